import {
  MOLECULE_FILTER_VALUES,
  MOLECULE_FILTERS,
  type MoleculeFilterName,
  type MoleculeFilters,
  type MoleculeListAnswer,
} from '@retron/contract';
import type { FilterOption } from '../../components/filters/FilterGroupSection.tsx';
import { FILTER_LABELS } from '../../texts/molecules.ts';

export const NO_FILTERS: MoleculeFilters = { tag: [], catalogue: [], used: [], origin: [], size: [], added: [] };

/** The filters an address names, each value once and in the order in which it is shown; what it names wrongly is as if absent. */
export function readFilters(search: URLSearchParams): MoleculeFilters {
  const chosenOf = <T extends string>(name: MoleculeFilterName, values: readonly T[]): readonly T[] => {
    const given = search.getAll(name);
    return values.filter((value) => given.includes(value));
  };
  return {
    tag: [...new Set(search.getAll('tag').filter((tag) => tag !== ''))],
    catalogue: chosenOf('catalogue', MOLECULE_FILTER_VALUES.catalogue),
    used: chosenOf('used', MOLECULE_FILTER_VALUES.used),
    origin: chosenOf('origin', MOLECULE_FILTER_VALUES.origin),
    size: chosenOf('size', MOLECULE_FILTER_VALUES.size),
    added: chosenOf('added', MOLECULE_FILTER_VALUES.added),
  };
}

export function writeFilters(filters: MoleculeFilters, search: URLSearchParams): void {
  for (const name of MOLECULE_FILTERS) {
    search.delete(name);
    for (const value of filters[name]) search.append(name, value);
  }
}

/** Those in use alone. */
export function filtersInUse(filters: MoleculeFilters): Partial<MoleculeFilters> {
  return Object.fromEntries(MOLECULE_FILTERS.filter((name) => filters[name].length > 0).map((name) => [name, filters[name]]));
}

/** The filters with one value put in or taken out. */
export function toggled(filters: MoleculeFilters, name: MoleculeFilterName, value: string): MoleculeFilters {
  const chosen: readonly string[] = filters[name];
  return { ...filters, [name]: chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value] };
}

/**
 * The values of a filter, each with its count: of tags those of the library and those that are chosen, of all others every one.
 *
 * @param list - null while it loads: only what is chosen is there then
 */
export function optionsOf(
  list: Pick<MoleculeListAnswer, 'tags' | 'counts'> | null,
  name: MoleculeFilterName,
  filters: MoleculeFilters,
): readonly FilterOption[] {
  const chosen: readonly string[] = filters[name];
  const found = new Map(list?.counts?.values[name].map(({ value, count }) => [value, count]));
  return valuesOf(list, name, chosen).map((value) => ({
    value,
    label: filterLabel(name, value),
    count: found.get(value) ?? 0,
    ...(list?.counts?.isComplete === false ? { isOrMore: true } : {}),
  }));
}

function valuesOf(list: Pick<MoleculeListAnswer, 'tags'> | null, name: MoleculeFilterName, chosen: readonly string[]): readonly string[] {
  if (list === null) return chosen;
  return name === 'tag' ? [...new Set([...list.tags.map(({ tag }) => tag), ...chosen])] : MOLECULE_FILTER_VALUES[name];
}

/** What a value is called on the screen. */
export function filterLabel(name: MoleculeFilterName, value: string): string {
  return name === 'tag' ? value : ((FILTER_LABELS[name] as Readonly<Record<string, string>>)[value] ?? value);
}

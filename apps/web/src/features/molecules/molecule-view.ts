import { MOLECULE_SEARCHES, type MoleculeFilters, type MoleculeSearch } from '@retron/contract';
import type { MoleculeListParameters } from '../../api/molecules.ts';
import type { CardsOrTable } from '../../components/LayoutSwitch.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/molecules.ts';
import { filtersInUse, readFilters, writeFilters } from './molecule-filters.ts';

/** What of the library is shown, as the address has it. */
export interface MoleculeView {
  readonly search: MoleculeSearch;
  readonly term: string;
  /** Per cent. */
  readonly similarity: number;
  readonly filters: MoleculeFilters;
  readonly sort: (typeof SORTS)[number]['value'];
  readonly layout: CardsOrTable;
  readonly page: number;
}

export const SORTS = [
  { value: 'added', label: texts.addedNewestFirst, sort: 'added', order: 'desc' },
  { value: 'name', label: common.name, sort: 'name', order: 'asc' },
  { value: 'weight', label: texts.massLightestFirst, sort: 'weight', order: 'asc' },
] as const;

const USUAL_SIMILARITY = 70;
/** A page of cards; the specification asks for 100. */
const PAGE_SIZE = 100;

const oneOf = <T extends string>(values: readonly T[], given: string | null, usual: T): T =>
  values.find((value) => value === given) ?? usual;

export function readMoleculeView(search: URLSearchParams): MoleculeView {
  const similarity = Number(search.get('similarity') ?? USUAL_SIMILARITY);
  return {
    search: oneOf(MOLECULE_SEARCHES, search.get('search'), 'name'),
    term: search.get('term') ?? '',
    similarity: Number.isInteger(similarity) && similarity >= 10 && similarity <= 100 ? similarity : USUAL_SIMILARITY,
    filters: readFilters(search),
    sort: oneOf(
      SORTS.map(({ value }) => value),
      search.get('sort'),
      'added',
    ),
    layout: search.get('layout') === 'table' ? 'table' : 'cards',
    page: Math.max(1, Math.floor(Number(search.get('page') ?? 1)) || 1),
  };
}

/** What goes without saying is left out. */
export function writeMoleculeView(view: MoleculeView, search: URLSearchParams): void {
  const put = (name: string, value: string, usual: string) => (value === usual ? search.delete(name) : search.set(name, value));
  put('search', view.search, 'name');
  put('term', view.term, '');
  put('similarity', String(view.similarity), String(USUAL_SIMILARITY));
  writeFilters(view.filters, search);
  put('sort', view.sort, 'added');
  put('layout', view.layout, 'cards');
  put('page', String(view.page), '1');
}

export function parametersOf({ search, term, similarity, filters, sort, page }: MoleculeView): MoleculeListParameters {
  const order = SORTS.find(({ value }) => value === sort) ?? SORTS[0];
  return {
    per_page: PAGE_SIZE,
    page,
    search,
    sort: order.sort,
    order: order.order,
    ...(term === '' ? {} : { term }),
    ...(search === 'similarity' ? { similarity } : {}),
    ...filtersInUse(filters),
    // Days are the reader's, as all dates that are shown.
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

export const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

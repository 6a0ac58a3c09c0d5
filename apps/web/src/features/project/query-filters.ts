import { ALGORITHMS, DIRECTIONS, type QueryCounts, type QueryFilter, RUN_MODES, STATUSES } from '@retron/contract';
import type { FilterOption } from '../../components/filters/FilterGroupSection.tsx';
import { precisionLabel } from '../../shared/queries/precision-label.ts';
import * as common from '../../texts/common.ts';
import { numberText } from '../../texts/numbers.ts';
import { nameIn, type ShownName, type ShownNames, versionName } from './shown-names.ts';

/** What the queries of a project can be narrowed by. Source: spec section 2, "Project page". */
export const FILTER_GROUPS = [
  'owner',
  'direction',
  'strategy',
  'run-mode',
  'suggestions',
  'libraries',
  'steps',
  'precision',
  'archived',
  'status',
  'version',
] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

/** Chosen values of each group; a group without any does not narrow. */
export type Filters = Readonly<Partial<Record<FilterGroup, readonly string[]>>>;

/** The name of each group in the calls of the server. */
const SERVER_NAMES: Readonly<Record<FilterGroup, QueryFilter>> = {
  owner: 'owner',
  direction: 'direction',
  strategy: 'strategy',
  'run-mode': 'mode',
  suggestions: 'breadth',
  libraries: 'library',
  steps: 'nsteps',
  precision: 'minlevels',
  archived: 'saved',
  status: 'status',
  version: 'version',
};

/** The chosen values as the server is asked for them. */
export function serverFilters(filters: Filters): Partial<Record<QueryFilter, readonly string[]>> {
  const inUse = FILTER_GROUPS.filter((group) => (filters[group] ?? []).length > 0);
  return Object.fromEntries(inUse.map((group) => [SERVER_NAMES[group], (filters[group] ?? []).map((value) => sentValue(group, value))]));
}

/** An address says `yes` and `no` where the server says 1 and 0. */
function sentValue(group: FilterGroup, value: string): string {
  if (group !== 'archived') return value;
  return value === 'yes' ? '1' : '0';
}

/** The values of a group that occur in the project, in their natural order, each with its count; a chosen value that none has is kept with 0. */
export function optionsOf(counts: QueryCounts | null, group: FilterGroup, filters: Filters, names: ShownNames): readonly FilterOption[] {
  const found = (counts?.values[SERVER_NAMES[group]] ?? []).map(({ value, count }) => ({ value: shownValue(group, value), count }));
  const missing = (filters[group] ?? []).filter((value) => !found.some((each) => each.value === value));
  const options = [...found, ...missing.map((value) => ({ value, count: 0 }))].map((each) => {
    const { short, full } = optionName(group, each.value, names);
    return { ...each, label: short, full };
  });
  return options
    .map(({ full, ...option }) => {
      const isAlike = options.some(({ value, label }) => value !== option.value && label === option.label);
      return { ...option, label: isAlike ? full : option.label, ...(full === option.label ? {} : { hint: full }) };
    })
    .sort((a, b) => compareOptions(group, a, b));
}

function shownValue(group: FilterGroup, value: string): string {
  if (group !== 'archived') return value;
  return value === '1' ? 'yes' : 'no';
}

/** The filters with one value put in or taken out. */
export function toggled(filters: Filters, group: FilterGroup, value: string): Filters {
  const chosen = filters[group] ?? [];
  return { ...filters, [group]: chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value] };
}

/** What a value is called on the screen. */
function optionName(group: FilterGroup, value: string, names: ShownNames): ShownName {
  if (group === 'owner') return nameIn(names.people, value);
  if (group === 'libraries') return nameIn(names.libraries, value);
  if (group === 'version') return versionName(value);
  const label = wordOf(group, value);
  return { short: label, full: label };
}

export const optionLabel = (group: FilterGroup, value: string, names: ShownNames): string => optionName(group, value, names).short;

function wordOf(group: Exclude<FilterGroup, 'owner' | 'libraries' | 'version'>, value: string): string {
  switch (group) {
    case 'direction':
      return labelIn(DIRECTIONS, value);
    case 'run-mode':
      return labelIn(RUN_MODES, value);
    case 'precision':
      return precisionLabel(Number(value));
    case 'suggestions':
    case 'steps':
      return numberText(Number(value));
    case 'archived':
      return value === 'yes' ? common.yes : common.no;
    case 'strategy':
    case 'status':
      return value;
  }
}

/** `OLD` is `Brute Force`; an unknown word stands for itself. */
export function algorithmLabel(algorithm: string): string {
  return labelIn(ALGORITHMS, algorithm);
}

function labelIn(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? value;
}

function compareOptions(group: FilterGroup, a: FilterOption, b: FilterOption): number {
  const order = VALUE_ORDERS[group];
  if (order) return order.indexOf(a.value) - order.indexOf(b.value);
  const by = group === 'owner' || group === 'libraries' ? 'label' : 'value';
  return a[by].localeCompare(b[by], 'en', { numeric: true });
}

/** Groups whose values have an order of their own. */
const VALUE_ORDERS: Readonly<Partial<Record<FilterGroup, readonly string[]>>> = {
  direction: Object.keys(DIRECTIONS),
  archived: ['yes', 'no'],
  status: STATUSES,
};

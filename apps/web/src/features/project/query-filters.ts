import { ALGORITHMS, DIRECTIONS, PRECISIONS, type QueryCounts, type QueryFilter, RUN_MODES, STATUSES } from '@retron/contract';
import type { FilterOption } from '../../components/filters/FilterGroupSection.tsx';
import * as common from '../../texts/common.ts';
import { numberText } from '../../texts/counts.ts';

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
export function optionsOf(counts: QueryCounts | null, group: FilterGroup, filters: Filters): readonly FilterOption[] {
  const found = (counts?.values[SERVER_NAMES[group]] ?? []).map(({ value, count }) => ({ value: shownValue(group, value), count }));
  const missing = (filters[group] ?? []).filter((value) => !found.some((each) => each.value === value));
  return [...found, ...missing.map((value) => ({ value, count: 0 }))]
    .map((each) => ({ ...each, label: optionLabel(group, each.value) }))
    .sort((a, b) => compareValues(group, a.value, b.value));
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
export function optionLabel(group: FilterGroup, value: string): string {
  switch (group) {
    case 'direction':
      return labelIn(DIRECTIONS, value);
    case 'run-mode':
      return labelIn(RUN_MODES, value);
    case 'precision':
      return labelIn(PRECISIONS, value);
    case 'suggestions':
    case 'steps':
      return numberText(Number(value));
    case 'archived':
      return value === 'yes' ? common.yes : common.no;
    case 'owner':
    case 'strategy':
    case 'libraries':
    case 'status':
    case 'version':
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

function compareValues(group: FilterGroup, a: string, b: string): number {
  const order = VALUE_ORDERS[group];
  if (order) return order.indexOf(a) - order.indexOf(b);
  return a.localeCompare(b, 'en', { numeric: true });
}

/** Groups whose values have an order of their own. */
const VALUE_ORDERS: Readonly<Partial<Record<FilterGroup, readonly string[]>>> = {
  direction: Object.keys(DIRECTIONS),
  archived: ['yes', 'no'],
  status: STATUSES,
};

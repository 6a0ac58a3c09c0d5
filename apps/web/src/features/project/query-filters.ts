import { ALGORITHMS, DIRECTIONS, PRECISIONS, type QuerySummary, RUN_MODES, STATUSES } from '@retron/contract';
import type { FilterOption } from '../../components/filters/FilterGroupSection.tsx';
import { numberText } from '../../components/text/counts.ts';

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

/** The values of one query in one group; several only for libraries. */
export function valuesOf(query: QuerySummary, group: FilterGroup): readonly string[] {
  switch (group) {
    case 'owner':
      return [query.user];
    case 'direction':
      return [query.direction];
    case 'strategy':
      return [query.strategy];
    case 'run-mode':
      return [query.mode];
    case 'suggestions':
      return [String(query.breadth)];
    case 'libraries':
      return query.library.split('|').filter((name) => name !== '');
    case 'steps':
      return [String(query.nsteps)];
    case 'precision':
      return [String(query.minlevels)];
    case 'archived':
      return [query.saved === 1 ? 'yes' : 'no'];
    case 'status':
      return [query.status];
    case 'version':
      return [query.version];
  }
}

/** Queries that pass every group and whose name or description holds the term. */
export function applyFilters(queries: readonly QuerySummary[], filters: Filters, term: string): readonly QuerySummary[] {
  return queries.filter((query) => passes(query, filters, null) && holdsTerm(query, term));
}

/** The values of a group that occur in the project, in their natural order, each with its count; values without a query are kept with 0. */
export function optionsOf(queries: readonly QuerySummary[], group: FilterGroup, filters: Filters, term: string): readonly FilterOption[] {
  const counts = new Map<string, number>();
  for (const query of queries) {
    const counts1 = passes(query, filters, group) && holdsTerm(query, term) ? 1 : 0;
    for (const value of valuesOf(query, group)) counts.set(value, (counts.get(value) ?? 0) + counts1);
  }
  for (const value of filters[group] ?? []) if (!counts.has(value)) counts.set(value, 0);
  return [...counts]
    .map(([value, count]) => ({ value, count, label: optionLabel(group, value) }))
    .sort((a, b) => compareValues(group, a.value, b.value));
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
      return value === 'yes' ? 'Yes' : 'No';
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

function passes(query: QuerySummary, filters: Filters, except: FilterGroup | null): boolean {
  return FILTER_GROUPS.every((group) => {
    const chosen = filters[group] ?? [];
    return group === except || chosen.length === 0 || valuesOf(query, group).some((value) => chosen.includes(value));
  });
}

function holdsTerm(query: QuerySummary, term: string): boolean {
  const wanted = term.trim().toLowerCase();
  return query.sessionid.toLowerCase().includes(wanted) || query.comment.toLowerCase().includes(wanted);
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

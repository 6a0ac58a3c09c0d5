import type { QuerySummary } from '@retron/contract';
import { FILTER_GROUPS, type Filters } from './query-filters.ts';

export const SORT_ORDERS = {
  newest: 'Created, newest first',
  oldest: 'Created, oldest first',
  name: 'Name, A to Z',
  'name-down': 'Name, Z to A',
  status: 'Status',
} as const;
export type SortOrder = keyof typeof SORT_ORDERS;
export type CardsOrTable = 'cards' | 'table';

/** How the reader looks at a project: all of it stands in the address, so that it can be shared. */
export interface ProjectView {
  readonly filters: Filters;
  /** Looked for in name and description. */
  readonly term: string;
  readonly sort: SortOrder;
  readonly layout: CardsOrTable;
}

/** The view an address names; what it names wrongly is as if absent. */
export function readView(search: URLSearchParams): ProjectView {
  const filters = Object.fromEntries(
    FILTER_GROUPS.map((group) => [group, search.getAll(group)] as const).filter(([, values]) => values.length > 0),
  );
  const sort = search.get('sort') ?? '';
  return {
    filters,
    term: search.get('term') ?? '',
    sort: isSortOrder(sort) ? sort : 'newest',
    layout: search.get('layout') === 'table' ? 'table' : 'cards',
  };
}

/** Writes a view into an address; what is usual is left out. */
export function writeView(view: ProjectView, search: URLSearchParams): void {
  for (const group of FILTER_GROUPS) {
    search.delete(group);
    for (const value of view.filters[group] ?? []) search.append(group, value);
  }
  setUnless(search, 'term', view.term, '');
  setUnless(search, 'sort', view.sort, 'newest');
  setUnless(search, 'layout', view.layout, 'cards');
}

/** The queries in the chosen order; the newer first where it leaves two equal. */
export function sorted(queries: readonly QuerySummary[], order: SortOrder): readonly QuerySummary[] {
  return [...queries].sort((a, b) => compare(a, b, order) || b.created.localeCompare(a.created) || b.id - a.id);
}

function compare(a: QuerySummary, b: QuerySummary, order: SortOrder): number {
  switch (order) {
    case 'newest':
      return b.created.localeCompare(a.created);
    case 'oldest':
      return a.created.localeCompare(b.created);
    case 'name':
      return a.sessionid.localeCompare(b.sessionid, 'en', { numeric: true });
    case 'name-down':
      return b.sessionid.localeCompare(a.sessionid, 'en', { numeric: true });
    case 'status':
      return a.status.localeCompare(b.status, 'en');
  }
}

function isSortOrder(text: string): text is SortOrder {
  return Object.hasOwn(SORT_ORDERS, text);
}

function setUnless(search: URLSearchParams, name: string, value: string, usual: string): void {
  if (value === usual) search.delete(name);
  else search.set(name, value);
}

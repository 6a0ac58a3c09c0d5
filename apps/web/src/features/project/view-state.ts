import type { QuerySearch } from '../../api/list-queries.ts';
import type { CardsOrTable } from '../../components/LayoutSwitch.tsx';
import { SORT_ORDERS } from '../../texts/project/project.ts';
import { FILTER_GROUPS, type Filters, serverFilters } from './query-filters.ts';

export type SortOrder = keyof typeof SORT_ORDERS;

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

const SERVER_ORDERS: Readonly<Record<SortOrder, Pick<QuerySearch, 'sort' | 'order'>>> = {
  newest: { sort: 'created', order: 'desc' },
  oldest: { sort: 'created', order: 'asc' },
  name: { sort: 'name', order: 'asc' },
  'name-down': { sort: 'name', order: 'desc' },
  status: { sort: 'status', order: 'asc' },
};

/** What the server is asked for to show a view. */
export function searchOfView({ filters, term, sort }: Pick<ProjectView, 'filters' | 'term' | 'sort'>): QuerySearch {
  const wanted = term.trim();
  return { ...SERVER_ORDERS[sort], ...(wanted === '' ? {} : { term: wanted }), ...serverFilters(filters) };
}

function isSortOrder(text: string): text is SortOrder {
  return Object.hasOwn(SORT_ORDERS, text);
}

function setUnless(search: URLSearchParams, name: string, value: string, usual: string): void {
  if (value === usual) search.delete(name);
  else search.set(name, value);
}

import { PROJECT_SORTS, type ProjectFilterWords, readProjectFilter, writeProjectFilter } from '@retron/contract';
import { SEARCH_FIELDS } from '../../texts/projects.ts';

export const PAGE_SIZE = 20;

export type ProjectSort = Exclude<(typeof PROJECT_SORTS)[number], 'id'>;

export type SearchField = keyof typeof SEARCH_FIELDS;

/** How the reader looks at the list of projects: all of it stands in the address. */
export interface ProjectsView {
  /** From 1. */
  readonly page: number;
  readonly sort: ProjectSort;
  readonly order: 'asc' | 'desc';
  readonly field: SearchField;
  readonly term: string;
  readonly filter: ProjectFilterWords;
}

/** The view an address names; what it names wrongly is as if absent. */
export function readProjectsView(search: URLSearchParams): ProjectsView {
  const page = Number(search.get('page') ?? '1');
  const sort = search.get('sort') ?? '';
  const field = search.get('search') ?? '';
  const usedSort = isSort(sort) ? sort : 'changed';
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: usedSort,
    order: search.get('order') === 'asc' || search.get('order') === 'desc' ? (search.get('order') as 'asc' | 'desc') : usualOrder(usedSort),
    field: isKey(SEARCH_FIELDS, field) ? field : 'name',
    term: search.get('term') ?? '',
    filter: readProjectFilter(search.get('filter') ?? '') ?? {},
  };
}

/** Writes a view into an address; what is usual is left out. */
export function writeProjectsView(view: ProjectsView, search: URLSearchParams): void {
  const values: readonly (readonly [string, string, string])[] = [
    ['page', String(view.page), '1'],
    ['sort', view.sort, 'changed'],
    ['order', view.order, usualOrder(view.sort)],
    ['search', view.field, 'name'],
    ['term', view.term, ''],
    ['filter', writeProjectFilter(view.filter), ''],
  ];
  for (const [name, value, usual] of values) {
    if (value === usual) search.delete(name);
    else search.set(name, value);
  }
}

/** Names from A, times from the newest; the same column again turns the order round. */
export function sortedBy(view: ProjectsView, sort: ProjectSort): ProjectsView {
  const order = view.sort === sort ? (view.order === 'asc' ? 'desc' : 'asc') : usualOrder(sort);
  return { ...view, sort, order, page: 1 };
}

export function usualOrder(sort: ProjectSort): 'asc' | 'desc' {
  return sort === 'name' || sort === 'description' || sort === 'owner' ? 'asc' : 'desc';
}

const isSort = (text: string): text is ProjectSort => text !== 'id' && PROJECT_SORTS.some((sort) => sort === text);

function isKey<Table extends object>(table: Table, text: string): text is Extract<keyof Table, string> {
  return Object.hasOwn(table, text);
}

import { type QueryFilter, type QueryListAnswer, queryCalls } from '@retron/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** Which queries, in which order; a filter with several values lets a query pass that has any of them. */
export interface QuerySearch extends Readonly<Partial<Record<QueryFilter, readonly string[]>>> {
  readonly projectid?: number;
  /** Looked for in name and description. */
  readonly term?: string;
  readonly sort?: 'created' | 'name' | 'status';
  readonly order?: 'asc' | 'desc';
}

export interface QueryListParameters extends QuerySearch {
  readonly counts?: 'yes' | 'no';
  readonly per_page?: number;
  readonly page?: number;
}

/** Queries on a page of a list that goes on. Source: spec section 9, "Lists and others". */
const PAGE_SIZE = 100;

function fetchQueries(parameters: QueryListParameters, signal: AbortSignal): Promise<QueryListAnswer> {
  return call(queryCalls.list, { query: { ...parameters }, signal });
}

/** One page of the queries the reader may see, newest first unless asked otherwise. */
export function queryListOptions(parameters: QueryListParameters) {
  return queryOptions({
    queryKey: keys.queryList(parameters),
    queryFn: ({ signal }) => fetchQueries(parameters, signal),
  });
}

/** The same page by page, as far as the reader goes; the first page counts the values of every filter. */
export function queryPagesOptions(search: QuerySearch) {
  return infiniteQueryOptions({
    queryKey: keys.queryPages(search),
    queryFn: ({ signal, pageParam }) =>
      fetchQueries({ ...search, counts: pageParam === 1 ? 'yes' : 'no', per_page: PAGE_SIZE, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.total ? pages.length + 1 : undefined),
  });
}

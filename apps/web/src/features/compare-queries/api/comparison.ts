import { comparisonCalls } from '@retron/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { keys } from '../../../api/keys.ts';

const PAGE_SIZE = 50;

/** Queries that one can be compared with, page by page. @param term - looked for in name and description; empty for all */
export function comparableOptions(queryId: number, term: string) {
  return infiniteQueryOptions({
    queryKey: keys.comparable(queryId, term),
    queryFn: ({ signal, pageParam }) =>
      call(comparisonCalls.listComparable, { params: { id: queryId }, query: { term, per_page: PAGE_SIZE, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.total ? pages.length + 1 : undefined),
  });
}

/** Everything that a query found, without the evidence. It is asked for again only when the page is opened anew. */
export function queryGraphOptions(queryId: number) {
  return queryOptions({
    queryKey: keys.queryGraph(queryId),
    queryFn: ({ signal }) => call(comparisonCalls.getGraph, { params: { id: queryId }, signal }),
    refetchOnWindowFocus: false,
    // Thousands of suggestions are cheaper put in place of the old ones than compared with them one by one.
    structuralSharing: false,
  });
}

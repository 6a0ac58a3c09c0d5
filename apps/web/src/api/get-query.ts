import { treeCalls } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** One query with its target and the whole first level of its tree. Never asked for again by itself: while it is Busy the server tells what grew. */
export function queryDetailOptions(queryId: number) {
  return queryOptions({
    queryKey: keys.query(queryId),
    queryFn: ({ signal }) => call(treeCalls.getQuery, { params: { id: queryId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

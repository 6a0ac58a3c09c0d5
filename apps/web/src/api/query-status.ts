import { queryCalls } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** Whether a query still runs, how far it is, and where its tree grew after suggestion `since`. */
export function queryStatusOptions(queryId: number, since?: number) {
  return queryOptions({
    queryKey: keys.queryStatus(queryId),
    queryFn: ({ signal }) => call(queryCalls.getStatus, { params: { id: queryId }, query: { since }, signal }),
  });
}

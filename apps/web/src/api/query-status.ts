import { queryStatusAnswer } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** Whether a query still runs, and how far it is. */
export function queryStatusOptions(queryId: number) {
  return queryOptions({
    queryKey: keys.queryStatus(queryId),
    queryFn: ({ signal }) => call({ path: `/app/api/queries/${queryId}/status`, answer: queryStatusAnswer, signal }),
  });
}

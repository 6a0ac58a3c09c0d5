import { queryListAnswer } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

export interface QueryListParameters {
  readonly projectid?: number;
  readonly per_page?: number;
  readonly page?: number;
}

/** Queries the reader may see, newest first. */
export function queryListOptions(parameters: QueryListParameters) {
  return queryOptions({
    queryKey: keys.queryList(parameters),
    queryFn: ({ signal }) => call({ path: '/app/api/queries', search: { ...parameters }, answer: queryListAnswer, signal }),
  });
}

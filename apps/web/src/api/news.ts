import { newsCalls } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

export interface NewsParameters {
  readonly per_page: number;
  readonly page: number;
  /** Looked for in the titles; all news without. */
  readonly term?: string;
}

/** One page of news, newest first. */
export function newsOptions(parameters: NewsParameters) {
  return queryOptions({
    queryKey: keys.news(parameters),
    queryFn: ({ signal }) => call(newsCalls.list, { query: { ...parameters, order: 'desc', sort: 'id' }, signal }),
    staleTime: 60_000,
  });
}

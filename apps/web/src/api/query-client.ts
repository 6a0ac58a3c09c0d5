import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { reportAccessError } from './access-watch.ts';
import { ApiError } from './api-error.ts';
import { keys } from './keys.ts';
import { markOutdatedQueries } from './outdated-queries.ts';

/** Attempts after the first: only where trying again can help. */
const RETRIES = 2;

function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= RETRIES) return false;
  return error instanceof ApiError && (error.kind === 'no-response' || error.kind === 'server');
}

/** The cache of all server data. Refusals of access anywhere are told to the access watch, lists correct what is kept of single queries. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => reportAccessError(error, query.meta),
      onSuccess: (data, query) => {
        const isList = keys.queryLists.every((part, index) => query.queryKey[index] === part);
        if (isList) markOutdatedQueries(client, data as Parameters<typeof markOutdatedQueries>[1]);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, _result, mutation) => reportAccessError(error, mutation.meta),
    }),
    defaultOptions: { queries: { retry: shouldRetry, staleTime: 10_000, refetchOnWindowFocus: true } },
  });
  return client;
}

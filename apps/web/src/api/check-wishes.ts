import { type RouteWishes, referenceCalls } from '@retron/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** What of the structures and names that are to be avoided or to be had a start would refuse, and why. */
export function wishErrorsOptions({ avoid, require }: Pick<RouteWishes, 'avoid' | 'require'>) {
  return queryOptions({
    queryKey: keys.wishErrors(avoid, require),
    queryFn: async ({ signal }) => (await call(referenceCalls.checkWishes, { body: { avoid, require }, signal })).errors,
    enabled: avoid.length + require.length > 0,
    // What was said of the last list stands for those that are in this one too.
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

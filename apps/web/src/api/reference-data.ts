import { algorithmEntry, autorunMode, libraryEntry, strategyDetail, strategyEntry } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** Lists that change with a release of the server, not while one works. */
const STALE_MS = 300_000;

export const librariesOptions = queryOptions({
  queryKey: keys.libraries,
  queryFn: ({ signal }) => call({ path: '/app/api/libraries', answer: z.array(libraryEntry), signal }),
  staleTime: STALE_MS,
});

export const algorithmsOptions = queryOptions({
  queryKey: keys.algorithms,
  queryFn: ({ signal }) => call({ path: '/app/api/algorithms', answer: z.array(algorithmEntry), signal }),
  staleTime: STALE_MS,
});

export const strategiesOptions = queryOptions({
  queryKey: keys.strategies,
  queryFn: ({ signal }) => call({ path: '/app/api/v2/strategies', answer: z.array(strategyEntry), signal }),
  staleTime: STALE_MS,
});

/** A strategy with its clauses. */
export function strategyDetailOptions(strategyId: number) {
  return queryOptions({
    queryKey: keys.strategy(strategyId),
    queryFn: ({ signal }) => call({ path: `/app/api/v2/strategies/${strategyId}`, answer: strategyDetail, signal }),
    staleTime: STALE_MS,
  });
}

export const autorunModesOptions = queryOptions({
  queryKey: keys.autorunModes,
  queryFn: ({ signal }) => call({ path: '/app/api/queries/autorunlist', answer: z.array(autorunMode), signal }),
  staleTime: STALE_MS,
});

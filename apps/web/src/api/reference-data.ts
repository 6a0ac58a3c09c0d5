import { queryCalls, referenceCalls, strategyCalls } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** Lists that change with a release of the server, not while one works. */
const STALE_MS = 300_000;
/** Libraries are switched on and off. */
const LIBRARIES_STALE_MS = 15_000;

export const librariesOptions = queryOptions({
  queryKey: keys.libraries,
  queryFn: ({ signal }) => call(referenceCalls.listLibraries, { signal }),
  staleTime: LIBRARIES_STALE_MS,
});

/** Catalogues of starting materials, which are switched on and off as libraries are. */
export const catalogsOptions = queryOptions({
  queryKey: keys.installedCatalogs,
  queryFn: ({ signal }) => call(referenceCalls.listInstalledCatalogs, { signal }),
  staleTime: LIBRARIES_STALE_MS,
});

/** Reagents of which it is known what they make. */
export const reagentsOptions = queryOptions({
  queryKey: keys.reagents,
  queryFn: ({ signal }) => call(referenceCalls.listReagents, { signal }),
  staleTime: STALE_MS,
});

export const algorithmsOptions = queryOptions({
  queryKey: keys.algorithms,
  queryFn: ({ signal }) => call(referenceCalls.listAlgorithms, { signal }),
  staleTime: STALE_MS,
});

export const strategiesOptions = queryOptions({
  queryKey: keys.strategies,
  queryFn: ({ signal }) => call(strategyCalls.list, { signal }),
  staleTime: STALE_MS,
});

/** A strategy with its clauses. */
export function strategyDetailOptions(strategyId: number) {
  return queryOptions({
    queryKey: keys.strategy(strategyId),
    queryFn: ({ signal }) => call(strategyCalls.get, { params: { id: strategyId }, signal }),
    staleTime: STALE_MS,
  });
}

export const autorunModesOptions = queryOptions({
  queryKey: keys.autorunModes,
  queryFn: ({ signal }) => call(queryCalls.listModes, { signal }),
  staleTime: STALE_MS,
});

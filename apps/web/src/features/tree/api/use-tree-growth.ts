import type { QueryAnswer, QueryGrowth } from '@retron/contract';
import type { StructureId } from '@retron/tree';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { keys } from '../../../api/keys.ts';
import type { GrowthReader } from '../../../api/use-query-progress.ts';

/** Milliseconds between two looks at a tree that is growing: often enough to watch, seldom enough to read. */
const REFRESH_MS = 1500;

/** What the server told of a tree since it was loaded. */
interface GrownTree {
  /** The newest suggestion told of. */
  readonly upTo: number;
  /** How many suggestions each structure has that got some. */
  readonly counts: ReadonlyMap<StructureId, number>;
}

const NOT_GROWN: ReadonlyMap<StructureId, number> = new Map();

/** How many suggestions structures have got since the tree was loaded. */
export function useGrownTree(queryId: number): ReadonlyMap<StructureId, number> {
  const { data } = useQuery<GrownTree>({ queryKey: keys.queryGrowth(queryId), queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY });
  return data?.counts ?? NOT_GROWN;
}

/**
 * Keeps the tree of a running query up to date by what the server tells of its growth: only what grew is fetched, and of that
 * only what is open. The first growth is taken at once, what follows is gathered.
 */
export function useGrowthReader({ id: queryId, suggestions }: Pick<QueryAnswer, 'id' | 'suggestions'>): GrowthReader {
  const client = useQueryClient();
  const gathered = useRef<QueryGrowth[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const pulse = useCallback(() => {
    timer.current = undefined;
    const growths = gathered.current;
    if (growths.length === 0) return;
    gathered.current = [];
    for (const growth of growths) noteGrowth(client, queryId, growth);
    fetchGrown(client, queryId, growths);
    timer.current = setTimeout(pulse, REFRESH_MS);
  }, [client, queryId]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      gathered.current = [];
    },
    [],
  );

  return useMemo(
    () => ({
      since: () => Math.max(suggestions, client.getQueryData<GrownTree>(keys.queryGrowth(queryId))?.upTo ?? 0),
      onGrowth: (growth) => {
        if (growth.structures !== 'all' && growth.structures.length === 0) return;
        gathered.current.push(growth);
        if (timer.current === undefined) pulse();
      },
    }),
    [client, queryId, suggestions, pulse],
  );
}

/** A tree that was begun anew is loaded whole, so that nothing of it needs to be noted. */
function noteGrowth(client: QueryClient, queryId: number, { upTo, structures }: QueryGrowth): void {
  client.setQueryData<GrownTree>(keys.queryGrowth(queryId), (before) => {
    if (structures === 'all') return { upTo, counts: NOT_GROWN };
    const counts = new Map(before?.counts);
    for (const { sid, suggestions } of structures) counts.set(sid, suggestions);
    return { upTo, counts };
  });
}

/** Fetches the suggestions of the structures that grew, where they are open; the others are fetched when they are opened. */
function fetchGrown(client: QueryClient, queryId: number, growths: readonly QueryGrowth[]): void {
  const grown = growths.flatMap(({ structures }) => (structures === 'all' ? [] : structures));
  const isAll = growths.some(({ structures }) => structures === 'all');
  const target = client.getQueryData<QueryAnswer>(keys.query(queryId))?.tree?.sid;
  if (isAll || target === undefined || grown.some(({ sid }) => sid === target)) {
    void client.invalidateQueries({ queryKey: keys.query(queryId), exact: true });
  }
  if (isAll) void client.invalidateQueries({ queryKey: keys.allChildren(queryId) });
  else
    for (const sid of new Set(grown.map((each) => each.sid))) void client.invalidateQueries({ queryKey: keys.queryChildren(queryId, sid) });
}

import {
  type QueryGrowth,
  type QueryProgress,
  type QueryStatus,
  type QueryStatusAnswer,
  type QueryWaiting,
  STATUS_POLL_MS,
} from '@retron/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from './api-error.ts';
import { keys } from './keys.ts';
import { followQuery } from './query-events.ts';
import { queryStatusOptions } from './query-status.ts';

export interface QueryState {
  readonly status: QueryStatus;
  readonly progress: QueryProgress;
  readonly message: string | null;
  /** Only while it waits to be planned. */
  readonly waiting?: QueryWaiting | undefined;
  /** Nothing answered when it was last asked: this is what was known before. */
  readonly isConnectionLost?: boolean;
}

/** Whoever shows the tree of a query and so must know where it grows. */
export interface GrowthReader {
  /** The newest suggestion the reader knows of, asked whenever the query is Busy anew. */
  readonly since: () => number;
  readonly onGrowth: (growth: QueryGrowth) => void;
}

/**
 * Keeps the state of a query up to date while it is Busy: by its event stream, or every 5 s where there is none.
 * When it ends, the lists of queries and this query's own facts are loaded again; of other queries, and of the tree that
 * was told while it grew, nothing is. While nothing answers, the last known state stays, and says so.
 *
 * @param known - the state as the list or the query's own call told it
 */
export function useQueryProgress(queryId: number, known: QueryState, reader?: GrowthReader): QueryState {
  const client = useQueryClient();
  /** What came since the query was known to be Busy; what an earlier run ended with is never taken for it. */
  const [told, setTold] = useState<QueryState | null>(null);
  const [isConnectionLost, setIsConnectionLost] = useState(false);
  const isKnownBusy = known.status === 'Busy';
  const current = isKnownBusy && told ? told : known;
  const hasEnded = isKnownBusy && current.status !== 'Busy';
  const latestReader = useRef(reader);
  latestReader.current = reader;

  useEffect(() => {
    if (!isKnownBusy) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    let since = latestReader.current?.since();
    const take = (status: QueryStatusAnswer) => {
      if (isOver) return;
      if (status.growth) {
        since = status.growth.upTo;
        latestReader.current?.onGrowth(status.growth);
      }
      setTold(status);
      setIsConnectionLost(false);
    };
    const ask = async () => {
      try {
        // Asked once, and without a network too, where it would be waited for: what is lost is to be known at once.
        const asked = { ...queryStatusOptions(queryId, since), staleTime: 0, retry: false, networkMode: 'always' } as const;
        take(await client.fetchQuery(asked));
      } catch (error) {
        // The last known state stays and the next question is due in 5 s; a missing session is reported by the query cache.
        if (!isOver && error instanceof ApiError) setIsConnectionLost(error.kind === 'no-response' || error.kind === 'server');
      }
    };
    const unfollow = followQuery(queryId, {
      since,
      onStatus: take,
      onUnavailable: () => {
        void ask();
        timer = setInterval(() => void ask(), STATUS_POLL_MS);
      },
    });
    return () => {
      isOver = true;
      unfollow();
      clearInterval(timer);
      setTold(null);
      setIsConnectionLost(false);
    };
  }, [client, queryId, isKnownBusy]);

  useEffect(() => {
    if (!hasEnded) return;
    void client.invalidateQueries({ queryKey: keys.queryLists });
    void reloadStale(client, queryId);
  }, [client, queryId, hasEnded]);

  return isConnectionLost && !hasEnded ? { ...current, isConnectionLost } : current;
}

/** Loads the facts of a query again, and of what else is shown of it only what has been marked as stale. */
async function reloadStale(client: QueryClient, queryId: number): Promise<void> {
  const queryKey = keys.query(queryId);
  await client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  await client.refetchQueries({ queryKey, type: 'active', stale: true });
}

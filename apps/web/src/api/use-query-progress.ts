import { type QueryProgress, type QueryStatus, STATUS_POLL_MS } from '@retron/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keys } from './keys.ts';
import { followQuery } from './query-events.ts';
import { queryStatusOptions } from './query-status.ts';

export interface QueryState {
  readonly status: QueryStatus;
  readonly progress: QueryProgress;
  readonly message: string | null;
}

/**
 * Keeps the state of a query up to date while it is Busy: by its event stream, or every 5 s where there is none.
 * When it ends, everything that shows queries is loaded again.
 *
 * @param known - the state as the list or the query's own call told it
 */
export function useQueryProgress(queryId: number, known: QueryState): QueryState {
  const client = useQueryClient();
  /** What came since the query was known to be Busy; what an earlier run ended with is never taken for it. */
  const [told, setTold] = useState<QueryState | null>(null);
  const isKnownBusy = known.status === 'Busy';
  const current = isKnownBusy && told ? told : known;
  const hasEnded = isKnownBusy && current.status !== 'Busy';

  useEffect(() => {
    if (!isKnownBusy) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    const ask = async () => {
      try {
        const status = await client.fetchQuery({ ...queryStatusOptions(queryId), staleTime: 0 });
        if (!isOver) setTold(status);
      } catch {
        // The last known state stays and the next question is due in 5 s; a missing session is reported by the query cache.
      }
    };
    const unfollow = followQuery(queryId, {
      onStatus: setTold,
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
    };
  }, [client, queryId, isKnownBusy]);

  useEffect(() => {
    if (!hasEnded) return;
    void client.invalidateQueries({ queryKey: keys.queries });
    void client.invalidateQueries({ queryKey: keys.projects });
  }, [client, hasEnded]);

  return current;
}

import { type QueryProgress, type QueryStatus, STATUS_POLL_MS } from '@retron/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
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
 */
export function useQueryProgress(queryId: number, known: QueryState): QueryState {
  const client = useQueryClient();
  const [isPolling, setIsPolling] = useState(false);
  const isKnownBusy = known.status === 'Busy';
  const latest = useQuery({
    ...queryStatusOptions(queryId),
    enabled: isKnownBusy && isPolling,
    refetchInterval: (query) => (query.state.data && query.state.data.status !== 'Busy' ? false : STATUS_POLL_MS),
  });
  const current: QueryState = isKnownBusy && latest.data ? latest.data : known;
  const hasEnded = isKnownBusy && current.status !== 'Busy';

  useEffect(() => {
    if (!isKnownBusy) return;
    const { queryKey } = queryStatusOptions(queryId);
    // What an earlier run of the same query ended with says nothing about this one.
    if (client.getQueryData(queryKey)?.status !== 'Busy') client.removeQueries({ queryKey, exact: true });
    return followQuery(queryId, {
      onStatus: (status) => client.setQueryData(queryKey, status),
      onUnavailable: () => setIsPolling(true),
    });
  }, [client, queryId, isKnownBusy]);

  useEffect(() => {
    if (!hasEnded) return;
    void client.invalidateQueries({ queryKey: keys.queries });
    void client.invalidateQueries({ queryKey: keys.projects });
  }, [client, hasEnded]);

  return current;
}

import { type QuerySummary, STATUS_POLL_MS } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { queryListOptions } from '../../api/list-queries.ts';
import { sessionOptions } from '../../api/session.ts';
import type { Visits } from './last-visit.ts';

/** Of the reader's newest queries, so many are watched. */
const MOST_WATCHED = 100;
/** Milliseconds between two looks while none of them runs: one may be started from another window. */
const IDLE_POLL_MS = 60_000;

/** A query that has ended, with the time. */
export type FinishedQuery = QuerySummary & { readonly finished: string };

/** Those that have ended, the last first. */
export function finishedQueries(queries: readonly QuerySummary[]): readonly FinishedQuery[] {
  const isFinished = (query: QuerySummary): query is FinishedQuery => query.status !== 'Busy' && query.finished !== null;
  return queries.filter(isFinished).sort((a, b) => (a.finished < b.finished ? 1 : -1));
}

/** How many ended after a time; none where it is not known. */
export function countFinishedAfter(queries: readonly QuerySummary[], time: string | null): number {
  return time === null ? 0 : finishedQueries(queries).filter(({ finished }) => finished > time).length;
}

/** Whether the reader opened it since it ended. */
export function isSeen({ id, finished }: FinishedQuery, visits: Visits | null): boolean {
  return finished <= (visits?.seenEnds[id] ?? '');
}

/** The reader's own newest queries, looked at again as often as a running query asks for; also while the window is hidden. */
export function useOwnQueries(): readonly QuerySummary[] | null {
  const { data: session } = useQuery(sessionOptions);
  const username = session?.username ?? '';
  const { data } = useQuery({
    ...queryListOptions({ owner: [username], per_page: MOST_WATCHED }),
    enabled: username !== '',
    refetchInterval: ({ state }) => (state.data?.queries.some(({ status }) => status === 'Busy') ? STATUS_POLL_MS : IDLE_POLL_MS),
    refetchIntervalInBackground: true,
  });
  return data?.queries ?? null;
}

import type { QuerySummary } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionOptions } from '../../api/session.ts';
import { markSeen } from './last-visit.ts';

/** A query that is looked at is new no more. */
export function useSeenEnd({ id, status, finished }: Pick<QuerySummary, 'id' | 'status' | 'finished'>): void {
  const { data: session } = useQuery(sessionOptions);
  const username = session?.username;
  useEffect(() => {
    if (username !== undefined && status !== 'Busy' && finished !== null) markSeen(username, id, finished);
  }, [username, id, status, finished]);
}

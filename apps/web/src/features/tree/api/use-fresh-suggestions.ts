import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keys } from '../../../api/keys.ts';
import { queryStatusOptions } from '../../../api/query-status.ts';

/** Milliseconds between two loads of a tree that is still growing: often enough to watch, seldom enough to read. */
const REFRESH_MS = 1500;

/** While a query runs, loads its tree again whenever suggestions were found since the last time. */
export function useFreshSuggestions(queryId: number, isBusy: boolean, suggestionsFound: number): void {
  const client = useQueryClient();
  const loadedFor = useRef(suggestionsFound);
  const latest = useRef(suggestionsFound);
  latest.current = suggestionsFound;

  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => {
      if (latest.current === loadedFor.current) return;
      loadedFor.current = latest.current;
      const status = queryStatusOptions(queryId).queryKey;
      void client.invalidateQueries({
        queryKey: keys.query(queryId),
        predicate: ({ queryKey }) => queryKey.length === keys.query(queryId).length || (queryKey[3] === 'children' && queryKey !== status),
      });
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [client, queryId, isBusy]);
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keys } from '../../../api/keys.ts';

/** Milliseconds between two loads of a tree that is still growing: often enough to watch, seldom enough to read. */
const REFRESH_MS = 1500;

/** While a query runs, loads its tree again whenever suggestions were found since the last time; the first ones at once. */
export function useFreshSuggestions(queryId: number, isBusy: boolean, suggestionsFound: number): void {
  const client = useQueryClient();
  const loadedFor = useRef(suggestionsFound);
  const latest = useRef(suggestionsFound);
  latest.current = suggestionsFound;
  const hasSome = suggestionsFound > 0;

  useEffect(() => {
    if (!hasSome || loadedFor.current > 0) return;
    loadedFor.current = latest.current;
    loadAgain(client, queryId);
  }, [client, queryId, hasSome]);

  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => {
      if (latest.current === loadedFor.current) return;
      loadedFor.current = latest.current;
      loadAgain(client, queryId);
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [client, queryId, isBusy]);
}

/** The query with its first level, and the children that were loaded; not its status, which is followed apart. */
function loadAgain(client: QueryClient, queryId: number): void {
  const own = keys.query(queryId);
  void client.invalidateQueries({
    queryKey: own,
    predicate: ({ queryKey }) => queryKey.length === own.length || queryKey[own.length] === 'children',
  });
}

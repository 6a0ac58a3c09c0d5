import type { QuerySummary } from '@retron/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { isAccessError, reasonOf } from '../../api/api-error.ts';
import { deleteQuery } from '../../api/delete-query.ts';
import { keys } from '../../api/keys.ts';
import { toasts } from '../toast/toast-store.ts';

/** Queries that are deleted for the reader, while Undo is on offer and until the server has forgotten them. */
let hidden: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

function setHidden(queryId: number, isHidden: boolean): void {
  const next = new Set(hidden);
  if (isHidden) next.add(queryId);
  else next.delete(queryId);
  hidden = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Takes a query out of sight at once; the server is told when Undo is over, or when the page is left. */
function deleteWithUndo(client: QueryClient, query: Pick<QuerySummary, 'id' | 'sessionid'>): void {
  setHidden(query.id, true);
  const settle = () => {
    window.removeEventListener('pagehide', toasts.close);
    deleteQuery(query.id).then(
      async () => {
        await client.invalidateQueries({ queryKey: keys.queries });
        await client.invalidateQueries({ queryKey: keys.projects });
        setHidden(query.id, false);
      },
      (error: unknown) => {
        setHidden(query.id, false);
        if (!isAccessError(error)) toasts.error(`Query “${query.sessionid}” could not be deleted. ${reasonOf(error)}`);
      },
    );
  };
  const undo = () => {
    window.removeEventListener('pagehide', toasts.close);
    setHidden(query.id, false);
  };
  window.addEventListener('pagehide', toasts.close);
  toasts.undoable(`Query “${query.sessionid}” deleted`, undo, settle);
}

export function useDeleteQuery(): (query: Pick<QuerySummary, 'id' | 'sessionid'>) => void {
  const client = useQueryClient();
  return (query) => deleteWithUndo(client, query);
}

/** The queries without those that are being deleted. */
export function useRemaining<Query extends { readonly id: number }>(queries: readonly Query[]): readonly Query[] {
  const present = useSyncExternalStore(subscribe, () => hidden);
  return useMemo(() => queries.filter((query) => !present.has(query.id)), [queries, present]);
}

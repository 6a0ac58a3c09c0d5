import type { QueryListAnswer, QuerySummary } from '@retron/contract';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { isAccessError, reasonOf } from '../../api/api-error.ts';
import { deleteQuery } from '../../api/delete-query.ts';
import { keys } from '../../api/keys.ts';
import { restoreQuery } from '../../api/restore-query.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/shared/queries.ts';

type NamedQuery = Pick<QuerySummary, 'id' | 'sessionid'>;

/** Deletes a query at once and offers to undo it. */
export function useDeleteQuery(): (query: NamedQuery) => void {
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: (query: NamedQuery) => restoreQuery(query.id),
    onSuccess: (name, { sessionid }) => {
      if (name !== sessionid) toasts.notice(texts.restoredAs(sessionid, name));
    },
    onError: (error, query) => showFailure(texts.notRestored(query.sessionid), error),
    onSettled: () => reloadLists(client),
  });
  const remove = useMutation({
    mutationFn: (query: NamedQuery) => deleteQuery(query.id),
    onMutate: (query) => takeOutOfLists(client, query.id),
    onSuccess: (_answer, query) => toasts.undoable(texts.queryDeleted(query.sessionid), () => restore.mutate(query)),
    onError: (error, query) => showFailure(texts.notDeleted(query.sessionid), error),
    onSettled: () => reloadLists(client),
  });
  return remove.mutate;
}

/** The card goes before the server has answered. */
async function takeOutOfLists(client: QueryClient, queryId: number): Promise<void> {
  await client.cancelQueries({ queryKey: keys.queryLists });
  const without = (page: QueryListAnswer): QueryListAnswer => {
    const queries = page.queries.filter((query) => query.id !== queryId);
    return { ...page, queries, total: page.total - (page.queries.length - queries.length) };
  };
  client.setQueriesData<QueryListAnswer | InfiniteData<QueryListAnswer>>({ queryKey: keys.queryLists }, (list) => {
    if (list === undefined) return undefined;
    return 'pages' in list ? { ...list, pages: list.pages.map(without) } : without(list);
  });
}

async function reloadLists(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: keys.queryLists }), client.invalidateQueries({ queryKey: keys.projects })]);
}

function showFailure(what: string, error: unknown): void {
  if (!isAccessError(error)) toasts.error(`${what} ${reasonOf(error)}`);
}

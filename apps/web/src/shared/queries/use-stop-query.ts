import type { QuerySummary } from '@retron/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isAccessError, reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { stopQuery } from '../../api/stop-query.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/shared/queries.ts';

/** Whether the reader may stop it: who may change it, and who continued it. */
export const mayStop = (query: Pick<QuerySummary, 'mayEdit' | 'mayStop'>): boolean => query.mayEdit || query.mayStop === true;

/** Stops a running query; what it found so far stays. */
export function useStopQuery() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (query: { readonly id: number; readonly sessionid: string }) => stopQuery(query.id),
    onSuccess: (_answer, query) => toasts.message(texts.queryStopped(query.sessionid)),
    onError: (error) => {
      if (!isAccessError(error)) toasts.error(reasonOf(error));
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.queryLists }),
  });
}

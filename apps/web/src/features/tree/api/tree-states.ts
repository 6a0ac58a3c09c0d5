import { treeStateCalls, type WireTreeState } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { keys } from '../../../api/keys.ts';

/** The saved views of a tree, newest change last; null where the server keeps none. */
export function treeStatesOptions(projectId: number, queryId: number) {
  return queryOptions({
    queryKey: [...keys.project(projectId), 'tree-states', queryId],
    queryFn: async ({ signal }): Promise<readonly WireTreeState[] | null> => {
      try {
        return await call(treeStateCalls.list, { params: { pid: projectId, qid: queryId }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'not-found') return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Saves a view: a new one, or over the one with `stateId`. */
export function saveTreeState(
  projectId: number,
  queryId: number,
  stateId: number | null,
  state: Record<string, unknown>,
): Promise<WireTreeState> {
  const params = { pid: projectId, qid: queryId };
  const body = { name: '', state };
  return stateId === null
    ? call(treeStateCalls.create, { params, body })
    : call(treeStateCalls.change, { params: { ...params, id: stateId }, body });
}

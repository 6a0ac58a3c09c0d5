import { treeStateCalls, treeStateContentOf, type WireTreeState } from '@retron/contract';
import type { TreeView } from '@retron/tree';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { keys } from '../../../api/keys.ts';

/** The saved views of a tree, in the order they were first saved; null where the server keeps none. */
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

/** Saves the view that is kept without being asked for. @param kept - what is there, as far as it is known: nothing is saved over a newer one */
export function saveTreeState(
  projectId: number,
  queryId: number,
  kept: Pick<WireTreeState, 'id' | 'version'> | null,
  view: TreeView,
): Promise<WireTreeState> {
  const params = { pid: projectId, qid: queryId };
  const state = treeStateContentOf(view);
  return kept === null
    ? call(treeStateCalls.create, { params, body: { name: '', state } })
    : call(treeStateCalls.change, { params: { ...params, id: kept.id }, body: { state, version: kept.version } });
}

/** Keeps the view under a name of its own: a new one, or over the one that has it. */
export function saveNamedState(
  projectId: number,
  queryId: number,
  { id, name }: { readonly id: number | null; readonly name: string },
  view: TreeView,
): Promise<WireTreeState> {
  const params = { pid: projectId, qid: queryId };
  const state = treeStateContentOf(view);
  return id === null
    ? call(treeStateCalls.create, { params, body: { name, state } })
    : call(treeStateCalls.change, { params: { ...params, id }, body: { state } });
}

export function deleteTreeState(projectId: number, queryId: number, id: number): Promise<unknown> {
  return call(treeStateCalls.delete, { params: { pid: projectId, qid: queryId, id } });
}

import { treeState, type WireTreeState } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { keys } from '../../../api/keys.ts';

function path(projectId: number, queryId: number): string {
  return `/app/api/projects/${projectId}/query/${queryId}/states`;
}

/** The saved views of a tree, newest change last; null where the server keeps none. */
export function treeStatesOptions(projectId: number, queryId: number) {
  return queryOptions({
    queryKey: [...keys.project(projectId), 'tree-states', queryId],
    queryFn: async ({ signal }): Promise<readonly WireTreeState[] | null> => {
      try {
        return await call({ path: path(projectId, queryId), answer: z.array(treeState), signal });
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
  return call({
    method: stateId === null ? 'POST' : 'PUT',
    path: stateId === null ? path(projectId, queryId) : `${path(projectId, queryId)}/${stateId}`,
    body: { name: '', state },
    answer: treeState,
  });
}

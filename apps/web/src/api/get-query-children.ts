import { type ChildrenAnswer, childrenAnswer } from '@retron/contract';
import { call } from './client.ts';

export interface ChildrenParameters {
  readonly queryId: number;
  readonly sid: number;
  /** Structures above, target first. */
  readonly path?: readonly number[];
  readonly offset?: number;
  readonly limit?: number;
  readonly depth?: number;
}

/** Suggestions of one structure of the tree, best first. */
export function fetchQueryChildren({ queryId, sid, path, ...page }: ChildrenParameters, signal?: AbortSignal): Promise<ChildrenAnswer> {
  return call({
    path: `/app/api/queries/${queryId}/tree/${sid}/children`,
    search: { ...page, path: path?.join(',') },
    answer: childrenAnswer,
    ...(signal ? { signal } : {}),
  });
}

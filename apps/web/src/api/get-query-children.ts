import { type ChildrenAnswer, treeCalls } from '@retron/contract';
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
  return call(treeCalls.getChildren, { params: { id: queryId, sid }, query: { ...page, path: path?.join(',') }, signal });
}

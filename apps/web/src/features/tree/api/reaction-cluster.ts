import { type ClusterAnswer, treeCalls } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { keys } from '../../../api/keys.ts';

/** A suggestion and the structure it makes. */
export interface ClusterOf {
  readonly queryId: number;
  readonly ensid: number;
  readonly sid: number;
  /** The suggestion above that structure; null at the target. */
  readonly above: number | null;
}

/** The suggestions of a structure that make the same bonds as one of them. */
export function reactionClusterOptions({ queryId, ensid, sid, above }: ClusterOf) {
  return queryOptions({
    queryKey: keys.reactionCluster(queryId, ensid, sid),
    queryFn: ({ signal }): Promise<ClusterAnswer> =>
      call(treeCalls.getCluster, {
        params: { id: queryId },
        body: { id: queryId, ensembleId: ensid, parentId: sid, parentEnsembleId: above, queryGroup: 'BONDSET' },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

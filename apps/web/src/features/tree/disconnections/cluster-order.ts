import type { WireCluster } from '@retron/contract';
import * as common from '../../../texts/common.ts';
import * as texts from '../../../texts/tree/disconnections.ts';

export type ClusterColumn = 'no' | 'size' | 'precedents' | 'rating';

/** The columns of the table; those with a `column` can be sorted by. */
export const CLUSTER_COLUMNS: readonly { readonly column: ClusterColumn | null; readonly label: string; readonly isNumber: boolean }[] = [
  { column: 'no', label: texts.no, isNumber: false },
  { column: null, label: texts.bonds, isNumber: false },
  { column: 'size', label: common.size, isNumber: true },
  { column: 'precedents', label: common.precedents, isNumber: false },
  { column: 'rating', label: texts.bestRatingHead, isNumber: false },
  { column: null, label: common.comment, isNumber: false },
];

/** By one column; equal ones stay in the order of their numbers. */
export function sortedClusters<C extends Pick<WireCluster, ClusterColumn>>(
  clusters: readonly C[],
  column: ClusterColumn,
  isDescending: boolean,
): readonly C[] {
  const sign = isDescending ? -1 : 1;
  return [...clusters].sort((a, b) => sign * (a[column] - b[column]) || a.no - b.no);
}

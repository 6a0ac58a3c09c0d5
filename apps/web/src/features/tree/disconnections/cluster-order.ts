import type { WireCluster } from '@retron/contract';

export type ClusterColumn = 'no' | 'size' | 'precedents' | 'rating';

/** The columns of the table; those with a `column` can be sorted by. */
export const CLUSTER_COLUMNS: readonly { readonly column: ClusterColumn | null; readonly label: string; readonly isNumber: boolean }[] = [
  { column: 'no', label: 'No.', isNumber: false },
  { column: null, label: 'Bonds', isNumber: false },
  { column: 'size', label: 'Size', isNumber: true },
  { column: 'precedents', label: 'Precedents', isNumber: false },
  { column: 'rating', label: 'Best rating', isNumber: false },
  { column: null, label: 'Comment', isNumber: false },
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

import type { Rating } from '@retron/tree';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { RatingDiscIcon } from '../../../components/chemistry/RatingDisc.tsx';
import { RatingPips } from '../../../components/chemistry/RatingPips.tsx';
import * as common from '../../../texts/common.ts';
import { numberText } from '../../../texts/numbers.ts';
import * as texts from '../../../texts/tree/disconnections.ts';
import { ClusterComment, type ClusterCommentProps, type CommentOutcome } from './ClusterComment.tsx';
import { CLUSTER_COLUMNS, type ClusterColumn, sortedClusters } from './cluster-order.ts';
import classes from './disconnections.module.css';
import type { DrawnCluster } from './drawn-clusters.ts';

export interface ClusterTableProps {
  readonly clusters: readonly DrawnCluster[];
  readonly chosen: number | null;
  readonly onChoose: (no: number) => void;
  readonly onComment: (cluster: DrawnCluster, ...note: Parameters<ClusterCommentProps['onSave']>) => Promise<CommentOutcome>;
}

/** Every disconnection as a row: what it breaks, how many ideas and precedents it has, and how good the best is. */
export function ClusterTable({ clusters, chosen, onChoose, onComment }: ClusterTableProps) {
  const [sorting, setSorting] = useState<{ readonly column: ClusterColumn; readonly isDescending: boolean }>({
    column: 'no',
    isDescending: false,
  });
  const most = Math.max(1, ...clusters.map(({ precedents }) => precedents));
  const handleSort = (column: ClusterColumn) =>
    setSorting((before) => ({ column, isDescending: before.column === column ? !before.isDescending : column !== 'no' }));
  return (
    <table className={classes.table} aria-label={texts.clusters}>
      <thead>
        <tr>
          {CLUSTER_COLUMNS.map(({ column, label, isNumber }) => {
            const isSorted = sorting.column === column;
            const Arrow = sorting.isDescending ? IconArrowDown : IconArrowUp;
            return (
              <th
                key={label}
                className={isNumber ? classes.numberHead : undefined}
                aria-sort={column === null ? undefined : isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : 'none'}
              >
                {column === null ? (
                  label
                ) : (
                  <button type="button" onClick={() => handleSort(column)}>
                    {label}
                    {isSorted && <Arrow size={12} stroke={1.75} aria-hidden />}
                  </button>
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {sortedClusters(clusters, sorting.column, sorting.isDescending).map((cluster) => (
          <tr
            key={cluster.no}
            data-chosen={cluster.no === chosen || undefined}
            aria-selected={cluster.no === chosen}
            onClick={() => onChoose(cluster.no)}
          >
            <td>
              <button
                type="button"
                className={classes.numberButton}
                aria-label={texts.chooseCluster(cluster.no)}
                aria-pressed={cluster.no === chosen}
                onClick={() => onChoose(cluster.no)}
              >
                <RatingDiscIcon rating={cluster.rating as Rating} label={String(cluster.no)} size={28} />
              </button>
            </td>
            <td title={cluster.bonds.length === 0 ? undefined : texts.atomsOfBonds(cluster.bonds.join(', '))}>{cluster.name}</td>
            <td className={classes.number} data-head={common.size}>
              {numberText(cluster.size)}
              {cluster.leaders !== null && cluster.leaders.length < cluster.size && (
                <span className={classes.dim}>{texts.inDisconnections(cluster.leaders.length)}</span>
              )}
            </td>
            <td data-head={common.precedents}>
              <span className={classes.precedents}>
                <span className={classes.number}>{numberText(cluster.precedents)}</span>
                <span className={classes.bar} aria-hidden>
                  <i style={{ width: `${(100 * cluster.precedents) / most}%` }} />
                </span>
              </span>
            </td>
            <td>
              <RatingPips rating={cluster.rating as Rating} />
            </td>
            <td>
              <ClusterComment cluster={cluster} onSave={(...note) => onComment(cluster, ...note)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

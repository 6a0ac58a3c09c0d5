import type { ExportCluster, ExportDisconnection } from '../content.ts';
import { type Facts, reactionSmiles } from '../facts.ts';
import { pictureOf } from './pathway-table.ts';
import { charactersOf, REACTION_WIDTH } from './picture-sizes.ts';
import { type ColumnOf, type Table, tableOf } from './table.ts';

const COLUMNS: readonly ColumnOf<ExportCluster>[] = [
  { header: 'No', width: 6, numbers: '0', cell: ({ no }) => no },
  { header: 'Disconnection', width: 24, cell: ({ name }) => name },
  { header: 'Size', width: 8, numbers: '0', cell: ({ size }) => size },
  { header: 'Bonds', width: 18, cell: ({ bonds }) => bonds.join(', ') || null },
  { header: 'Precedents', width: 11, numbers: '0', cell: ({ precedents }) => precedents },
  { header: 'Rating (1-4)', width: 9, numbers: '0', cell: ({ rating }) => rating },
  { header: 'Comment', width: 40, cell: ({ comment }) => comment || null },
];

/** One row for each cluster, in the order of the screen. */
export function clustersTable(clusters: readonly ExportCluster[]): Table {
  return tableOf('Cluster statistics', 1, COLUMNS, clusters);
}

/** One row for each cluster with its best suggestion drawn. */
export function disconnectionsTable(facts: Facts): Table {
  const best = ({ reactions }: ExportDisconnection) => facts.reaction(reactions[0] ?? '');
  const columns: readonly ColumnOf<ExportDisconnection>[] = [
    ...COLUMNS,
    { header: 'Suggestions', width: 24, cell: ({ reactions }) => reactions.join(', ') || null },
    {
      header: 'Best suggestion',
      width: charactersOf(REACTION_WIDTH),
      cell: (cluster) => {
        const reaction = best(cluster);
        return reaction === undefined ? null : pictureOf(facts.reactantSmiles(reaction), facts.productSmiles(reaction));
      },
    },
    {
      header: 'Best suggestion SMILES',
      width: 60,
      cell: (cluster) => {
        const reaction = best(cluster);
        return reaction === undefined ? null : reactionSmiles(facts.reactantSmiles(reaction), facts.productSmiles(reaction)) || null;
      },
    },
  ];
  return tableOf('Disconnections', 1, columns, facts.content.disconnections);
}

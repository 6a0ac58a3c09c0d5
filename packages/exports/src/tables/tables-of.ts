import type { ExportGrouping, ExportKind } from '@retron/tree';
import type { Facts } from '../facts.ts';
import { clustersTable, disconnectionsTable } from './clusters-table.ts';
import { pathwayTable } from './pathway-table.ts';
import { precedentsTable } from './precedents-table.ts';
import { queryTable } from './query-table.ts';
import { structuresTable } from './structures-table.ts';
import type { Table } from './table.ts';

/** The sheets of a kind of export, in their order. */
export function tablesOf(facts: Facts, kind: ExportKind, grouping: ExportGrouping): readonly Table[] {
  const { precedents, structures, clusters, query } = facts.content;
  switch (kind) {
    case 'pathways':
      return [
        pathwayTable(facts),
        structuresTable(structures),
        ...(precedents.length === 0 ? [] : [precedentsTable(precedents, grouping)]),
        queryTable(query),
      ];
    case 'precedents':
      return [precedentsTable(precedents, grouping), queryTable(query)];
    case 'clusterstatistics':
      return [clustersTable(clusters), queryTable(query)];
    case 'disconnections':
      return [disconnectionsTable(facts), queryTable(query)];
  }
}

import { treeStateContentOf, type WireTreeState } from '@retron/contract';
import type { TreeStateRow } from '../repositories/tree-states.ts';

export function treeStateOf(projectId: number, row: TreeStateRow): WireTreeState {
  return {
    id: row.id,
    pid: projectId,
    qid: row.queryId,
    name: row.name,
    version: row.version,
    state: treeStateContentOf(row.view),
    created: row.createdAt.toISOString(),
    changed: row.changedAt.toISOString(),
  };
}

import type { WireTreeState } from '@retron/contract';
import type { TreeStateRow } from '../repositories/tree-states.ts';

export function treeStateOf(projectId: number, row: TreeStateRow): WireTreeState {
  return {
    id: row.id,
    pid: projectId,
    qid: row.queryId,
    name: row.name,
    state: row.state,
    created: row.createdAt.toISOString(),
    changed: row.changedAt.toISOString(),
  };
}

import type { Place } from '@retron/tree';
import type { CanvasNode } from '../model/canvas-tree.ts';
import type { PositionedNode, TreeLayout } from './layout.ts';

export type Direction = 'parent' | 'child' | 'up' | 'down';

/** Where an arrow key leads from `key`: `up` and `down` stay in the column and cross from one parent's children to the next one's. */
export function neighbourOf(layout: TreeLayout, key: Place, direction: Direction): Place | null {
  const from = layout.byKey.get(key);
  if (!from) return null;
  if (direction === 'parent') return from.node.parentKey;
  if (direction === 'child') return childrenOf(from.node)[0]?.key ?? null;
  return nearestInColumn(layout, from, direction)?.key ?? null;
}

function nearestInColumn(layout: TreeLayout, from: PositionedNode, direction: 'up' | 'down'): PositionedNode | null {
  let nearest: PositionedNode | null = null;
  for (const placed of layout.nodes) {
    if (placed.x !== from.x) continue;
    if (
      direction === 'up'
        ? placed.y < from.y && placed.y > (nearest?.y ?? -Infinity)
        : placed.y > from.y && placed.y < (nearest?.y ?? Infinity)
    ) {
      nearest = placed;
    }
  }
  return nearest;
}

export function childrenOf(node: CanvasNode): readonly CanvasNode[] {
  return node.kind === 'more' ? [] : node.children;
}

/** Whether something hangs below the node, shown (`true`) or hidden (`false`); null where there is nothing. */
export function expansionOf(node: CanvasNode): boolean | null {
  if (node.kind === 'more') return null;
  if (node.kind === 'suggestion') return !node.isCollapsed;
  return node.branching.kind === 'leaf' ? null : node.branching.kind !== 'collapsed';
}

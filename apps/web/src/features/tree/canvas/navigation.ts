import type { Place } from '@retron/tree';
import type { CanvasNode } from '../model/canvas-tree.ts';
import type { PositionedNode, TreeLayout } from './layout.ts';

export type Direction = 'parent' | 'child' | 'up' | 'down';

/** Where an arrow key leads from `key`: `up` and `down` stay at the depth and cross from one parent's children to the next one's. */
export function neighbourOf(layout: TreeLayout, key: Place, direction: Direction): Place | null {
  const from = layout.byKey.get(key);
  if (!from) return null;
  if (direction === 'parent') return from.node.parentKey;
  if (direction === 'child') return childrenOf(from.node)[0]?.key ?? null;
  return besideInOrder(layout, from, direction)?.key ?? null;
}

/** The node of the same depth before or after it in the order of the tree, however many columns a fan takes. */
function besideInOrder({ nodes }: TreeLayout, from: PositionedNode, direction: 'up' | 'down'): PositionedNode | null {
  const depth = depthOf(from.node);
  const step = direction === 'up' ? -1 : 1;
  for (let index = nodes.indexOf(from) + step; index >= 0 && index < nodes.length; index += step) {
    const placed = nodes[index];
    if (placed && depthOf(placed.node) === depth) return placed;
  }
  return null;
}

/** Structures and suggestions count in turn; a pill counts as the suggestions it stands for. */
function depthOf(node: CanvasNode): number {
  return node.kind === 'more' ? node.parentKey.split('-').length + 1 : node.key.split('-').length;
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

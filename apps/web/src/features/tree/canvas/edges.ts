import type { Place } from '@retron/tree';
import { suggestionOfEdge } from '../model/canvas-tree.ts';
import { type Box, grow, overlaps, type Point } from './geometry.ts';
import { NODE_EXTENT, type PositionedNode, type TreeLayout } from './layout.ts';

/** The line from a node to one of its children. */
export interface Edge {
  readonly parent: PositionedNode;
  readonly child: PositionedNode;
  /** Drawn solid. */
  readonly isSelected: boolean;
}

/** The edges that a window of the world shows, also those whose two ends lie outside it. */
export function edgesIn(layout: TreeLayout, window: Box, margin: number): readonly Edge[] {
  const wide = grow(window, margin);
  const edges: Edge[] = [];
  for (const child of layout.nodes) {
    const parent = child.node.parentKey === null ? undefined : layout.byKey.get(child.node.parentKey);
    if (!parent) continue;
    const span = { left: parent.x, right: child.x, top: Math.min(parent.y, child.y), bottom: Math.max(parent.y, child.y) };
    if (overlaps(span, wide))
      edges.push({ parent, child, isSelected: suggestionOfEdge(parent.node, child.node)?.isOnSelectedPath ?? false });
  }
  return edges;
}

/**
 * All `edges` as one SVG path: horizontal Bézier curves from the right side of the parent to the left side of the child.
 *
 * @param positionOf - where a node is at this moment of a transition
 */
export function edgesPath(edges: readonly Edge[], positionOf: (key: Place) => Point): string {
  let path = '';
  for (const { parent, child } of edges) {
    const from = positionOf(parent.key);
    const to = positionOf(child.key);
    path += curve(
      { x: from.x + NODE_EXTENT[parent.node.kind].width / 2, y: from.y },
      { x: to.x - NODE_EXTENT[child.node.kind].width / 2, y: to.y },
    );
  }
  return path;
}

function curve(from: Point, to: Point): string {
  const middle = round((from.x + to.x) / 2);
  return `M${round(from.x)} ${round(from.y)}C${middle} ${round(from.y)} ${middle} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
}

/** Hundredths are finer than any screen shows at the largest zoom that still shows an edge whole. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

import { NODE_SIZE_PX } from '@retron/contract';
import type { Place } from '@retron/tree';
import { type HierarchyPointNode, hierarchy, tree } from 'd3-hierarchy';
import type { CanvasNode } from '../model/canvas-tree.ts';
import { type Box, boxAround, type Size } from './geometry.ts';

/** World units. Source: docs/look, "Tree", Layout. */
export const COLUMN_PITCH = 252;
export const ROW_PITCH = 128;
/** From the centre of a structure to the centres of the suggestions that make it. */
const SUGGESTION_OFFSET = 140;

export const NODE_EXTENT: Record<CanvasNode['kind'], Size> = {
  structure: { width: NODE_SIZE_PX.structure, height: NODE_SIZE_PX.structure },
  suggestion: { width: NODE_SIZE_PX.suggestion, height: NODE_SIZE_PX.suggestion },
  more: { width: 66, height: 22 },
};

/** Rows a node needs. The pill of a collapsed suggestion reaches into the next column and must not touch structures there. */
const ROWS = { structure: 1, suggestion: 0.6, more: 0.36, pill: 0.2 } as const;
/** Rows more between nodes of different parents. */
const SUBTREE_GAP = 0.1;

/** A node with its place: the centre, in world units. */
export interface PositionedNode {
  readonly key: Place;
  readonly node: CanvasNode;
  readonly x: number;
  readonly y: number;
}

export interface TreeLayout {
  /** Parents before their children, best rating first. */
  readonly nodes: readonly PositionedNode[];
  readonly byKey: ReadonlyMap<Place, PositionedNode>;
  readonly bounds: Box;
}

type Item = CanvasNode | { readonly kind: 'pill' };
const PILL: Item = { kind: 'pill' };

const arrange = tree<Item>()
  .nodeSize([ROW_PITCH, 1])
  .separation((a, b) => (ROWS[a.data.kind] + ROWS[b.data.kind]) / 2 + (a.parent === b.parent ? 0 : SUBTREE_GAP));

/**
 * Places of all visible nodes, left to right, each parent at the middle of its children.
 *
 * @param anchor - a node that keeps the given height, so that what the reader acted on does not move; the root is at 0 otherwise
 */
export function layoutTree(root: CanvasNode, anchor?: { readonly key: Place; readonly y: number }): TreeLayout {
  const nodes: PositionedNode[] = [];
  const byKey = new Map<Place, PositionedNode>();
  arrange(hierarchy<Item>(root, childrenOf)).eachBefore((point) => {
    const { data } = point;
    if (data.kind === 'pill') return;
    const placed = { key: data.key, node: data, x: columnOf(point), y: point.x };
    nodes.push(placed);
    byKey.set(placed.key, placed);
  });
  const held = anchor && byKey.get(anchor.key);
  if (!held || !anchor || held.y === anchor.y) return { nodes, byKey, bounds: boundsOf(nodes) };
  const shift = anchor.y - held.y;
  const moved = nodes.map((node) => ({ ...node, y: node.y + shift }));
  return { nodes: moved, byKey: new Map(moved.map((node) => [node.key, node])), bounds: boundsOf(moved) };
}

function childrenOf(item: Item): readonly Item[] | undefined {
  if (item.kind === 'pill' || item.kind === 'more') return undefined;
  if (item.kind === 'suggestion' && item.isCollapsed) return [PILL];
  return item.children;
}

function columnOf(point: HierarchyPointNode<Item>): number {
  const level = Math.floor(point.depth / 2);
  return NODE_SIZE_PX.structure / 2 + level * COLUMN_PITCH + (point.depth % 2) * SUGGESTION_OFFSET;
}

/** The box of one node. */
export function boxOf(placed: PositionedNode): Box {
  return boxAround(placed, NODE_EXTENT[placed.node.kind]);
}

/** Smallest box that holds all nodes and what hangs on them (the numbers below suggestions, the pills beside them). */
function boundsOf(nodes: readonly PositionedNode[]): Box {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const placed of nodes) {
    const box = boxOf(placed);
    const isSuggestion = placed.node.kind === 'suggestion';
    bounds.left = Math.min(bounds.left, box.left);
    bounds.top = Math.min(bounds.top, box.top);
    bounds.right = Math.max(bounds.right, box.right + (isSuggestion ? 38 : 0));
    bounds.bottom = Math.max(bounds.bottom, box.bottom + (isSuggestion ? 20 : 0));
  }
  return bounds;
}

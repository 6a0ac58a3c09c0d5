import { NODE_SIZE_PX } from '@retron/contract';
import type { Place } from '@retron/tree';
import type { CanvasNode, CanvasStructure, CanvasSuggestion } from '../model/canvas-tree.ts';
import { COLUMN_PITCH, columnAt, GUTTER, PILL, ROW_PITCH } from './columns.ts';
import { extentOf, spaceOf } from './extents.ts';
import { type ColumnLeaf, frameAround } from './frames.ts';
import { type Box, boxAround } from './geometry.ts';

/** World units more between what hangs on different parents. */
const SUBTREE_GAP = 0.1 * ROW_PITCH;
/** Between two edges above one row: each has a lane of its own, that to the further column above, so that no two run into one. */
const LANE = 8;
/** A fan of so few suggestions stays in one column where that is not too high. */
const FEWEST_IN_COLUMNS = 3;

/** How an edge reaches a suggestion of the second or a further column of a fan: along the gutter above its row. */
export interface Detour {
  /** World units from the suggestion to the left, where the gutter is entered. */
  readonly left: number;
  /** World units from the suggestion up to the gutter. */
  readonly up: number;
}

/** A node with its place: the centre, in world units. */
export interface PositionedNode {
  readonly key: Place;
  readonly node: CanvasNode;
  readonly x: number;
  readonly y: number;
  /** Null for a straight way from its parent. */
  readonly detour: Detour | null;
}

export interface TreeLayout {
  /** Parents before their children, best rating first. */
  readonly nodes: readonly PositionedNode[];
  readonly byKey: ReadonlyMap<Place, PositionedNode>;
  /** Frames around the suggestions of one structure that stand in several columns: without one the next column looks like the next step. */
  readonly frames: readonly Box[];
  readonly bounds: Box;
}

/** The room a fan may take before it is laid out in more columns. */
export interface FanRoom {
  /** Columns of suggestions side by side at most. */
  readonly columns: number;
  /** World units; a fan higher than that takes another column, if there is one. */
  readonly height: number;
}

/** Suggestions one below the other. */
const ONE_COLUMN: FanRoom = { columns: 1, height: Number.POSITIVE_INFINITY };

/**
 * Places of all visible nodes, left to right, each parent at the middle of its children. Suggestions below which nothing more is open stand
 * in several columns where one would be too high. A selected route runs straight to the right.
 *
 * @param anchor - a node that keeps the given height, so that what the reader acted on does not move; the root is at 0 otherwise
 */
export function layoutTree(root: CanvasNode, anchor?: { readonly key: Place; readonly y: number }, room: FanRoom = ONE_COLUMN): TreeLayout {
  const nodes: PositionedNode[] = [];
  const grids = new Map<object, ColumnLeaf[]>();
  const place = (block: Block, y: number, shift: number, detour: Detour | null) => {
    const level = block.level + shift;
    nodes.push({ key: block.node.key, node: block.node, x: columnAt(level), y, detour });
    for (const child of block.children) {
      place(child.block, y + child.dy, shift + child.shift, child.detour);
      if (child.grid === null) continue;
      const { tops, bottoms } = child.block.outline;
      const at = y + child.dy;
      const lane = -(child.detour?.up ?? 0);
      const leaf = { level: level + 1 + child.shift, top: at + Math.min(lane, ...tops), bottom: at + Math.max(...bottoms) };
      const leaves = grids.get(child.grid);
      if (leaves === undefined) grids.set(child.grid, [leaf]);
      else leaves.push(leaf);
    }
  };
  place(blockOf(root, 0, room), 0, 0, null);
  const held = anchor && nodes.find(({ key }) => key === anchor.key);
  const rise = held && anchor ? anchor.y - held.y : 0;
  const moved = rise === 0 ? nodes : nodes.map((node) => ({ ...node, y: node.y + rise }));
  const frames = [...grids.values()].map((leaves) => frameAround(leaves, rise));
  return { nodes: moved, byKey: new Map(moved.map((node) => [node.key, node])), frames, bounds: boundsOf(moved) };
}

/** What hangs below a node, with heights counted from that node. */
interface Block {
  readonly node: CanvasNode;
  /** Structures and suggestions count in turn, the root is 0. */
  readonly level: number;
  readonly children: readonly Hung[];
  readonly outline: Outline;
}

interface Hung {
  readonly block: Block;
  readonly dy: number;
  /** Levels to the right of the usual place, for those in a further column. */
  readonly shift: number;
  readonly detour: Detour | null;
  /** One thing for all that stand in the same columns; null for what has a row of its own. */
  readonly grid: object | null;
}

/** The upper and lower edge of a block in each level, from `level` on. */
interface Outline {
  readonly level: number;
  readonly tops: number[];
  readonly bottoms: number[];
}

function blockOf(node: CanvasNode, level: number, room: FanRoom): Block {
  if (node.kind === 'more') return { node, level, children: [], outline: outlineOf(node, level) };
  if (node.kind === 'suggestion' && node.isCollapsed) return { node, level, children: [], outline: outlineWithPill(node, level) };
  const rows =
    node.kind === 'structure' ? fanRows(node, level, room) : node.children.map((child) => single(blockOf(child, level + 1, room)));
  if (rows.length === 0) return { node, level, children: [], outline: outlineOf(node, level) };
  const stack = stacked(rows);
  const axis = axisOf(node, stack, room);
  const children = stack.hung.map((child) => ({ ...child, dy: child.dy - axis }));
  const own = outlineOf(node, level);
  return {
    node,
    level,
    children,
    outline: {
      level,
      tops: [...own.tops, ...stack.outline.tops.map((top) => top - axis)],
      bottoms: [...own.bottoms, ...stack.outline.bottoms.map((bottom) => bottom - axis)],
    },
  };
}

/** Blocks side by side whose nodes stand at one height. */
interface Row {
  readonly hung: readonly Hung[];
  readonly outline: Outline;
  /** World units to the row above. */
  readonly gap: number;
}

function single(block: Block): Row {
  return {
    hung: [{ block, dy: 0, shift: 0, detour: null, grid: null }],
    outline: block.outline,
    gap: block.node.kind === 'structure' ? 0 : SUBTREE_GAP,
  };
}

/** Suggestions that lead no further are gathered in columns, between those that do, in the order of the fan. */
function fanRows({ children }: CanvasStructure, level: number, room: FanRoom): readonly Row[] {
  const rows: Row[] = [];
  let leaves: Block[] = [];
  const flush = () => {
    rows.push(...gridRows(leaves, room));
    leaves = [];
  };
  for (const child of children) {
    const block = blockOf(child, level + 1, room);
    if (child.kind === 'suggestion' && block.outline.tops.length <= 2 && !child.isOnRoute) leaves.push(block);
    else {
      flush();
      rows.push(single(block));
    }
  }
  flush();
  return rows;
}

function gridRows(blocks: readonly Block[], room: FanRoom): readonly Row[] {
  const columns = columnCount(blocks, room);
  if (columns === 1) return blocks.map(single);
  const rows: Row[] = [];
  const grid = {};
  for (let start = 0; start < blocks.length; start += columns) {
    const row = blocks.slice(start, start + columns);
    const top = Math.min(...row.flatMap(({ outline }) => outline.tops));
    const bottom = Math.max(...row.flatMap(({ outline }) => outline.bottoms));
    const span = 2 * row.length;
    rows.push({
      hung: row.map((block, column) => ({
        block,
        dy: 0,
        shift: 2 * column,
        detour:
          column === 0 ? null : { left: column * COLUMN_PITCH + NODE_SIZE_PX.suggestion / 2, up: GUTTER / 2 - top + (column - 1) * LANE },
        grid,
      })),
      outline: { level: row[0]?.level ?? 0, tops: Array(span).fill(top), bottoms: Array(span).fill(bottom) },
      gap: GUTTER + Math.max(0, row.length - 2) * LANE,
    });
  }
  return rows;
}

function columnCount(blocks: readonly Block[], room: FanRoom): number {
  if (blocks.length < FEWEST_IN_COLUMNS) return 1;
  const heights = blocks.map(({ outline }) => Math.max(...outline.bottoms) - Math.min(...outline.tops));
  const height = heights.reduce((sum, each) => sum + each + SUBTREE_GAP, 0);
  if (height <= room.height) return 1;
  const rows = Math.max(1, Math.floor(room.height / (Math.max(...heights) + GUTTER)));
  return Math.max(1, Math.min(room.columns, Math.ceil(blocks.length / rows)));
}

interface Stack {
  readonly hung: readonly Hung[];
  /** Heights of the rows. */
  readonly heights: readonly number[];
  readonly outline: Outline;
}

/** The rows one below the other, as close as their outlines allow; the first at 0. */
function stacked(rows: readonly Row[]): Stack {
  const [first, ...others] = rows;
  if (!first) throw new Error('A stack has rows');
  const tops = [...first.outline.tops];
  const bottoms = [...first.outline.bottoms];
  const hung = [...first.hung];
  const heights = [0];
  for (const { outline, gap, hung: added } of others) {
    let dy = Number.NEGATIVE_INFINITY;
    for (const [index, top] of outline.tops.entries()) {
      const bottom = bottoms[index];
      if (bottom !== undefined) dy = Math.max(dy, bottom + gap - top);
    }
    for (const [index, top] of outline.tops.entries()) {
      tops[index] = Math.min(tops[index] ?? Number.POSITIVE_INFINITY, top + dy);
      bottoms[index] = Math.max(bottoms[index] ?? Number.NEGATIVE_INFINITY, (outline.bottoms[index] ?? top) + dy);
    }
    for (const child of added) hung.push({ ...child, dy: child.dy + dy });
    heights.push(dy);
  }
  return { hung, heights, outline: { level: first.outline.level, tops, bottoms } };
}

/**
 * The height of a parent: that of the child which goes on with the route, else the middle; of a fan higher than a window not so far down
 * that the best child is out of sight.
 */
function axisOf(node: CanvasStructure | CanvasSuggestion, { hung, heights }: Stack, room: FanRoom): number {
  const spine = node.kind === 'structure' ? hung.find(({ block }) => isChosen(block.node)) : mainPrecursor(node, hung);
  return spine ? spine.dy : Math.min((heights.at(-1) ?? 0) / 2, room.height / 2);
}

/** Of the precursors of a step of the route the one with the longest way down. */
function mainPrecursor(node: CanvasSuggestion, hung: readonly Hung[]): Hung | undefined {
  if (!node.isOnRoute) return undefined;
  let longest: Hung | undefined;
  for (const each of hung) if (routeLength(each.block.node) > (longest ? routeLength(longest.block.node) : 0)) longest = each;
  return longest;
}

function isChosen(node: CanvasNode): boolean {
  return node.kind === 'suggestion' && node.isOnRoute;
}

function routeLength(node: CanvasNode): number {
  if (node.kind === 'more') return 0;
  if (node.kind === 'suggestion') return node.isOnRoute ? 1 + Math.max(0, ...node.children.map(routeLength)) : 0;
  return Math.max(0, ...node.children.map(routeLength));
}

function outlineOf(node: CanvasNode, level: number): Outline {
  const { above, below } = spaceOf(node);
  return { level, tops: [-above], bottoms: [below] };
}

/** The pill of a collapsed suggestion reaches into the next column and must not touch structures there. */
function outlineWithPill(node: CanvasSuggestion, level: number): Outline {
  const own = outlineOf(node, level);
  return { level, tops: [...own.tops, -13], bottoms: [...own.bottoms, 13] };
}

/** The box of one node. */
export function boxOf(placed: PositionedNode): Box {
  return boxAround(placed, extentOf(placed.node));
}

/** Smallest box that holds all nodes and what hangs on them (the numbers below suggestions, the pills beside nodes). */
export function boundsOf(nodes: readonly PositionedNode[]): Box {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const placed of nodes) {
    const box = boxOf(placed);
    const { below } = spaceOf(placed.node);
    bounds.left = Math.min(bounds.left, box.left);
    bounds.top = Math.min(bounds.top, box.top, placed.y - (placed.detour?.up ?? 0));
    bounds.right = Math.max(bounds.right, box.right + pillOf(placed.node));
    bounds.bottom = Math.max(bounds.bottom, placed.y + below - 4);
  }
  return bounds;
}

/** World units that the pill right of a node takes. */
function pillOf(node: CanvasNode): number {
  if (node.kind === 'suggestion') return node.isCollapsed ? 49 : 0;
  return node.kind === 'structure' && node.branching.kind === 'collapsed' ? PILL : 0;
}

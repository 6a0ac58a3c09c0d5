import type { Place } from '@retron/tree';
import { suggestionOfEdge } from '../model/canvas-tree.ts';
import { extentOf } from './extents.ts';
import { type Box, grow, overlaps, type Point } from './geometry.ts';
import type { Detour, PositionedNode, TreeLayout } from './layout.ts';

/** The line from a node to one of its children. */
export interface Edge {
  readonly parent: PositionedNode;
  readonly child: PositionedNode;
  /** Drawn solid. */
  readonly isSelected: boolean;
  /** Beside the selected route. */
  readonly isDimmed: boolean;
}

/** The edges that a window of the world shows, also those whose two ends lie outside it. */
export function edgesIn(layout: TreeLayout, window: Box, margin: number): readonly Edge[] {
  const wide = grow(window, margin);
  const edges: Edge[] = [];
  for (const child of layout.nodes) {
    const parent = child.node.parentKey === null ? undefined : layout.byKey.get(child.node.parentKey);
    if (!parent) continue;
    const span = {
      left: parent.x,
      right: child.x,
      top: Math.min(parent.y, child.y - (child.detour?.up ?? 0)),
      bottom: Math.max(parent.y, child.y),
    };
    if (!overlaps(span, wide)) continue;
    const suggestion = suggestionOfEdge(parent.node, child.node);
    edges.push({ parent, child, isSelected: suggestion?.isOnSelectedPath ?? false, isDimmed: suggestion?.isDimmed ?? false });
  }
  return edges;
}

/** The heights between which edges are drawn; beyond them nobody sees them. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** World units to which the drawn part of an edge is rounded outwards, so that its dashes stay where they are while the window moves. */
const CLIP_STEP = 2048;

/** What must be drawn of edges in a window of the world: a dashed line of 100,000 units costs a frame half a second. */
export function spanOf(window: Box, margin: number): Span {
  return {
    top: Math.floor((window.top - margin) / CLIP_STEP) * CLIP_STEP,
    bottom: Math.ceil((window.bottom + margin) / CLIP_STEP) * CLIP_STEP,
  };
}

/** Edges that are drawn as one line: of each parent, or all together where there are so many that one for each would cost more. */
export function edgeGroups(edges: readonly Edge[], isOfParents: boolean): ReadonlyMap<string, readonly Edge[]> {
  const groups = new Map<string, Edge[]>();
  for (const edge of edges) {
    const key = isOfParents ? edge.parent.key : '';
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [edge]);
    else known.push(edge);
  }
  return groups;
}

/**
 * All `edges` as one SVG path: horizontal Bézier curves from the right side of the parent to the left side of the child.
 *
 * @param positionOf - where a node is at this moment of a transition
 */
export function edgesPath(edges: readonly Edge[], positionOf: (key: Place) => Point, span: Span): string {
  let path = '';
  for (const { parent, child } of edges) {
    const from = positionOf(parent.key);
    const to = positionOf(child.key);
    const start = { x: from.x + extentOf(parent.node).width / 2, y: from.y };
    const end = { x: to.x - extentOf(child.node).width / 2, y: to.y };
    path += child.detour === null ? curve(start, end, span) : roundabout(start, to, end, child.detour, span);
  }
  return path;
}

/** World units left of a suggestion where its edge leaves the gutter. */
const DESCENT = 40;

/** From the parent into the gutter above the row, along it, and down to the suggestion. */
function roundabout(start: Point, centre: Point, end: Point, { left, up }: Detour, span: Span): string {
  const gutter = centre.y - up;
  const entry = { x: centre.x - left, y: gutter };
  const exit = { x: centre.x - DESCENT, y: gutter };
  const along = gutter < span.top || gutter > span.bottom ? '' : `M${pair(entry)}L${pair(exit)}`;
  return curve(start, entry, span) + along + curve(exit, end, span);
}

/** Control points: both ends, and between them the middle column at the height of either end. The height only grows or only falls. */
function curve(from: Point, to: Point, { top, bottom }: Span): string {
  const low = Math.min(from.y, to.y);
  const high = Math.max(from.y, to.y);
  if (high < top || low > bottom) return '';
  const middle = (from.x + to.x) / 2;
  const whole: Cubic = [from, { x: middle, y: from.y }, { x: middle, y: to.y }, to];
  if (low >= top && high <= bottom) return written(whole);
  const ends = [shareAt(from.y, to.y, top), shareAt(from.y, to.y, bottom)].sort((a, b) => a - b);
  return written(part(whole, ends[0] ?? 0, ends[1] ?? 1));
}

type Cubic = readonly [Point, Point, Point, Point];

/** The share of the way, 0 to 1, at which such a curve reaches a height: 3t² - 2t³ solved by halving, to a thousandth. */
function shareAt(start: number, end: number, height: number): number {
  const wanted = Math.min(1, Math.max(0, (height - start) / (end - start)));
  let low = 0;
  let high = 1;
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (middle * middle * (3 - 2 * middle) < wanted) low = middle;
    else high = middle;
  }
  return wanted === 0 ? 0 : wanted === 1 ? 1 : (low + high) / 2;
}

/** The part of a curve from one share of the way to another, by de Casteljau. */
function part(whole: Cubic, from: number, to: number): Cubic {
  const [, tail] = split(whole, from);
  const [head] = split(tail, from === 1 ? 1 : (to - from) / (1 - from));
  return head;
}

function split([a, b, c, d]: Cubic, share: number): readonly [Cubic, Cubic] {
  const [ab, bc, cd] = [between(a, b, share), between(b, c, share), between(c, d, share)];
  const [abc, bcd] = [between(ab, bc, share), between(bc, cd, share)];
  const middle = between(abc, bcd, share);
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ];
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

function written([a, b, c, d]: Cubic): string {
  return `M${pair(a)}C${pair(b)} ${pair(c)} ${pair(d)}`;
}

/** Hundredths are finer than any screen shows at the largest zoom that still shows an edge whole. */
function pair({ x, y }: Point): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}

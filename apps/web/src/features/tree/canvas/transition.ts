import { TREE_ANIMATION_MS } from '@retron/contract';
import type { Place } from '@retron/tree';
import { easeCubicOut } from './ease.ts';
import type { Point } from './geometry.ts';
import type { PositionedNode, TreeLayout } from './layout.ts';

/** Milliseconds in which nodes that leave fade. */
export const LEAVE_MS = 150;

/** One move of the whole tree from where it was to a new layout. Times in milliseconds of one clock. */
export interface Transition {
  readonly layout: TreeLayout;
  /** Where nodes start; those not named stand still. */
  readonly from: ReadonlyMap<Place, Point>;
  /** Nodes of the layout before that the new one lacks, at their last places. */
  readonly leaving: readonly PositionedNode[];
  readonly startedAt: number;
  /** 0 for no movement. */
  readonly durationMs: number;
}

/** A layout at rest, such as the first one. */
export function atRest(layout: TreeLayout, now: number): Transition {
  return { layout, from: new Map(), leaving: [], startedAt: now, durationMs: 0 };
}

/**
 * The move from the present state of `previous` to `layout`; it may begin while `previous` is still under way.
 *
 * Nodes start where they are on the screen, new ones at their nearest ancestor that was there before.
 *
 * @param moves - false where the reader asked for reduced motion: nodes then are in their new places at once
 */
export function startTransition(previous: Transition, layout: TreeLayout, now: number, moves: boolean): Transition {
  const leaving = previous.layout.nodes
    .filter((placed) => !layout.byKey.has(placed.key))
    .map((placed) => ({ ...placed, ...positionAt(previous, placed.key, now) }));
  const from = new Map<Place, Point>();
  if (moves) {
    for (const placed of layout.nodes) {
      const start = startOf(previous, layout, placed, now);
      if (start.x !== placed.x || start.y !== placed.y) from.set(placed.key, start);
    }
  }
  return { layout, from, leaving, startedAt: now, durationMs: from.size === 0 ? 0 : TREE_ANIMATION_MS };
}

function startOf(previous: Transition, layout: TreeLayout, placed: PositionedNode, now: number): Point {
  for (let node: PositionedNode | undefined = placed; node; node = parentOf(layout, node)) {
    if (previous.layout.byKey.has(node.key)) return positionAt(previous, node.key, now);
  }
  return placed;
}

function parentOf(layout: TreeLayout, placed: PositionedNode): PositionedNode | undefined {
  return placed.node.parentKey === null ? undefined : layout.byKey.get(placed.node.parentKey);
}

/** Where a node of the transition's layout is at the time `now`. */
export function positionAt(transition: Transition, key: Place, now: number): Point {
  const goal = transition.layout.byKey.get(key);
  if (!goal) throw new Error(`${key} is not in the layout`);
  const start = transition.from.get(key);
  const share = shareDone(transition, now);
  if (!start || share === 1) return { x: goal.x, y: goal.y };
  return { x: start.x + (goal.x - start.x) * share, y: start.y + (goal.y - start.y) * share };
}

/** 0 to 1, eased: fast at first. */
function shareDone({ startedAt, durationMs }: Transition, now: number): number {
  if (durationMs === 0) return 1;
  return easeCubicOut(Math.min(1, Math.max(0, (now - startedAt) / durationMs)));
}

export function isDone(transition: Transition, now: number): boolean {
  return now >= transition.startedAt + transition.durationMs;
}

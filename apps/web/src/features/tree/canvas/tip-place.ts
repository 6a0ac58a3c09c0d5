import { type Box, overlaps, type Point, type Size } from './geometry.ts';

/** Something a tip should not lie over, and how much that matters. */
export interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

const GAP_PX = 12;
const EDGE_PX = 4;
/** What is explained must not be covered. */
const OWN_WEIGHT = 10;
/** Square pixels covered that are worth a pixel nearer to what is explained. */
const DISTANCE_COST = 12;

/** Where a tip of a size covers the least: beside, above or below what it explains, within the canvas. All in screen pixels. */
export function placeTip(around: Box, tip: Size, canvas: Size, obstacles: readonly Obstacle[]): Point {
  const middle = { x: (around.left + around.right) / 2, y: (around.top + around.bottom) / 2 };
  const [above, below] = [around.top - GAP_PX - tip.height, around.bottom + GAP_PX];
  const heights = [
    middle.y - tip.height / 2,
    above,
    below,
    above - tip.height / 2,
    below + tip.height / 2,
    above - tip.height,
    below + tip.height,
  ];
  const sides = [
    around.left - GAP_PX - tip.width,
    around.right + GAP_PX,
    around.left,
    around.right - tip.width,
    around.left - tip.width / 2,
  ];
  const candidates = heights.flatMap((y) => sides.map((x) => within({ x, y }, tip, canvas)));
  const all = [...obstacles, { box: around, weight: OWN_WEIGHT }];
  const costs = candidates.map((corner) => cost(boxAt(corner, tip), all) + DISTANCE_COST * distance(boxAt(corner, tip), middle));
  return candidates[costs.indexOf(Math.min(...costs))] ?? { x: EDGE_PX, y: EDGE_PX };
}

function within({ x, y }: Point, tip: Size, canvas: Size): Point {
  return {
    x: Math.max(EDGE_PX, Math.min(x, canvas.width - tip.width - EDGE_PX)),
    y: Math.max(EDGE_PX, Math.min(y, canvas.height - tip.height - EDGE_PX)),
  };
}

function boxAt({ x, y }: Point, { width, height }: Size): Box {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

function distance({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function cost(tip: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, { box, weight }) => sum + weight * sharedArea(tip, box), 0);
}

function sharedArea(a: Box, b: Box): number {
  if (!overlaps(a, b)) return 0;
  return (Math.min(a.right, b.right) - Math.max(a.left, b.left)) * (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

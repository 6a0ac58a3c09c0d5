import { type Box, overlaps, type Point, type Size } from './geometry.ts';

/** Something a tip should not lie over, and how much that matters. */
export interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

const GAP_PX = 12;
const EDGE_PX = 4;

/** Where a tip of a size covers the least: beside, above or below what it explains, within the canvas. All in screen pixels. */
export function placeTip(around: Box, tip: Size, canvas: Size, obstacles: readonly Obstacle[]): Point {
  const middle = (around.top + around.bottom) / 2 - tip.height / 2;
  const candidates = [
    { x: around.left - GAP_PX - tip.width, y: middle },
    { x: around.right + GAP_PX, y: middle },
    { x: around.left, y: around.top - GAP_PX - tip.height },
    { x: around.left, y: around.bottom + GAP_PX },
    { x: around.right - tip.width, y: around.top - GAP_PX - tip.height },
    { x: around.right - tip.width, y: around.bottom + GAP_PX },
  ].map((corner) => within(corner, tip, canvas));
  const costs = candidates.map((corner) => cost(boxAt(corner, tip), [...obstacles, { box: around, weight: 10 }]));
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

function cost(tip: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, { box, weight }) => sum + weight * sharedArea(tip, box), 0);
}

function sharedArea(a: Box, b: Box): number {
  if (!overlaps(a, b)) return 0;
  return (Math.min(a.right, b.right) - Math.max(a.left, b.left)) * (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

import { type DrawnSpot, NODE } from './tree-layout.ts';

/** Half of a structure's and of a suggestion's width, px. */
const HALF = { structure: NODE / 2, suggestion: 15 } as const;

/** A horizontal Bézier curve from the right side of a spot to the left side of one of its children, as an SVG path. */
export function edgePath(parent: DrawnSpot, child: DrawnSpot): string {
  const from = parent.laid.x + HALF[parent.laid.spot.kind];
  const to = child.laid.x - HALF[child.laid.spot.kind];
  const middle = (from + to) / 2;
  return `M${from} ${parent.y}C${middle} ${parent.y} ${middle} ${child.y} ${to} ${child.y}`;
}

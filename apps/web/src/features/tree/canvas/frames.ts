import { NODE_SIZE_PX } from '@retron/contract';
import { columnAt, GUTTER, PILL } from './columns.ts';
import { type Box, grow } from './geometry.ts';

/** World units between what stands in columns, with the lanes of its edges, and the frame around it. */
const FRAME_MARGIN = 10;

/** A suggestion that leads no further, in one of several columns; heights in world units, of all that hangs on it and of the lane of its edge. */
export interface ColumnLeaf {
  /** Structures and suggestions count in turn, the root is 0. */
  readonly level: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The frame around the suggestions of one structure that stand in several columns: without one the next column looks like the next step.
 *
 * @param rise - how much the leaves are moved down
 */
export function frameAround(leaves: readonly ColumnLeaf[], rise: number): Box {
  const levels = leaves.map(({ level }) => level);
  const taken = {
    left: columnAt(Math.min(...levels)) - (NODE_SIZE_PX.suggestion + GUTTER) / 2,
    top: Math.min(...leaves.map(({ top }) => top)) + rise,
    right: columnAt(Math.max(...levels) + 1) + NODE_SIZE_PX.structure / 2 + PILL,
    bottom: Math.max(...leaves.map(({ bottom }) => bottom)) + rise,
  };
  return grow(taken, FRAME_MARGIN);
}

import type { Box } from './geometry.ts';
import classes from './TreeCanvas.module.css';

export interface FrameLayerProps {
  /** See `TreeLayout.frames`. */
  readonly frames: readonly Box[];
}

/** Frames behind what belongs together; one that is new, or has another size, comes while the nodes move to it. */
export function FrameLayer({ frames }: FrameLayerProps) {
  return frames.map(({ left, top, right, bottom }) => (
    <rect
      key={`${left} ${top} ${right} ${bottom}`}
      className={classes.columns}
      x={left}
      y={top}
      width={right - left}
      height={bottom - top}
      rx={14}
    />
  ));
}

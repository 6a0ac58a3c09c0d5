import type { Box, Size } from './geometry.ts';

const PADDING_PX = 26;
/** What the legend at the foot and the zoom column at the right take. */
const LEGEND_PX = 56;
const ZOOM_PX = 62;
/** A canvas narrower than this has no room for the map. */
export const NARROW_PX = 700;
/** Pixels of the canvas below which the legend and the map of the tree have no room beside each other: the legend folds. */
export const LEGEND_ROOM_PX = 890;

/** What of the canvas nothing lies over: what is shown on purpose is shown there. */
export function freeFrame({ width, height }: Size, coveredTop: number): Box {
  const isNarrow = width < NARROW_PX;
  return {
    left: isNarrow ? 14 : PADDING_PX,
    top: PADDING_PX + coveredTop,
    right: width - (isNarrow ? 14 : ZOOM_PX),
    bottom: height - LEGEND_PX,
  };
}

import { useViewportSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { COLUMN_PITCH } from './columns.ts';
import type { FanRoom } from './layout.ts';

/** What stands beside the canvas on a wide window: the rail, and the evidence panel, for which room is kept whether or not it is open. */
const RAIL_PX = 76;
const PANEL_PX = 440;
/** Narrower windows show the panel over the canvas. */
const PANEL_BESIDE_PX = 1200;
/** The target, and what the edge of the canvas takes. */
const TARGET_PX = 120 + 48;
/** Header, toolbar, legend and edges. */
const ABOVE_AND_BELOW_PX = 176;
const LEAST_HEIGHT = 480;

/**
 * The columns of a fan that a window shows at 100 %, and the height it takes for one: by the window and not by the canvas, so that the tree
 * stays as it is when the panel opens.
 */
export function useFanRoom(): FanRoom {
  const { width, height } = useViewportSize();
  const columns = columnsOf(width);
  const room = Math.max(LEAST_HEIGHT, Math.round((height - ABOVE_AND_BELOW_PX) / 40) * 40);
  return useMemo(() => ({ columns, height: room }), [columns, room]);
}

function columnsOf(width: number): number {
  const free = width - RAIL_PX - TARGET_PX - (width >= PANEL_BESIDE_PX ? PANEL_PX : 0);
  return Math.max(1, Math.floor(free / COLUMN_PITCH));
}

import { TREE_ZOOM } from '@retron/contract';
import type { Box, Point, Size } from './geometry.ts';

/** What of the world is on the screen: screen = world * scale + (x, y). Screen positions count from the canvas's upper left corner. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** What is drawn beyond each edge of the canvas: a share of its longer side, and the fewest screen pixels. */
const MARGIN_SHARE = 0.25;
const LEAST_MARGIN_PX = 160;

/** The share of that margin that may come into view, and the factor the picture may grow, before the culled nodes must be drawn anew. */
const REDRAW_MARGIN_SHARE = 0.75;
const REDRAW_LARGER = 2.5;

/**
 * Factors that painted pixels may shrink and grow before they are painted anew while the view still moves. Blurred pixels are seen for the
 * moment of a gesture; a painting of two hundred nodes stops it.
 */
const PAINT_SMALLER = 0.5;
const PAINT_LARGER = 2.5;

export function clampScale(scale: number): number {
  return Math.min(TREE_ZOOM.max, Math.max(TREE_ZOOM.min, scale));
}

export function toWorld(camera: Camera, screen: Point): Point {
  return { x: (screen.x - camera.x) / camera.scale, y: (screen.y - camera.y) / camera.scale };
}

export function toScreen(camera: Camera, world: Point): Point {
  return { x: world.x * camera.scale + camera.x, y: world.y * camera.scale + camera.y };
}

/** The part of the world that a canvas of `size` shows. */
export function windowOf(camera: Camera, size: Size): Box {
  const corner = toWorld(camera, { x: 0, y: 0 });
  return {
    left: corner.x,
    top: corner.y,
    right: corner.x + size.width / camera.scale,
    bottom: corner.y + size.height / camera.scale,
  };
}

export function pan(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x + by.x, y: camera.y + by.y };
}

/** Zoom to `scale` (kept within the limits); the world point under the screen point `about` stays there. */
export function zoomTo(camera: Camera, scale: number, about: Point): Camera {
  const clamped = clampScale(scale);
  const world = toWorld(camera, about);
  return { x: about.x - world.x * clamped, y: about.y - world.y * clamped, scale: clamped };
}

/**
 * The whole of `bounds` in the middle of `frame`, a box of the screen; never larger than 100 %. What the smallest scale does not show is
 * left out below and at the right.
 */
export function fit(bounds: Box, frame: Box): Camera {
  const scale = clampScale(Math.min(1, widthOf(frame) / widthOf(bounds), heightOf(frame) / heightOf(bounds)));
  const spareWidth = Math.max(0, widthOf(frame) - widthOf(bounds) * scale);
  const spareHeight = Math.max(0, heightOf(frame) - heightOf(bounds) * scale);
  return {
    x: frame.left + spareWidth / 2 - bounds.left * scale,
    y: frame.top + spareHeight / 2 - bounds.top * scale,
    scale,
  };
}

/** Whether the smallest scale shows the whole of `bounds`. */
export function canFit(bounds: Box, frame: Box): boolean {
  return Math.min(widthOf(frame) / widthOf(bounds), heightOf(frame) / heightOf(bounds)) >= TREE_ZOOM.min;
}

/** A tree that is shown whole stands at most so many screen pixels further right than it must. */
const MOST_INDENT_PX = 120;

/**
 * Where a tree opens: whole if that is legible at `smallestScale`, at the left, for it grows to the right. A larger one opens at 100 %, or
 * as large as `readable` world units fit the width, with its upper end, where the best suggestions are, but never without its root.
 */
export function openingView(bounds: Box, root: Point, frame: Box, smallestScale: number, readable: number): Camera {
  const whole = fit(bounds, frame);
  if (whole.scale >= smallestScale) {
    const spare = widthOf(frame) - widthOf(bounds) * whole.scale;
    return { ...whole, x: frame.left + Math.min(MOST_INDENT_PX, spare / 2) - bounds.left * whole.scale };
  }
  const scale = clampScale(Math.min(1, widthOf(frame) / readable));
  const lowest = frame.top + (3 / 4) * heightOf(frame);
  return { x: frame.left - bounds.left * scale, y: Math.min(frame.top - bounds.top * scale, lowest - root.y * scale), scale };
}

/** The smallest move that brings `box` into the `frame` of the screen; the same camera if it is there already. */
export function reveal(camera: Camera, box: Box, frame: Box): Camera {
  const upper = toScreen(camera, { x: box.left, y: box.top });
  const lower = toScreen(camera, { x: box.right, y: box.bottom });
  const by = { x: shift(upper.x, lower.x, frame.left, frame.right), y: shift(upper.y, lower.y, frame.top, frame.bottom) };
  return by.x === 0 && by.y === 0 ? camera : pan(camera, by);
}

/** So much smaller may a branch be made to be seen whole. */
const SMALLEST_BRANCH_SCALE = 0.6;

/**
 * Brings a branch into the `frame`, made smaller where it must and as far as it stays legible; the node it hangs on stays in view in any
 * case.
 */
export function revealBranch(camera: Camera, branch: Box, node: Box, frame: Box): Camera {
  const wanted = Math.min(widthOf(frame) / widthOf(branch), heightOf(frame) / heightOf(branch));
  const scale = Math.min(camera.scale, Math.max(SMALLEST_BRANCH_SCALE, wanted));
  const about = toScreen(camera, { x: node.left, y: (node.top + node.bottom) / 2 });
  const zoomed = scale === camera.scale ? camera : zoomTo(camera, scale, about);
  return reveal(reveal(zoomed, branch, frame), node, frame);
}

function shift(start: number, end: number, low: number, high: number): number {
  if (start < low) return low - start;
  if (end > high) return Math.max(high - end, low - start);
  return 0;
}

function widthOf({ left, right }: Box): number {
  return Math.max(1, right - left);
}

function heightOf({ top, bottom }: Box): number {
  return Math.max(1, bottom - top);
}

/** Screen pixels beyond each edge of a canvas of `size` within which nodes are drawn too: what may come into view before the next drawing. */
export function drawnMargin({ width, height }: Size): number {
  return Math.max(LEAST_MARGIN_PX, MARGIN_SHARE * Math.max(width, height));
}

/**
 * Whether other nodes must be drawn than for the camera `drawn`: the canvas shows what soon lies beyond its margin, or so little of what is
 * drawn that most of it is out of sight.
 */
export function needsRedraw(drawn: Camera, now: Camera, size: Size): boolean {
  if (now.scale / drawn.scale > REDRAW_LARGER) return true;
  const shown = windowOf(now, size);
  const upper = toScreen(drawn, { x: shown.left, y: shown.top });
  const lower = toScreen(drawn, { x: shown.right, y: shown.bottom });
  const spare = REDRAW_MARGIN_SHARE * drawnMargin(size);
  return upper.x < -spare || upper.y < -spare || lower.x > size.width + spare || lower.y > size.height + spare;
}

/**
 * How a view that was painted through one camera lies on the screen seen through another. What is only moved lies on whole pixels, for between
 * them a browser paints texts anew.
 */
export function movedFrom(painted: Camera, now: Camera): Camera {
  const scale = now.scale / painted.scale;
  const [x, y] = [now.x - painted.x * scale, now.y - painted.y * scale];
  return scale === 1 ? { x: Math.round(x), y: Math.round(y), scale } : { x, y, scale };
}

/** As `moved`, but no further than half a cell of what repeats itself in cells of `cell` pixels. */
export function withinCell(moved: Camera, cell: number): Camera {
  const step = cell * moved.scale;
  const within = (at: number) => at - Math.round(at / step) * step;
  return { ...moved, x: within(moved.x), y: within(moved.y) };
}

/** Whether a painted view has been made so much larger or smaller that it has to be painted anew, to be legible. */
export function needsPainting({ scale }: Camera): boolean {
  return scale > PAINT_LARGER || scale < PAINT_SMALLER;
}

/** Whether a painted view shows the very pixels that it was painted with. */
export function isSharp({ scale }: Camera): boolean {
  return scale === 1;
}

/** The camera on the way from one view to another; `share` from 0 to 1. */
export function between(from: Camera, to: Camera, share: number): Camera {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    scale: from.scale + (to.scale - from.scale) * share,
  };
}

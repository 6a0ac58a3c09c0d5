import { TREE_ZOOM } from '@retron/contract';
import type { Box, Point, Size } from './geometry.ts';

/** What of the world is on the screen: screen = world * scale + (x, y). Screen positions count from the canvas's upper left corner. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Screen pixels the picture may move, and the factor it may zoom, before the culled nodes must be drawn anew. */
const REDRAW_DISTANCE_PX = 150;
const REDRAW_FACTOR = 1.25;

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

/** The whole of `bounds`, centred, with `padding` screen pixels around it; never larger than 100 %. */
export function fit(bounds: Box, size: Size, padding: number): Camera {
  const width = Math.max(1, bounds.right - bounds.left);
  const height = Math.max(1, bounds.bottom - bounds.top);
  const scale = clampScale(Math.min(1, (size.width - 2 * padding) / width, (size.height - 2 * padding) / height));
  return {
    x: size.width / 2 - ((bounds.left + bounds.right) / 2) * scale,
    y: size.height / 2 - ((bounds.top + bounds.bottom) / 2) * scale,
    scale,
  };
}

/**
 * Where a tree opens: at the left, for it grows to the right; whole if that is legible at `smallestScale`. A higher one opens at that
 * scale with its upper end, where the best suggestions are, but never without its root.
 */
export function openingView(bounds: Box, root: Point, size: Size, padding: number, smallestScale: number): Camera {
  const whole = fit(bounds, size, padding);
  const scale = Math.max(whole.scale, smallestScale);
  const x = padding - bounds.left * scale;
  if (whole.scale >= smallestScale) return { x, y: whole.y, scale };
  return { x, y: Math.min(padding - bounds.top * scale, (3 / 4) * size.height - root.y * scale), scale };
}

/** The smallest move that brings `box` into view, `margin` screen pixels from the edge; the same camera if it is there already. */
export function reveal(camera: Camera, box: Box, size: Size, margin: number): Camera {
  const upper = toScreen(camera, { x: box.left, y: box.top });
  const lower = toScreen(camera, { x: box.right, y: box.bottom });
  const by = { x: shift(upper.x, lower.x, size.width, margin), y: shift(upper.y, lower.y, size.height, margin) };
  return by.x === 0 && by.y === 0 ? camera : pan(camera, by);
}

function shift(start: number, end: number, length: number, margin: number): number {
  if (start < margin) return margin - start;
  if (end > length - margin) return Math.max(length - margin - end, margin - start);
  return 0;
}

/** Whether the view has moved so far from the one last drawn that other nodes must be drawn. */
export function needsRedraw(drawn: Camera, now: Camera): boolean {
  const factor = now.scale / drawn.scale;
  return (
    factor > REDRAW_FACTOR ||
    factor < 1 / REDRAW_FACTOR ||
    Math.abs(now.x - drawn.x) > REDRAW_DISTANCE_PX ||
    Math.abs(now.y - drawn.y) > REDRAW_DISTANCE_PX
  );
}

/** The camera on the way from one view to another; `share` from 0 to 1. */
export function between(from: Camera, to: Camera, share: number): Camera {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    scale: from.scale + (to.scale - from.scale) * share,
  };
}

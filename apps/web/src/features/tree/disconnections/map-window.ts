import type { Point } from './bond-map.ts';

/** The part of a drawing that is in sight, in its pixels. */
export interface MapWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels of a drawing round what has to be seen. */
const MARGIN = 28;
/** A small molecule is not blown up beyond this. */
const MOST_ENLARGED = 2;
/** Against the whole drawing. */
const SCALES = { least: 0.7, most: 6 } as const;

/** The window that shows all points, in the shape of the drawing. */
export function fitWindow(points: readonly Point[], drawing: { readonly width: number; readonly height: number }): MapWindow {
  if (points.length === 0) return { x: 0, y: 0, width: drawing.width, height: drawing.height };
  const left = points.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY) - MARGIN;
  const right = points.reduce((most, { x }) => Math.max(most, x), Number.NEGATIVE_INFINITY) + MARGIN;
  const top = points.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY) - MARGIN;
  const bottom = points.reduce((most, { y }) => Math.max(most, y), Number.NEGATIVE_INFINITY) + MARGIN;
  const share = Math.max((right - left) / drawing.width, (bottom - top) / drawing.height, 1 / MOST_ENLARGED);
  const [width, height] = [drawing.width * share, drawing.height * share];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** Enlarged by a factor; the point at `at` (shares of the window from its upper left) stays where it is. */
export function zoomed(window: MapWindow, by: number, whole: { readonly width: number }, at: Point = { x: 0.5, y: 0.5 }): MapWindow {
  const scale = Math.min(SCALES.most, Math.max(SCALES.least, (whole.width / window.width) * by));
  const width = whole.width / scale;
  const height = (window.height / window.width) * width;
  return { x: window.x + (window.width - width) * at.x, y: window.y + (window.height - height) * at.y, width, height };
}

/** Moved by shares of its size. */
export function moved(window: MapWindow, x: number, y: number): MapWindow {
  return { ...window, x: window.x + x * window.width, y: window.y + y * window.height };
}

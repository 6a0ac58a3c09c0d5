import type { Spot, StructureSpot } from './shown-tree.ts';

/** Side of a structure, distance of rows and of columns (structures and suggestions in turn), space around all: px. */
export const NODE = 120;
export const ROW = 130;
/** Of a structure's picture, between tabs and foot: px. */
export const PICTURE_HEIGHT = 80;
const COLUMN = 152;
export const MARGIN = 28;

/** A spot with its place in the drawing, px from the upper left corner. */
export interface LaidSpot {
  readonly spot: Spot;
  readonly parent: LaidSpot | null;
  /** Centre. */
  readonly x: number;
  readonly y: number;
  /** What it and everything below it take up. */
  readonly top: number;
  readonly bottom: number;
  readonly children: readonly LaidSpot[];
}

export interface TreeLayout {
  readonly root: LaidSpot;
  readonly width: number;
  readonly height: number;
}

interface Growing extends LaidSpot {
  y: number;
  bottom: number;
  children: readonly LaidSpot[];
}

/** Lays the tree out from left to right, each leaf in a row of its own and each parent in the middle of its children. */
export function layOutTree(tree: StructureSpot): TreeLayout {
  let bottom = MARGIN;
  let deepest = 0;
  const lay = (spot: Spot, parent: LaidSpot | null): LaidSpot => {
    deepest = Math.max(deepest, spot.level);
    const top = bottom;
    const laid: Growing = { spot, parent, x: MARGIN + NODE / 2 + spot.level * COLUMN, y: 0, top, bottom: top, children: [] };
    laid.children = spot.children.map((child) => lay(child, laid));
    const first = laid.children[0];
    const last = laid.children.at(-1);
    if (first === undefined || last === undefined) {
      bottom += ROW;
      laid.y = top + ROW / 2;
    } else laid.y = (first.y + last.y) / 2;
    laid.bottom = bottom;
    return laid;
  };
  const root = lay(tree, null);
  return { root, width: 2 * MARGIN + NODE + deepest * COLUMN, height: bottom + MARGIN };
}

/** A window onto the drawing, px. */
export interface Window {
  readonly top: number;
  readonly bottom: number;
}

/** A spot as it is drawn in a window. */
export interface DrawnSpot {
  readonly laid: LaidSpot;
  /** Centre: that of the layout, but in sight as long as anything below it is. */
  readonly y: number;
  readonly parent: DrawnSpot | null;
}

/** What is in sight, parents before children; as much work as there is in sight, however long the tree. */
export function spotsIn({ root }: TreeLayout, window: Window, margin: number): readonly DrawnSpot[] {
  const drawn: DrawnSpot[] = [];
  const add = (laid: LaidSpot, parent: DrawnSpot | null): void => {
    const spot = { laid, y: heightIn(laid, window), parent };
    drawn.push(spot);
    for (let at = firstBelow(laid.children, window.top - margin); at < laid.children.length; at += 1) {
      const child = laid.children[at] as LaidSpot;
      if (child.top > window.bottom + margin) break;
      add(child, spot);
    }
  };
  add(root, null);
  return drawn;
}

/** In the middle of those of its children that are in sight: where all are, in that of the layout. */
function heightIn({ y, children }: LaidSpot, { top, bottom }: Window): number {
  const first = children[0];
  const last = children.at(-1);
  if (first === undefined || last === undefined) return y;
  const within = (at: number) => Math.min(Math.max(at, first.y), last.y);
  return (within(top) + within(bottom)) / 2;
}

/** The first of them that ends below `y`. */
function firstBelow(spots: readonly LaidSpot[], y: number): number {
  let low = 0;
  let high = spots.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spots[middle] as LaidSpot).bottom < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The spot with this key; null where it is not shown. */
export function spotAt({ root }: TreeLayout, key: string): LaidSpot | null {
  let at: LaidSpot | undefined = root;
  while (at !== undefined && at.spot.key !== key) {
    at = at.children.find(({ spot }) => spot.key === key || key.startsWith(`${spot.key}-`));
  }
  return at ?? null;
}

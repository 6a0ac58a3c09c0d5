/** A place, in world units (pixels at scale 1) or in screen pixels; the name of the variable says which. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An upright rectangle; y grows downwards. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box of the given extents around its centre. */
export function boxAround(centre: Point, size: Size): Box {
  return {
    left: centre.x - size.width / 2,
    top: centre.y - size.height / 2,
    right: centre.x + size.width / 2,
    bottom: centre.y + size.height / 2,
  };
}

/** `box` with `margin` more on every side. */
export function grow(box: Box, margin: number): Box {
  return { left: box.left - margin, top: box.top - margin, right: box.right + margin, bottom: box.bottom + margin };
}

/** Whether the two boxes share at least a point. */
export function overlaps(a: Box, b: Box): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

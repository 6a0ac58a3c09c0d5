/** Where rows of known heights begin, in pixels below their head; one more than there are rows, for where the last one ends. */
export type RowStarts = readonly number[];

/** Rows from `first` up to, without, `end`. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
}

/** What is seen of the element that scrolls, in pixels. */
export interface Sight {
  readonly scrollTop: number;
  readonly height: number;
  /** Of a head that stays in sight above the rows. */
  readonly headPx: number;
}

/** Drawn above and below what is in sight, so that a row is there when it comes into it. */
const SPARE_ROWS = 6;

export function rowStarts(heights: readonly number[]): RowStarts {
  const starts = [0];
  for (const height of heights) starts.push((starts.at(-1) ?? 0) + height);
  return starts;
}

/** The rows to be drawn; none where nothing can be seen. */
export function rowsInSight(starts: RowStarts, { scrollTop, height, headPx }: Sight): RowRange {
  const count = starts.length - 1;
  if (height <= 0) return { first: 0, end: 0 };
  const first = rowAt(starts, scrollTop);
  const last = rowAt(starts, scrollTop + height - headPx);
  return { first: Math.max(0, first - SPARE_ROWS), end: Math.min(count, last + 1 + SPARE_ROWS) };
}

/** How far to scroll so that all of a row is in sight; null where it is. A row above goes to the top, one below to the bottom. */
export function scrollTopFor(starts: RowStarts, row: number, { scrollTop, height, headPx }: Sight): number | null {
  const [top, bottom] = [starts[row], starts[row + 1]];
  if (top === undefined || bottom === undefined) return null;
  if (top < scrollTop) return top;
  const seen = height - headPx;
  return bottom > scrollTop + seen ? bottom - seen : null;
}

/** The row at so many pixels below the head: the last that begins there or above. */
function rowAt(starts: RowStarts, pixels: number): number {
  let [low, high] = [0, Math.max(0, starts.length - 2)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= pixels) low = middle;
    else high = middle - 1;
  }
  return low;
}

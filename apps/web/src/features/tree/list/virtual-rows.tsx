import { lazy, type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { PartBoundary } from '../../../shared/failures/PartBoundary.tsx';
import type { RowsInSight } from './RowWindow.tsx';

const RowWindow = lazy(async () => ({ default: (await import('./RowWindow.tsx')).RowWindow }));

/** Rows of a long table that are in sight, with the space that those above and below would take. */
export interface VirtualRows extends RowsInSight {
  /** For the element that scrolls. */
  readonly scroll: RefObject<HTMLDivElement | null>;
  /** Brings a row into sight, below a head that stays. */
  readonly scrollTo: (index: number) => void;
  /** Belongs into the element that scrolls, behind the table. */
  readonly follower: ReactNode;
}

/** What a reader does before rows can move; the code that follows them is fetched then. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'wheel', 'touchstart', 'keydown', 'scroll'];
/** Rows drawn beyond the window. */
const SPARE_ROWS = 6;

/**
 * The first rows are drawn at once; what follows a scrolling reader comes once the page is used.
 *
 * @param heights - of each row, in pixels; others when a list is another
 * @param headPx - height of a head that stays in sight
 */
export function useVirtualRows(heights: readonly number[], headPx = 0): VirtualRows {
  const scroll = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [seen, setSeen] = useState<RowsInSight | null>(null);
  const goTo = useRef<((index: number) => void) | null>(null);
  const wanted = useRef<number | null>(null);
  const first = useMemo(() => firstRows(heights, innerHeight), [heights]);

  useEffect(() => {
    const used = new AbortController();
    const handleUse = () => {
      setUsed(true);
      used.abort();
    };
    for (const sign of SIGNS_OF_USE) addEventListener(sign, handleUse, { passive: true, capture: true, signal: used.signal });
    return () => used.abort();
  }, []);

  const scrollTo = useCallback((index: number) => {
    if (goTo.current !== null) return goTo.current(index);
    wanted.current = index;
    setUsed(true);
  }, []);
  const handleReady = useCallback((ready: ((index: number) => void) | null) => {
    goTo.current = ready;
    if (ready === null || wanted.current === null) return;
    ready(wanted.current);
    wanted.current = null;
  }, []);

  const follower = isUsed && (
    <PartBoundary part="rows" loading={null}>
      <RowWindow scroll={scroll} heights={heights} headPx={headPx} onReady={handleReady} onSeen={setSeen} />
    </PartBoundary>
  );
  return { ...(seen ?? first), scroll, scrollTo, follower };
}

/** What a window of this height shows of a table that nobody has scrolled, whatever stands above the table. */
export function firstRows(heights: readonly number[], windowPx: number): RowsInSight {
  let end = 0;
  let last = 0;
  for (; last < heights.length && end < windowPx; last += 1) end += heights[last] ?? 0;
  const count = Math.min(heights.length, last + SPARE_ROWS);
  const after = heights.slice(count).reduce((sum, height) => sum + height, 0);
  return { items: heights.slice(0, count).map((_, index) => index), before: 0, after };
}

export interface SpacerRowProps {
  /** Pixels; no row for none. */
  readonly height: number;
  readonly columns: number;
}

/** Stands for the rows that are out of sight. */
export function SpacerRow({ height, columns }: SpacerRowProps) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type RowRange, rowStarts, rowsInSight, scrollTopFor } from './rows-in-sight.ts';

/** Rows of a long table that are in sight, with the space that those above and below would take. */
export interface VirtualRows {
  /** For the element that scrolls. */
  readonly scroll: RefObject<HTMLDivElement | null>;
  /** Numbers of the rows to be drawn. */
  readonly items: readonly number[];
  /** Pixels. */
  readonly before: number;
  readonly after: number;
  /** Brings a row into sight, below a head that stays. */
  readonly scrollTo: (index: number) => void;
}

const NOTHING: RowRange = { first: 0, end: 0 };

/**
 * @param heights - of each row, in pixels; others when a list is another
 * @param headPx - height of a head that stays in sight
 */
export function useVirtualRows(heights: readonly number[], headPx = 0): VirtualRows {
  const scroll = useRef<HTMLDivElement>(null);
  const starts = useMemo(() => rowStarts(heights), [heights]);
  const [range, setRange] = useState(NOTHING);
  useLayoutEffect(() => {
    const element = scroll.current;
    if (element === null) return;
    const look = () => {
      const seen = rowsInSight(starts, { scrollTop: element.scrollTop, height: element.clientHeight, headPx });
      setRange((before) => (before.first === seen.first && before.end === seen.end ? before : seen));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [starts, headPx]);
  // A list that has become shorter is drawn once before it is looked at anew.
  const end = Math.min(range.end, heights.length);
  const first = Math.min(range.first, end);
  return {
    scroll,
    items: Array.from({ length: end - first }, (_, index) => first + index),
    before: starts[first] ?? 0,
    after: (starts.at(-1) ?? 0) - (starts[end] ?? 0),
    scrollTo: (index) => {
      const element = scroll.current;
      if (element === null) return;
      const wanted = scrollTopFor(starts, index, { scrollTop: element.scrollTop, height: element.clientHeight, headPx });
      if (wanted !== null) element.scrollTop = wanted;
    },
  };
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

import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';

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

/**
 * @param heights - of each row, in pixels; others when a list is another
 * @param headPx - height of a head that stays in sight
 */
export function useVirtualRows(heights: readonly number[], headPx = 0): VirtualRows {
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: heights.length,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => heights[index] ?? 0,
    overscan: 6,
    scrollMargin: headPx,
    scrollPaddingStart: headPx,
  });
  // The heights are kept as they were first asked for; a list that sorts anew or loses columns has others.
  const measure = virtual.measure;
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures by the heights, which it does not read here
  useLayoutEffect(() => measure(), [measure, heights]);
  const items = virtual.getVirtualItems();
  return {
    scroll,
    items: items.map(({ index }) => index),
    before: (items[0]?.start ?? headPx) - headPx,
    after: virtual.getTotalSize() - ((items.at(-1)?.end ?? headPx) - headPx),
    scrollTo: (index) => virtual.scrollToIndex(index, { align: 'auto' }),
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

import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Rows of a long table that are in sight, with the space that those above and below would take. */
export interface VirtualRows {
  /** For the element that scrolls. */
  readonly scroll: RefObject<HTMLDivElement | null>;
  readonly items: readonly VirtualItem[];
  /** Pixels. */
  readonly before: number;
  readonly after: number;
  /** Brings a row into sight, below a head that stays. */
  readonly scrollTo: (index: number) => void;
}

/**
 * @param rowPx - height of a row in pixels, of each where they differ; others when a list is another
 * @param headPx - height of a head that stays in sight
 */
export function useVirtualRows(count: number, rowPx: number | readonly number[], headPx = 0): VirtualRows {
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => (typeof rowPx === 'number' ? rowPx : (rowPx[index] ?? 0)),
    overscan: 6,
    scrollMargin: headPx,
    scrollPaddingStart: headPx,
  });
  // The heights are kept as they were first asked for; a list that sorts anew or loses columns has others.
  const measure = virtual.measure;
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures by the heights, which it does not read here
  useLayoutEffect(() => measure(), [measure, rowPx]);
  const items = virtual.getVirtualItems();
  return {
    scroll,
    items,
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

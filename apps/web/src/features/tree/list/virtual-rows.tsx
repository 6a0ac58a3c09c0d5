import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';

/** Rows of a long table that are in sight, with the space that those above and below would take. */
export interface VirtualRows {
  /** For the element that scrolls. */
  readonly scroll: RefObject<HTMLDivElement | null>;
  readonly items: readonly VirtualItem[];
  /** Pixels. */
  readonly before: number;
  readonly after: number;
}

/** @param rowPx - height of a row in pixels */
export function useVirtualRows(count: number, rowPx: number): VirtualRows {
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({ count, getScrollElement: () => scroll.current, estimateSize: () => rowPx, overscan: 6 });
  const items = virtual.getVirtualItems();
  return { scroll, items, before: items[0]?.start ?? 0, after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0) };
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
    <tr>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

import { elementScroll, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The rows to be drawn, and the space that the others take, in pixels. */
export interface RowsInSight {
  readonly items: readonly number[];
  readonly before: number;
  readonly after: number;
}

export interface RowWindowProps {
  readonly scroll: RefObject<HTMLDivElement | null>;
  /** Of each row, in pixels. */
  readonly heights: readonly number[];
  readonly headPx: number;
  /** Told how to bring a row into sight, and null when it cannot any more. */
  readonly onReady: (scrollTo: ((index: number) => void) | null) => void;
  readonly onSeen: (seen: RowsInSight) => void;
}

/** Reckons which rows are in sight and tells the table; draws nothing itself, so that it can come after the table. */
export function RowWindow({ scroll, heights, headPx, onReady, onSeen }: RowWindowProps) {
  const isAsked = useRef(false);
  const virtual = useVirtualizer({
    count: heights.length,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => heights[index] ?? 0,
    overscan: 6,
    scrollMargin: headPx,
    scrollPaddingStart: headPx,
    // The table may have been scrolled before this came, or be on its way with the wheel: being told to go where it was would stop it. So
    // nothing moves it before a row is asked for.
    initialOffset: () => scroll.current?.scrollTop ?? 0,
    scrollToFn: (offset, options, instance) => {
      if (isAsked.current) elementScroll(offset, options, instance);
    },
  });
  // The heights are kept as they were first asked for; a list that sorts anew or loses columns has others.
  const measure = virtual.measure;
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures by the heights, which it does not read here
  useLayoutEffect(() => measure(), [measure, heights]);

  const items = virtual.getVirtualItems();
  const before = (items[0]?.start ?? headPx) - headPx;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? headPx) - headPx);
  const shown = items.map(({ index }) => index).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items are a new list each time, and told when others are in it
  useLayoutEffect(() => onSeen({ items: items.map(({ index }) => index), before, after }), [onSeen, shown, before, after]);

  useLayoutEffect(() => {
    onReady((index) => {
      isAsked.current = true;
      virtual.scrollToIndex(index, { align: 'auto' });
    });
    return () => onReady(null);
  }, [onReady, virtual]);
  return null;
}

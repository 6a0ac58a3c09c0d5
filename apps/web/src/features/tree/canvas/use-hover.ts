import type { Place } from '@retron/tree';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Point } from './geometry.ts';

/** Milliseconds the pointer rests on a node before it is explained. */
const REST_MS = 300;
/** Screen pixels the pointer must move after a press before anything is explained again. */
const QUIET_PX = 4;

export interface Hover {
  readonly hovered: Place | null;
  /** The node explained now: where the pointer came to rest, or what a key asked for. */
  readonly explained: Place | null;
  /** @param at - where the pointer is, in screen pixels */
  hover(key: Place | null, at: Point | null): void;
  explain(key: Place | null): void;
  /** Explains nothing until the pointer comes to another node. */
  dismiss(): void;
  /** The same after a press at a point: what moves under the pointer then is not explained. */
  press(at: Point): void;
}

/** What the pointer is over, and what a tooltip says something about. */
export function useHover(): Hover {
  const [hovered, setHovered] = useState<Place | null>(null);
  const [explained, setExplained] = useState<Place | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const quietAt = useRef<Point | null>(null);

  useEffect(() => {
    if (hovered === null) return;
    timer.current = setTimeout(() => quietAt.current === null && setExplained(hovered), REST_MS);
    return () => {
      clearTimeout(timer.current);
      setExplained((current) => (current === hovered ? null : current));
    };
  }, [hovered]);

  const hover = useCallback((key: Place | null, at: Point | null) => {
    const quiet = quietAt.current;
    if (quiet !== null && at !== null && Math.hypot(at.x - quiet.x, at.y - quiet.y) > QUIET_PX) quietAt.current = null;
    setHovered(key);
  }, []);
  const dismiss = useCallback(() => {
    clearTimeout(timer.current);
    setExplained(null);
  }, []);
  const press = useCallback(
    (at: Point) => {
      quietAt.current = at;
      dismiss();
    },
    [dismiss],
  );
  return { hovered, explained, hover, explain: setExplained, dismiss, press };
}

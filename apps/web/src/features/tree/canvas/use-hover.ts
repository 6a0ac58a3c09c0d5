import type { Place } from '@retron/tree';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds the pointer rests on a node before it is explained. */
const REST_MS = 300;

export interface Hover {
  readonly hovered: Place | null;
  /** The node explained now: where the pointer came to rest, or what a key asked for. */
  readonly explained: Place | null;
  hover(key: Place | null): void;
  explain(key: Place | null): void;
  /** Explains nothing until the pointer comes to another node. */
  dismiss(): void;
}

/** What the pointer is over, and what a tooltip says something about. */
export function useHover(): Hover {
  const [hovered, setHovered] = useState<Place | null>(null);
  const [explained, setExplained] = useState<Place | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    if (hovered === null) return;
    timer.current = setTimeout(() => setExplained(hovered), REST_MS);
    return () => {
      clearTimeout(timer.current);
      setExplained((current) => (current === hovered ? null : current));
    };
  }, [hovered]);

  const dismiss = useCallback(() => {
    clearTimeout(timer.current);
    setExplained(null);
  }, []);
  return { hovered, explained, hover: setHovered, explain: setExplained, dismiss };
}

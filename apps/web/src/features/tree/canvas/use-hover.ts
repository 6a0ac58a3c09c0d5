import type { Place } from '@retron/tree';
import { useCallback, useEffect, useState } from 'react';

/** Milliseconds the pointer rests on a node before it is explained. */
const REST_MS = 300;

export interface Hover {
  readonly hovered: Place | null;
  /** The node explained now: where the pointer came to rest, or what a key asked for. */
  readonly explained: Place | null;
  hover(key: Place | null): void;
  explain(key: Place | null): void;
}

/** What the pointer is over, and what a tooltip says something about. */
export function useHover(): Hover {
  const [hovered, setHovered] = useState<Place | null>(null);
  const [explained, setExplained] = useState<Place | null>(null);

  useEffect(() => {
    if (hovered === null) return;
    const timer = setTimeout(() => setExplained(hovered), REST_MS);
    return () => {
      clearTimeout(timer);
      setExplained((current) => (current === hovered ? null : current));
    };
  }, [hovered]);

  const hover = useCallback((key: Place | null) => setHovered(key), []);
  const explain = useCallback((key: Place | null) => setExplained(key), []);
  return { hovered, explained, hover, explain };
}

import { useEffect, useState } from 'react';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Milliseconds between two looks: pages load, trees move. */
const LOOK_MS = 120;

/** Where on the screen the first element is that a selector names, followed while it moves; null while there is none. */
export function useBoxOf(selector: string | null): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    const look = () => {
      const found = selector === null ? null : document.querySelector(selector);
      const next = found === null ? null : boxOf(found.getBoundingClientRect());
      setBox((known) => (isSame(known, next) ? known : next));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [selector]);
  return box;
}

/** A little larger than what it frames. */
const MARGIN_PX = 5;

function boxOf({ left, top, width, height }: DOMRect): Box {
  return { left: left - MARGIN_PX, top: top - MARGIN_PX, width: width + 2 * MARGIN_PX, height: height + 2 * MARGIN_PX };
}

function isSame(a: Box | null, b: Box | null): boolean {
  if (a === null || b === null) return a === b;
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
}

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

/** What the window's edge would cut off is left out, so that all four sides of the frame are seen. */
function boxOf(framed: DOMRect): Box {
  const left = Math.max(0, framed.left - MARGIN_PX);
  const top = Math.max(0, framed.top - MARGIN_PX);
  const right = Math.min(window.innerWidth, framed.right + MARGIN_PX);
  const bottom = Math.min(window.innerHeight, framed.bottom + MARGIN_PX);
  return { left, top, width: right - left, height: bottom - top };
}

function isSame(a: Box | null, b: Box | null): boolean {
  if (a === null || b === null) return a === b;
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
}

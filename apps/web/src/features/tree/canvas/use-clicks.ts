import { DOUBLE_CLICK_MS } from '@retron/contract';
import type { Place } from '@retron/tree';
import { useCallback, useEffect, useRef } from 'react';

export interface Clicks {
  /**
   * Tells a click on a node from the second of a double click.
   *
   * @param isPatient - `onClick` waits until no second click came; otherwise it is done at once, and the second does nothing but `onDouble`
   */
  click(key: Place, isPatient: boolean, onClick: () => void, onDouble: () => void): void;
}

/** Single and double clicks on nodes, told apart by 400 ms. Source: spec section 9, "Double-click detection 400 ms". */
export function useClicks(): Clicks {
  const last = useRef<{ readonly key: Place; readonly at: number } | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const click = useCallback((key: Place, isPatient: boolean, onClick: () => void, onDouble: () => void) => {
    clearTimeout(waiting.current);
    const now = performance.now();
    const isSecond = last.current?.key === key && now - last.current.at <= DOUBLE_CLICK_MS;
    last.current = isSecond ? null : { key, at: now };
    if (isSecond) onDouble();
    else if (isPatient) waiting.current = setTimeout(onClick, DOUBLE_CLICK_MS);
    else onClick();
  }, []);
  return { click };
}

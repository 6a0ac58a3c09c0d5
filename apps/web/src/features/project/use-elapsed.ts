import { useEffect, useState } from 'react';

/**
 * Milliseconds since a time, told anew every second.
 *
 * @param isHeld - stays at what it was
 */
export function useElapsed(sinceIso: string, isHeld: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (isHeld) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isHeld]);
  return now - Date.parse(sinceIso);
}

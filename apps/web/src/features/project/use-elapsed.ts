import { useEffect, useState } from 'react';

/** Milliseconds since a time, told anew every second. */
export function useElapsed(sinceIso: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now - Date.parse(sinceIso);
}

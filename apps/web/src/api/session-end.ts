/** Tabs of one browser share the session: what ends it in one is told to the others, by an entry that they hear of. */
const KEY = 'retron.session-end';

/** Tells the other tabs of this browser that the session has ended. */
export function tellSessionEnd(): void {
  try {
    // Only what changes an entry is told, and nothing is to be left behind.
    localStorage.setItem(KEY, 'ended');
    localStorage.removeItem(KEY);
  } catch {
    // In a browser without storage the others learn it by their next call.
  }
}

/** Listens to the other tabs; this one is not told what it ended itself. @returns a function that ends the watch */
export function onSessionEndElsewhere(listener: () => void): () => void {
  const handle = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) listener();
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}

import { useEffect, useId, useSyncExternalStore } from 'react';

/** Open dialogs, the one opened last at the end. */
let open: readonly string[] = [];
const listeners = new Set<() => void>();

function put(next: readonly string[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether no other dialog is open over this one: Esc closes the topmost alone, while the library lets every open dialog close.
 * @returns what goes into `closeOnEscape`
 */
export function useTopmost(isOpen: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    put([...open, id]);
    // The key press that closes this one must not find the one below as the topmost.
    return () => void setTimeout(() => put(open.filter((other) => other !== id)));
  }, [isOpen, id]);
  const top = useSyncExternalStore(subscribe, () => open.at(-1));
  return top === undefined || top === id;
}

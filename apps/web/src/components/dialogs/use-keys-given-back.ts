import { useEffect, useRef } from 'react';

/** Gives the keys back to what had them before a dialog: of itself the library does not where the dialog is gone with its closing. */
export function useKeysGivenBack(isOpen: boolean): void {
  const opener = useRef<Element | null>(null);
  const isThere = useRef(false);
  // Read before the dialog takes the keys, which it does in its first effects.
  if (isOpen && opener.current === null) opener.current = document.activeElement;
  useEffect(() => {
    isThere.current = isOpen;
    return () => {
      isThere.current = false;
      const element = opener.current;
      // What else closing does comes first, such as going to another page or giving the keys to another place.
      setTimeout(() => {
        if (isThere.current) return;
        opener.current = null;
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isOpen && isLost && element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
}

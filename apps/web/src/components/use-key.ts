import { useEffect } from 'react';
import { takesText } from './takes-text.ts';

/**
 * Does something on a key pressed alone, such as `/` or `?`; not while text is being written.
 *
 * @param isOfPage - what it does is behind an open dialog or menu: keys pressed there are not for it
 */
export function useKey(key: string, onKey: () => void, isOfPage = false): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (takesText(event.target) || (isOfPage && isInOverlay(event.target))) return;
      event.preventDefault();
      onKey();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [key, onKey, isOfPage]);
}

function isInOverlay(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null;
}

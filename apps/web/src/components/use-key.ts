import { useEffect } from 'react';

/** Does something on a key pressed alone, such as `/` or `?`; not while text is being written. */
export function useKey(key: string, onKey: () => void): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof HTMLElement && (event.target.isContentEditable || event.target.matches('input, textarea, select')))
        return;
      event.preventDefault();
      onKey();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [key, onKey]);
}

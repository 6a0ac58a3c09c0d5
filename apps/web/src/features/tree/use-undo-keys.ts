import { useEffect } from 'react';
import { takesText } from '../../components/takes-text.ts';

/** `Ctrl Z` undoes, `Ctrl Shift Z` and `Ctrl Y` do again; not while text is written, in a dialog, or where a toast offers its own Undo. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented || isElsewhere(event.target)) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 'z' && !isRedo) return;
      event.preventDefault();
      if (isRedo) redo();
      else undo();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [undo, redo]);
}

function isElsewhere(target: EventTarget | null): boolean {
  return takesText(target) || (target instanceof HTMLElement && target.closest('[role="dialog"]') !== null);
}

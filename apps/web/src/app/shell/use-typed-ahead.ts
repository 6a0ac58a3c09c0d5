import { useCallback, useEffect, useState } from 'react';

export interface TypedAhead {
  readonly text: string;
  /** From now on the keys go where the focus is. */
  readonly end: () => void;
}

/**
 * Keeps what is typed for a field that is not there yet, as its code is still being loaded: letters would go to whatever had the focus before,
 * or do there what a key does. Esc gives up the wait.
 */
export function useTypedAhead(isAwaited: boolean, onGiveUp: () => void): TypedAhead {
  const [text, setText] = useState('');
  const [isOver, setOver] = useState(false);
  // The next time it begins anew.
  if (!isAwaited && (text !== '' || isOver)) {
    setText('');
    setOver(false);
  }
  const isKept = isAwaited && !isOver;
  useEffect(() => {
    if (!isKept) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Escape') onGiveUp();
      else if (event.key === 'Backspace') setText((before) => before.slice(0, -1));
      else if (event.key.length === 1) setText((before) => before + event.key);
      else if (event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, [isKept, onGiveUp]);
  return { text, end: useCallback(() => setOver(true), []) };
}

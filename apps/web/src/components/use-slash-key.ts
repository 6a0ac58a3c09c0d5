import { useCallback, useRef } from 'react';
import { useKey } from './use-key.ts';

/** `/` puts the cursor into the filter field of a page. */
export function useSlashKey<Field extends HTMLElement>() {
  const field = useRef<Field>(null);
  useKey(
    '/',
    useCallback(() => field.current?.focus(), []),
  );
  return field;
}

import { useCallback, useEffect, useRef } from 'react';
import { useKey } from './use-key.ts';

/** `/` puts the cursor into the filter field of a page; the field says so. */
export function useSlashKey<Field extends HTMLElement>() {
  const field = useRef<Field>(null);
  useKey(
    '/',
    useCallback(() => field.current?.focus(), []),
  );
  useEffect(() => field.current?.setAttribute('aria-keyshortcuts', '/'), []);
  return field;
}

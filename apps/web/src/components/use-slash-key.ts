import { useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';

/** `/` puts the cursor into the filter field of a page. */
export function useSlashKey<Field extends HTMLElement>() {
  const field = useRef<Field>(null);
  useHotkeys([['/', () => field.current?.focus()]]);
  return field;
}

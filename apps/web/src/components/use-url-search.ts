import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

export type ChangeSearch = (change: (search: URLSearchParams) => void) => void;

/** The search part of the address as view state: what it says now, and a way to change it without a new entry in the history. */
export function useUrlSearch(): readonly [URLSearchParams, ChangeSearch] {
  const router = useRouter();
  const text = useLocation({ select: (location) => location.searchStr });
  const search = useMemo(() => new URLSearchParams(text), [text]);
  const change = useCallback<ChangeSearch>(
    (edit) => {
      const { pathname, searchStr } = router.state.location;
      const next = new URLSearchParams(searchStr);
      edit(next);
      const nextText = next.toString();
      router.history.replace(nextText === '' ? pathname : `${pathname}?${nextText}`);
    },
    [router],
  );
  return [search, change];
}

import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { goWithin } from './history/go-within.ts';

/** @param opens - something opens by the change: the browser's Back closes it again */
export type ChangeSearch = (change: (search: URLSearchParams) => void, opens?: 'opens') => void;

/** The search part of the address as view state: what it says now, and a way to change it without a new entry in the history. */
export function useUrlSearch(): readonly [URLSearchParams, ChangeSearch] {
  const router = useRouter();
  const text = useLocation({ select: (location) => location.searchStr });
  const search = useMemo(() => new URLSearchParams(text), [text]);
  const change = useCallback<ChangeSearch>(
    (edit, opens) => {
      const { pathname, searchStr } = router.state.location;
      const next = new URLSearchParams(searchStr);
      edit(next);
      const nextText = next.toString();
      goWithin(router.history, nextText === '' ? pathname : `${pathname}?${nextText}`, { opens: opens !== undefined });
    },
    [router],
  );
  return [search, change];
}

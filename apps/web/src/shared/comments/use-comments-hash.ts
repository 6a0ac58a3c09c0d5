import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { COMMENTS_HASH } from '../../addresses/paths.ts';

/** Opens the comments of a page whose address asks for them, once: the address is then the page's own again. @param open - null while the page is not there yet */
export function useCommentsHash(open: (() => void) | null): void {
  const { history } = useRouter();
  const isAsked = useLocation({ select: ({ hash }) => hash === COMMENTS_HASH });
  const latest = useRef(open);
  latest.current = open;
  const isReady = open !== null;
  useEffect(() => {
    if (!isAsked || !isReady) return;
    const { pathname, search, state } = history.location;
    history.replace(`${pathname}${search}`, state);
    latest.current?.();
  }, [isAsked, isReady, history]);
}

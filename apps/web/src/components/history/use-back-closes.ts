import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';

/** Has the browser's Back close what is open over a page and stands in no address, such as a dialog, before it leaves the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const router = useRouter();
  const id = useId();
  const latest = useRef({ isOpen, onClose });
  latest.current = { isOpen, onClose };
  useEffect(() => {
    if (!isOpen) return;
    const history: RouterHistory = router.history;
    const isOver = () => history.location.state.over?.includes(id) ?? false;
    if (!isOver()) {
      const { href, state } = history.location;
      history.push(href, {
        ...(state.openedFrom === undefined ? {} : { openedFrom: state.openedFrom }),
        over: [...(state.over ?? []), id],
      });
    }
    let chosen = history.location.href;
    const unsubscribe = history.subscribe(({ action }) => {
      if (isOver()) {
        chosen = history.location.href;
        return;
      }
      if (action.type === 'BACK') keep(history, chosen);
      latest.current.onClose();
    });
    return () => {
      unsubscribe();
      // What else closing does comes first, such as going to another page.
      setTimeout(() => {
        if (latest.current.isOpen || history.location.state.over?.at(-1) !== id) return;
        const stop = history.subscribe(() => {
          stop();
          keep(history, chosen);
        });
        history.back();
      });
    };
  }, [isOpen, router, id]);
}

/** What was chosen while something was open, such as a filter, stays when it is closed. */
function keep(history: RouterHistory, href: string): void {
  if (history.location.href !== href) history.replace(href, history.location.state);
}

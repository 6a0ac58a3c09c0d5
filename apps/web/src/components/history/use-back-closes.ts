import { type HistoryLocation, type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';

/** What is open over the pages of one history. */
interface Over {
  readonly open: Set<string>;
  /** A step back was asked for and has not come: an entry that is put down now would be the one it leaves. */
  isGoingBack: boolean;
}

const overOf = new WeakMap<RouterHistory, Over>();

/** Has the browser's Back close what is open over a page and stands in no address, such as a dialog, before it leaves the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const router = useRouter();
  const id = useId();
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!isOpen) return;
    const history: RouterHistory = router.history;
    const over = overOn(history);
    over.open.add(id);
    const isOver = () => history.location.state.over?.includes(id) ?? false;
    let chosen = history.location.href;
    let isClosing = false;
    let unsubscribe = () => {};
    const enter = () => {
      if (!isOver()) {
        const { href, state } = history.location;
        history.push(href, {
          ...(state.openedFrom === undefined ? {} : { openedFrom: state.openedFrom }),
          over: [...(state.over ?? []), id],
        });
      }
      chosen = history.location.href;
      unsubscribe = history.subscribe(({ action }) => {
        if (isOver()) {
          chosen = history.location.href;
          return;
        }
        // Closing may change the address itself.
        if (isClosing) return;
        isClosing = true;
        if (action.type === 'BACK') keep(history, chosen);
        latest.current();
        isClosing = false;
      });
    };
    if (over.isGoingBack) unsubscribe = onArrival(history, enter);
    else enter();
    return () => {
      over.open.delete(id);
      unsubscribe();
      // What else closing does comes first, such as going to another page.
      setTimeout(() => {
        if (!over.open.has(id) && history.location.state.over?.at(-1) === id) goBack(history, over, chosen);
      });
    };
  }, [isOpen, router, id]);
}

/** From the first opening on, Back passes by the entries of what has closed: it led to another page, or something else took its place. */
function overOn(history: RouterHistory): Over {
  const known = overOf.get(history);
  if (known !== undefined) return known;
  const over: Over = { open: new Set(), isGoingBack: false };
  overOf.set(history, over);
  history.subscribe(({ action }) => {
    if (action.type !== 'BACK') return;
    // What closes by this Back keeps what was chosen in it first.
    setTimeout(() => {
      const { href, state } = history.location;
      const top = state.over?.at(-1);
      if (top !== undefined && !over.open.has(top)) goBack(history, over, href);
    });
  });
  return over;
}

/**
 * One entry back, with what was chosen while something was open. The browser takes its time: another page that is gone to meanwhile would be
 * left again by this step, so it is gone to on arrival.
 */
function goBack(history: RouterHistory, over: Over, href: string): void {
  if (over.isGoingBack) return;
  over.isGoingBack = true;
  let wanted: HistoryLocation | undefined;
  const unblock = history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action, nextLocation }) => {
      if (action !== 'PUSH' && action !== 'REPLACE') return false;
      wanted = nextLocation;
      return true;
    },
  });
  onArrival(history, () => {
    unblock();
    over.isGoingBack = false;
    if (wanted === undefined) keep(history, href);
    else history.push(wanted.href, wanted.state);
  });
  history.back();
}

/** @returns what stops waiting */
function onArrival(history: RouterHistory, then: () => void): () => void {
  const stop = history.subscribe(() => {
    stop();
    then();
  });
  return stop;
}

/** What was chosen while something was open, such as a filter, stays when it is closed. */
function keep(history: RouterHistory, href: string): void {
  if (history.location.href !== href) history.replace(href, history.location.state);
}

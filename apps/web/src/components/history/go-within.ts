import type { RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Something was opened over the page of this address, which stands in the entry before. */
    readonly openedFrom?: string;
    /** What is open over the page and stands in no address, the last opened at the end; see `useBackCloses`. */
    readonly over?: readonly string[];
  }
}

export interface StepWithin {
  /** Something opens that was closed before. */
  readonly opens: boolean;
  /** Whether two addresses show the same to the reader. */
  readonly isSame?: (one: string, other: string) => boolean;
}

/**
 * Another address of the same page. What opens takes an entry of its own in the history, so that the browser's Back closes it before it
 * leaves the page; closing it otherwise goes back to where it was opened. All else, such as another selection, takes no entry.
 */
export function goWithin(history: RouterHistory, href: string, { opens, isSame = (one, other) => one === other }: StepWithin): void {
  const { href: here, state } = history.location;
  const { openedFrom, over } = state;
  if (opens) {
    // What is opened out of a dialog takes the place of the dialog.
    if (over === undefined) history.push(href, { openedFrom: here });
    else history.replace(href, { openedFrom: here });
  } else if (openedFrom !== undefined && isSame(openedFrom, href)) history.back();
  else history.replace(href, { ...(openedFrom === undefined ? {} : { openedFrom }), ...(over === undefined ? {} : { over }) });
}

import { useEffect } from 'react';
import * as texts from '../../texts/components.ts';

let page = '';
let unread = 0;

function write(): void {
  const name = page === '' ? texts.retron : texts.pageTitle(page);
  document.title = unread === 0 ? name : `(${unread}) ${name}`;
}

/** Names the window after the page. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    page = title;
    write();
  }, [title]);
}

/** Puts the number of unread notices before the name of the window, where it is seen from another tab. */
export function useUnreadInTitle(count: number): void {
  useEffect(() => {
    unread = count;
    write();
    return () => {
      unread = 0;
      write();
    };
  }, [count]);
}

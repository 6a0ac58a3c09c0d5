import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { paths } from '../../addresses/paths.ts';
import { sessionOptions } from '../../api/session.ts';
import { useUnreadInTitle } from '../../components/shell/window-title.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { type FinishedQuery, finishedQueries, useOwnQueries } from '../../shared/notices/finished-queries.ts';
import { keepVisiting, markRead, useVisits } from '../../shared/notices/last-visit.ts';
import * as common from '../../texts/common.ts';
import { noticeSentence } from './notice-words.ts';

/** Notices kept in the list. */
const MOST_NOTICES = 20;

export interface Notices {
  /** The reader's queries that have ended, the last first. */
  readonly finished: readonly FinishedQuery[];
  readonly running: number;
  readonly isUnread: (query: FinishedQuery) => boolean;
  readonly unread: number;
  readonly markAllRead: () => void;
}

/**
 * The reader's queries that have ended: those not looked at yet are counted, also after a reload, and one that ends now is told,
 * unless its tree is on the screen or an Undo is on offer, which a message would take away.
 */
export function useNotices(): Notices {
  const { data: session } = useQuery(sessionOptions);
  const username = session?.username ?? '';
  useEffect(() => (username === '' ? undefined : keepVisiting(username)), [username]);
  const visits = useVisits(username);
  const queries = useOwnQueries();
  const all = finishedQueries(queries ?? []);
  const readUpTo = visits?.readUpTo ?? null;
  const isUnread = (query: FinishedQuery) => readUpTo !== null && query.finished > readUpTo;
  const unread = all.filter(isUnread).length;
  useUnreadInTitle(unread);
  useToldEnds(queries === null ? null : all);
  return {
    finished: all.slice(0, MOST_NOTICES),
    running: (queries ?? []).filter(({ status }) => status === 'Busy').length,
    isUnread,
    unread,
    markAllRead: () => {
      const [newest] = all;
      if (newest) markRead(username, newest.finished);
    },
  };
}

/** Tells the end of what ended since the last look; what had ended before the first look is not news. */
function useToldEnds(finished: readonly FinishedQuery[] | null): void {
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const told = useRef<string | null>(null);
  const [newest] = finished ?? [];
  useEffect(() => {
    if (finished === null) return;
    const upTo = told.current;
    told.current = newest?.finished ?? upTo ?? '';
    if (upTo === null || newest === undefined || newest.finished <= upTo) return;
    const address = paths.tree(newest.projectid, newest.id);
    if (pathname.startsWith(address) || toasts.current()?.onUndo) return;
    toasts.offer(noticeSentence(newest), { label: common.open, onChoose: () => void navigate({ to: address }) });
  }, [finished, newest, pathname, navigate]);
}

import type { WireNotice } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { paths } from '../../addresses/paths.ts';
import { noticesOptions } from '../../api/notices.ts';
import { sessionOptions } from '../../api/session.ts';
import { useUnreadInTitle } from '../../components/shell/window-title.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { type FinishedQuery, finishedQueries, isSeen, useOwnQueries } from '../../shared/notices/finished-queries.ts';
import { keepVisiting, markRead, useVisits } from '../../shared/notices/last-visit.ts';
import * as common from '../../texts/common.ts';
import { noticeSentence } from './notice-words.ts';

/** Notices kept in the list. */
const MOST_NOTICES = 20;

/** What the bell tells: a query of the reader's that has ended, or what somebody else did. */
export type Notice = { readonly kind: 'ended'; readonly at: string; readonly query: FinishedQuery } | WireNotice;

export interface Notices {
  /** The newest first. */
  readonly notices: readonly Notice[];
  readonly running: number;
  readonly isUnread: (notice: Notice) => boolean;
  readonly unread: number;
  readonly markAllRead: () => void;
}

/**
 * The reader's queries that have ended, and what others did that concerns the reader: what was not looked at yet is counted, also after a
 * reload. A query that ends now is told, unless its tree is on the screen or an Undo is on offer, which a message would take away.
 */
export function useNotices(): Notices {
  const { data: session } = useQuery(sessionOptions);
  const username = session?.username ?? '';
  useEffect(() => (username === '' ? undefined : keepVisiting(username)), [username]);
  const visits = useVisits(username);
  const queries = useOwnQueries();
  const { data: ofOthers } = useQuery({ ...noticesOptions, enabled: username !== '' });
  const finished = finishedQueries(queries ?? []);
  const ended = finished.map((query): Notice => ({ kind: 'ended', at: query.finished, query }));
  const all = [...ended, ...(ofOthers ?? [])].sort((a, b) => (a.at < b.at ? 1 : -1));
  const isOnScreen = useIsOnScreen();
  const isOpened = (query: FinishedQuery) => isOnScreen(query) || isSeen(query, visits);
  const isUnread = (notice: Notice) =>
    visits !== null && notice.at > visits.readUpTo && !(notice.kind === 'ended' && isOpened(notice.query));
  const unread = all.filter(isUnread).length;
  useUnreadInTitle(unread);
  useToldEnds(queries === null ? null : finished, isOpened);
  return {
    notices: all.slice(0, MOST_NOTICES),
    running: (queries ?? []).filter(({ status }) => status === 'Busy').length,
    isUnread,
    unread,
    markAllRead: () => {
      const [newest] = all;
      if (newest) markRead(username, newest.at);
    },
  };
}

/** Whether the tree of a query is on the screen. */
function useIsOnScreen(): (query: FinishedQuery) => boolean {
  const pathname = useLocation({ select: (location) => location.pathname });
  return ({ projectid, id }) => `${pathname}/`.startsWith(`${paths.tree(projectid, id)}/`);
}

/** Tells the end of what ended since the last look and was not opened; what had ended before the first look is not news. */
function useToldEnds(finished: readonly FinishedQuery[] | null, isOpened: (query: FinishedQuery) => boolean): void {
  const navigate = useNavigate();
  const told = useRef<string | null>(null);
  const [newest] = finished ?? [];
  const isNews = newest !== undefined && !isOpened(newest);
  useEffect(() => {
    if (finished === null) return;
    const upTo = told.current;
    told.current = newest?.finished ?? upTo ?? '';
    if (upTo === null || newest === undefined || newest.finished <= upTo) return;
    if (!isNews || toasts.current()?.onUndo) return;
    const address = paths.tree(newest.projectid, newest.id);
    toasts.offer(noticeSentence(newest), { label: common.open, onChoose: () => void navigate({ to: address }) });
  }, [finished, newest, isNews, navigate]);
}

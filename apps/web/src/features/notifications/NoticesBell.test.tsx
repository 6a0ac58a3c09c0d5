import type { QuerySummary } from '@retron/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import queryFixture from '../../../../../fixtures/wire/queries.json';
import { toasts } from '../../components/toast/toast-store.ts';
import { markSeen } from '../../shared/notices/last-visit.ts';
import { useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { NoticesBell } from './NoticesBell.tsx';

const [pattern] = queryFixture.queries as readonly QuerySummary[];
const query = (change: Partial<QuerySummary>) => ({ ...pattern, ...change }) as QuerySummary;
const BUSY = query({ id: 21, projectid: 1, sessionid: 'slow one', status: 'Busy', finished: null });
const EARLY = query({ id: 20, projectid: 1, sessionid: 'early one', status: 'Ready', finished: '2026-11-20T10:00:00.000Z' });
const ENDED = query({ ...BUSY, status: 'Ready', finished: '2026-11-21T10:00:00.000Z' });
const list = (...queries: QuerySummary[]) => ({ json: { queries, total: queries.length } });

/** As if an earlier visit had looked at everything up to a time. */
function remember(readUpTo: string): void {
  window.localStorage.setItem('retron.visits.chemist', JSON.stringify({ active: readUpTo, readUpTo, lastEnded: null }));
}

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
  document.title = '';
});

describe('NoticesBell', () => {
  it('counts what ended while one was away, also in the title of the window, and leads to it', async () => {
    remember('2026-11-20T12:00:00.000Z');
    useFixtureFetch({ 'GET /app/api/queries': list(ENDED, EARLY) });
    await renderPage(<NoticesBell />);
    const bell = await screen.findByRole('button', { name: 'Notifications, 1 new' });
    expect(document.title).toBe('(1) Retron');
    fireEvent.click(bell);
    const notices = within(await screen.findByRole('dialog', { name: 'Notifications' })).getAllByRole('link');
    expect(notices.map((notice) => notice.getAttribute('href'))).toEqual(['/projects/1/tree/21', '/projects/1/tree/20']);
    expect(notices[0]?.textContent).toContain('slow onenew');
    expect(notices[1]?.textContent).not.toContain('new');
  });

  it('takes them as read when the list is closed, also after a reload', async () => {
    remember('2026-11-20T12:00:00.000Z');
    useFixtureFetch({ 'GET /app/api/queries': list(ENDED, EARLY) });
    await renderPage(<NoticesBell />);
    fireEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
    fireEvent.click(screen.getByRole('button', { name: 'Notifications, 1 new' }));
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeDefined();
    expect(document.title).toBe('Retron');
    expect(JSON.parse(window.localStorage.getItem('retron.visits.chemist') ?? '{}').readUpTo).toBe(ENDED.finished);
  });

  it('tells a query that ends while the page is open, with the way to it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answers = { 'GET /app/api/queries': list(BUSY, EARLY) };
    useFixtureFetch(answers);
    const { address } = await renderPage(<NoticesBell />);
    await screen.findByRole('button', { name: 'Notifications' });
    await waitFor(() => expect(window.localStorage.getItem('retron.visits.chemist')).not.toBeNull());
    await vi.advanceTimersByTimeAsync(1000);
    expect(toasts.current()).toBeNull();
    answers['GET /app/api/queries'] = list(ENDED, EARLY);
    await vi.advanceTimersByTimeAsync(6000);
    vi.useRealTimers();
    expect(await screen.findByText('Query “slow one” is ready')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(address()).toBe('/projects/1/tree/21'));
  });

  it('counts nothing that was opened since it ended, until it ends anew', async () => {
    remember('2026-11-20T12:00:00.000Z');
    markSeen('chemist', 21, '2026-11-21T10:00:00.000Z');
    const again = query({ ...ENDED, id: 22, finished: '2026-11-21T11:00:00.000Z' });
    markSeen('chemist', 22, '2026-11-21T10:30:00.000Z');
    useFixtureFetch({ 'GET /app/api/queries': list(again, ENDED, EARLY) });
    await renderPage(<NoticesBell />);
    fireEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
    const notices = within(await screen.findByRole('dialog', { name: 'Notifications' })).getAllByRole('link');
    expect(notices.map((notice) => notice.textContent?.includes('new'))).toEqual([true, false, false]);
  });

  it('does not tell the end of the query whose tree is on the screen, and tells that of one with a longer number', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const other = query({ ...BUSY, id: 2, sessionid: 'on the screen' });
    const answers = { 'GET /app/api/queries': list(BUSY, other) };
    useFixtureFetch(answers);
    await renderPage(<NoticesBell />, '/projects/1/tree/2/7');
    await screen.findByRole('button', { name: 'Notifications' });
    await waitFor(() => expect(window.localStorage.getItem('retron.visits.chemist')).not.toBeNull());
    remember('2026-11-20T12:00:00.000Z');
    await vi.advanceTimersByTimeAsync(1000);
    answers['GET /app/api/queries'] = list(BUSY, { ...other, status: 'Ready', finished: '2026-11-21T09:00:00.000Z' });
    await vi.advanceTimersByTimeAsync(6000);
    expect(toasts.current()).toBeNull();
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeDefined();
    answers['GET /app/api/queries'] = list(ENDED, { ...other, status: 'Ready', finished: '2026-11-21T09:00:00.000Z' });
    await vi.advanceTimersByTimeAsync(6000);
    vi.useRealTimers();
    await waitFor(() => expect(toasts.current()?.text).toBe('Query “slow one” is ready'));
  });

  it('tells what others did among it, and takes that as read too', async () => {
    remember('2026-11-20T12:00:00.000Z');
    const of = { by: 'Grace Hopper', projectid: 1, projectName: 'Kinase set' };
    const notices = [
      {
        kind: 'comment',
        at: '2026-11-22T10:00:00.000Z',
        ...of,
        comment: 4,
        title: 'Too costly?',
        qid: 21,
        sessionid: 'slow one',
        ensid: 7,
      },
      { kind: 'member', at: '2026-11-20T11:00:00.000Z', ...of },
      { kind: 'mention', at: '2026-11-20T10:30:00.000Z', ...of, comment: 3, title: 'Scope', qid: null, sessionid: null, ensid: null },
    ];
    useFixtureFetch({ 'GET /app/api/queries': list(ENDED, EARLY), 'GET /app/api/notices': { json: { notices } } });
    await renderPage(<NoticesBell />);
    fireEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 new' }));
    const links = within(await screen.findByRole('dialog', { name: 'Notifications' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/projects/1/tree/21/7#comments',
      '/projects/1/tree/21',
      '/projects/1',
      '/projects/1#comments',
      '/projects/1/tree/20',
    ]);
    expect(links[0]?.textContent).toContain('slow onenewGrace Hopper commented: Too costly?');
    expect(links[2]?.textContent).toContain('Kinase setGrace Hopper added you to this project');
    expect(links[3]?.textContent).toContain('Kinase setGrace Hopper mentioned you: Scope');
    fireEvent.click(screen.getByRole('button', { name: 'Notifications, 2 new' }));
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeDefined();
  });

  it('says so where nothing has ended', async () => {
    useFixtureFetch({ 'GET /app/api/queries': list(BUSY) });
    await renderPage(<NoticesBell />);
    fireEvent.click(await screen.findByRole('button', { name: 'Notifications' }));
    expect(await screen.findByText('None of your queries has ended yet.')).toBeDefined();
    expect(await screen.findByText('1 query running')).toBeDefined();
  });
});

import type { QuerySummary } from '@retron/contract';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { QueryState } from '../../api/use-query-progress.ts';
import { QueryProgressLine } from '../../shared/queries/QueryProgressLine.tsx';
import { ThemeProvider } from '../../theme/ThemeProvider.tsx';
import '../../testing/browser-stand-ins.ts';
import { QueryRunState } from './QueryRunState.tsx';

const CREATED = '2026-11-02T08:00:00.000Z';
const query = { sessionid: 'My query', created: CREATED } as QuerySummary;
const busy: QueryState = { status: 'Busy', progress: { percent: 28, structuresExpanded: 2, suggestionsFound: 2334 }, message: null };

afterEach(() => vi.useRealTimers());

it('counts the time of a running query, and holds it while the connection is lost', async () => {
  vi.useFakeTimers({ now: Date.parse(CREATED) + 9000 });
  const shown = (state: QueryState) => (
    <ThemeProvider environment="test">
      <QueryRunState query={query} state={state} />
    </ThemeProvider>
  );
  const { rerender } = render(shown(busy));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('2 structures expanded · 2,334 suggestions · 0:10')).toBeDefined();

  rerender(shown({ ...busy, isConnectionLost: true }));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('status').textContent).toBe('Connection lost');
  expect(screen.getByText('2,334 suggestions')).toBeDefined();

  rerender(shown(busy));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByText('2 structures expanded · 2,334 suggestions · 0:15')).toBeDefined();
});

it('says that a query waits, and what holds one up that runs', () => {
  const shown = (state: QueryState, isShort: boolean) => (
    <ThemeProvider environment="test">
      <QueryProgressLine name="My query" state={state} isShort={isShort} />
    </ThemeProvider>
  );
  const { rerender } = render(shown({ ...busy, waiting: { before: 0, note: null } }, true));
  expect(screen.getByText('Waits, and is next')).toBeDefined();
  rerender(shown({ ...busy, message: 'The disk is full.' }, true));
  expect(screen.getByText('2,334 suggestions')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('The disk is full.');
});

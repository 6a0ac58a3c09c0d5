import '../testing/browser-stand-ins.ts';
import type { QueryGrowth, QueryStatusAnswer } from '@retron/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, useFixtureFetch } from '../testing/fixture-fetch.ts';
import { createQueryClient } from './query-client.ts';
import { useQueryProgress } from './use-query-progress.ts';

/** Stands in for the browser's event stream; the test says what comes. */
class Stream {
  static open: Stream[] = [];
  readonly url: string;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(url: string) {
    this.url = url;
    Stream.open.push(this);
  }
  close(): void {
    Stream.open = Stream.open.filter((each) => each !== this);
  }
  say(status: QueryStatusAnswer): void {
    act(() => this.onmessage?.({ data: JSON.stringify(status) }));
  }
}

const state = (status: QueryStatusAnswer['status'], percent: number): QueryStatusAnswer => ({
  status,
  progress: { percent, structuresExpanded: 1, suggestionsFound: 2 },
  message: null,
});

function Probe({ queryId }: { readonly queryId: number }) {
  const { status, progress, isConnectionLost } = useQueryProgress(queryId, state('Busy', 0));
  return (
    <p>
      {queryId}: {status} {progress.percent}
      {isConnectionLost ? ' lost' : ''}
    </p>
  );
}

function Reader({ queryId, onGrowth }: { readonly queryId: number; readonly onGrowth: (growth: QueryGrowth) => void }) {
  const { status } = useQueryProgress(queryId, state('Busy', 0), { since: () => 18, onGrowth });
  return <p>{status}</p>;
}

function show(...probes: readonly (number | ReactElement)[]) {
  const client = createQueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const { unmount } = render(
    <QueryClientProvider client={client}>
      {probes.map((probe) => (typeof probe === 'number' ? <Probe key={probe} queryId={probe} /> : probe))}
    </QueryClientProvider>,
  );
  return { invalidate, unmount };
}

beforeEach(() => vi.stubGlobal('EventSource', Stream));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('useQueryProgress', () => {
  it('follows the event stream and, when the query ends, reloads the lists and of the queries only this one', async () => {
    useFixtureFetch();
    const { invalidate } = show(6);
    expect(Stream.open.map((stream) => stream.url)).toEqual(['/app/api/queries/6/events']);
    Stream.open[0]?.say(state('Busy', 40));
    expect(await screen.findByText('6: Busy 40')).toBeDefined();
    expect(invalidate).not.toHaveBeenCalled();
    Stream.open[0]?.say(state('Ready', 100));
    expect(await screen.findByText('6: Ready 100')).toBeDefined();
    expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      ['queries', 'list'],
      ['queries', 'one', 6],
    ]);
    expect(Stream.open).toEqual([]);
  });

  it('asks where the tree grew after what the reader has, and goes on from the last answer when it has to poll', async () => {
    vi.useFakeTimers();
    const grown = (upTo: number) => ({ ...state('Busy', 50), growth: { upTo, structures: [{ sid: 7, suggestions: 2 }] } });
    const calls = useFixtureFetch({ 'GET /app/api/queries/6/status': { json: grown(31) } });
    const onGrowth = vi.fn();
    show(<Reader key={6} queryId={6} onGrowth={onGrowth} />);
    expect(Stream.open.map((stream) => stream.url)).toEqual(['/app/api/queries/6/events?since=18']);
    Stream.open[0]?.say(grown(25));
    expect(onGrowth).toHaveBeenLastCalledWith({ upTo: 25, structures: [{ sid: 7, suggestions: 2 }] });
    act(() => Stream.open[0]?.onerror?.());
    await act(() => vi.advanceTimersByTimeAsync(100));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(calls.map((call) => call.path)).toEqual(['/app/api/queries/6/status?since=25', '/app/api/queries/6/status?since=31']);
  });

  it('asks every five seconds once the stream breaks', async () => {
    vi.useFakeTimers();
    const calls = useFixtureFetch({ 'GET /app/api/queries/6/status': { json: state('Busy', 50) } });
    show(6);
    act(() => Stream.open[0]?.onerror?.());
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText('6: Busy 50')).toBeDefined();
    expect(calls).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(4800));
    expect(calls).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(calls).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(calls).toHaveLength(3);
  });

  it('says that the connection is lost while nothing answers, and no longer once something does', async () => {
    vi.useFakeTimers();
    const answers: Record<string, Answers[string]> = { 'GET /app/api/queries/6/status': 'no-response' };
    useFixtureFetch(answers);
    show(6);
    Stream.open[0]?.say(state('Busy', 50));
    act(() => Stream.open[0]?.onerror?.());
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText('6: Busy 50 lost')).toBeDefined();
    answers['GET /app/api/queries/6/status'] = { json: state('Busy', 60) };
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByText('6: Busy 60')).toBeDefined();
  });

  it('opens no more than two streams and lets the others ask', async () => {
    const calls = useFixtureFetch({ 'GET /app/api/queries/8/status': { json: state('Busy', 10) } });
    const { unmount } = show(6, 7, 8);
    expect(Stream.open).toHaveLength(2);
    expect(await screen.findByText('8: Busy 10')).toBeDefined();
    expect(calls.map((call) => call.path)).toEqual(['/app/api/queries/8/status']);
    unmount();
    expect(Stream.open).toEqual([]);
  });
});

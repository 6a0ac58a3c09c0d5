import '../testing/browser-stand-ins.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from './keys.ts';
import { createQueryClient } from './query-client.ts';
import { useHasLeft, useLiveProject } from './use-live-project.ts';

/** Stands in for the browser's event stream; the test says what comes. */
class Stream {
  static readonly CLOSED = 2;
  static open: Stream[] = [];
  readonly url: string;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(url: string) {
    this.url = url;
    Stream.open.push(this);
  }
  readonly #named = new Map<string, () => void>();
  addEventListener(kind: string, listener: () => void): void {
    this.#named.set(kind, listener);
  }
  tell(kind: string): void {
    act(() => this.#named.get(kind)?.());
  }
  close(): void {
    this.readyState = Stream.CLOSED;
    Stream.open = Stream.open.filter((each) => each !== this);
  }
  say(count: number, queries = 1): void {
    act(() => this.onmessage?.({ data: JSON.stringify({ count, newest: count, queries, newestQuery: queries }) }));
  }
  refuse(): void {
    this.readyState = Stream.CLOSED;
    act(() => this.onerror?.());
  }
}

function Probe() {
  useLiveProject(3);
  return useHasLeft(3) ? 'left' : 'a member';
}

function show() {
  const client = createQueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const { unmount, container } = render(
    <QueryClientProvider client={client}>
      <Probe />
    </QueryClientProvider>,
  );
  const reloadsOf = (key: readonly unknown[]) =>
    invalidate.mock.calls.filter(([filters]) => filters?.queryKey?.join() === key.join()).length;
  return { reloads: () => reloadsOf(keys.allComments(3)), reloadsOf, unmount, said: () => container.textContent };
}

function look(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeEach(() => vi.stubGlobal('EventSource', Stream));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a project that the reader is taken out of', () => {
  it('is asked for again, once, and known to be left', async () => {
    const { reloadsOf, said, unmount } = show();
    Stream.open[0]?.say(1);
    expect(said()).toBe('a member');
    Stream.open[0]?.tell('left');
    await waitFor(() => expect(said()).toBe('left'));
    expect(reloadsOf(keys.project(3))).toBe(1);
    expect(Stream.open).toEqual([]);
    // Added again, and looked at again.
    look('visible');
    Stream.open[0]?.say(1);
    await waitFor(() => expect(said()).toBe('a member'));
    unmount();
  });
});

describe('comments of others', () => {
  it('are loaded when the server tells that they changed, not when it tells what is there', () => {
    const { reloads, unmount } = show();
    expect(Stream.open.map(({ url }) => url)).toEqual(['/app/api/projects/3/comments/events']);
    Stream.open[0]?.say(1);
    expect(reloads()).toBe(0);
    Stream.open[0]?.say(2);
    expect(reloads()).toBe(1);
    unmount();
    expect(Stream.open).toEqual([]);
  });

  it('are not followed by a page that nobody sees, which is told on its return what it missed', () => {
    const { reloads, unmount } = show();
    Stream.open[0]?.say(1);
    look('hidden');
    expect(Stream.open).toEqual([]);
    look('visible');
    Stream.open[0]?.say(1);
    expect(reloads()).toBe(0);
    look('hidden');
    look('visible');
    Stream.open[0]?.say(2);
    expect(reloads()).toBe(1);
    unmount();
  });

  it('are not loaded for a query that others started, but the lists of queries are', () => {
    const { reloads, reloadsOf, unmount } = show();
    Stream.open[0]?.say(1, 1);
    Stream.open[0]?.say(1, 2);
    expect([reloads(), reloadsOf(keys.queryLists), reloadsOf(keys.oneQuery)]).toEqual([0, 1, 0]);
    Stream.open[0]?.say(1, 1);
    expect(reloadsOf(keys.oneQuery)).toBe(1);
    unmount();
  });

  it('have the project asked for anew when there is nothing to be told any more', () => {
    const { reloadsOf, unmount } = show();
    Stream.open[0]?.refuse();
    expect(reloadsOf(keys.project(3))).toBe(1);
    unmount();
  });

  it('are followed again some time after the stream was refused', () => {
    vi.useFakeTimers();
    const { unmount } = show();
    Stream.open[0]?.refuse();
    expect(Stream.open).toEqual([]);
    vi.runOnlyPendingTimers();
    expect(Stream.open).toHaveLength(1);
    unmount();
    vi.runOnlyPendingTimers();
    expect(Stream.open).toEqual([]);
  });
});

import type { QueryAnswer, QueryStatusAnswer } from '@retron/contract';
import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../components/toast/toast-store.ts';
import { useFixtureFetch as answerCalls } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import './testing/sized-elements.ts';
import { TreePage } from './TreePage.tsx';
import { CHILDREN, sildenafilQuery } from './testing/fixtures.ts';
import { WithHeader } from './testing/WithHeader.tsx';

/** Stands in for the browser's event stream; the test says what comes of the query. */
class Stream {
  static last: Stream | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    if (url.startsWith(QUERY)) Stream.last = this;
  }
  addEventListener(): void {}
  close(): void {}
  say(status: QueryStatusAnswer): void {
    act(() => this.onmessage?.({ data: JSON.stringify(status) }));
  }
}

beforeEach(() => {
  Stream.last = null;
  vi.stubGlobal('EventSource', Stream);
});
afterEach(() => {
  toasts.close();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const QUERY = '/app/api/queries/1';
const childrenOf = (sid: number) => `${QUERY}/tree/${sid}/children?limit=50`;
const progress = { percent: 64, structuresExpanded: 9, suggestionsFound: 16 };
const busy = (structures: 'all' | readonly { sid: number; suggestions: number }[], upTo: number): QueryStatusAnswer => ({
  status: 'Busy',
  progress,
  message: null,
  growth: { upTo, structures: structures === 'all' ? 'all' : [...structures] },
});

/** The tree of query 1, and a way to leave it and come back. */
async function open(query: QueryAnswer) {
  const calls = answerCalls({
    [`GET ${QUERY}`]: { json: query },
    [`GET ${QUERY}/tree/2/children`]: { json: CHILDREN[2] },
    [`GET ${QUERY}/tree/3/children`]: { json: CHILDREN[3] },
    [`GET ${QUERY}/tree/7/children`]: { json: CHILDREN[7] },
    'GET /app/api/projects/1/query/1/states': { json: [] },
  });
  function Visits() {
    const [isThere, setIsThere] = useState(true);
    return (
      <WithHeader>
        <button type="button" onClick={() => setIsThere(!isThere)}>
          Leave or come back
        </button>
        {isThere ? <TreePage projectId={1} queryId={1} ensembleId={null} /> : null}
      </WithHeader>
    );
  }
  await renderPage(<Visits />, '/projects/1/tree/1');
  await screen.findByRole('treeitem', { name: /^Reaction R2,/ });
  const asked = () => calls.map(({ path }) => path).filter((path) => path === QUERY || path.includes('/children'));
  return { calls, asked };
}

async function expand(structure: RegExp, suggestion: RegExp): Promise<void> {
  const node = within(await screen.findByRole('treeitem', { name: structure }));
  fireEvent.click(node.getByRole('button', { name: /^Show .* suggestions/ }));
  await screen.findByRole('treeitem', { name: suggestion });
}

/** Lets everything that was set going by now come to its end. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

describe('a finished query', () => {
  it('that is visited twice and looked at again is fetched once, with the suggestions that were opened', async () => {
    const { asked } = await open(sildenafilQuery());
    await expand(/^Structure 3,/, /^Reaction R12/);
    expect(asked()).toEqual([QUERY, childrenOf(3)]);
    fireEvent.click(screen.getByRole('button', { name: 'Leave or come back' }));
    await waitFor(() => expect(screen.queryByRole('tree')).toBeNull());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 180_000 });
    fireEvent.click(screen.getByRole('button', { name: 'Leave or come back' }));
    await screen.findByRole('treeitem', { name: /^Reaction R2,/ });
    await expand(/^Structure 3,/, /^Reaction R12/);
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await settle();
    expect(asked()).toEqual([QUERY, childrenOf(3)]);
    expect(Stream.last).toBeNull();
  });
});

describe('a running query', () => {
  const running = sildenafilQuery({ status: 'Busy', progress, suggestions: 16 });

  it('tells the server which suggestions it has', async () => {
    await open(running);
    expect(Stream.last?.url).toBe('/app/api/queries/1/events?since=16');
  });

  it('fetches only the suggestions of structure 3 when only structure 3 grew', async () => {
    const { asked } = await open(running);
    await expand(/^Structure 2,/, /^Reaction R8|^Reaction R9|^Reaction R10/);
    await expand(/^Structure 3,/, /^Reaction R12/);
    const before = asked().length;
    Stream.last?.say(busy([{ sid: 3, suggestions: 3 }], 19));
    await waitFor(() => expect(asked()).toHaveLength(before + 1));
    await settle();
    expect(asked().slice(before)).toEqual([childrenOf(3)]);
  });

  it('fetches nothing for a structure that is not open, but says how many suggestions it has now', async () => {
    const { asked } = await open(running);
    const before = asked().length;
    Stream.last?.say(busy([{ sid: 3, suggestions: 9 }], 25));
    const node = within(await screen.findByRole('treeitem', { name: /^Structure 3,/ }));
    expect(await node.findByRole('button', { name: 'Show 9 suggestions' })).toBeDefined();
    await settle();
    expect(asked()).toHaveLength(before);
  });

  it('fetches all it shows when too much grew to be named', async () => {
    const { asked } = await open(running);
    await expand(/^Structure 3,/, /^Reaction R12/);
    const before = asked().length;
    Stream.last?.say(busy('all', 400));
    await waitFor(() => expect(asked()).toHaveLength(before + 2));
    expect(asked().slice(before).toSorted()).toEqual([QUERY, childrenOf(3)]);
  });

  it('fetches its own facts once when it ends, and nothing of its tree', async () => {
    const { asked } = await open(running);
    await expand(/^Structure 3,/, /^Reaction R12/);
    const before = asked().length;
    Stream.last?.say({ ...busy([], 16), status: 'Ready' });
    await waitFor(() => expect(asked()).toHaveLength(before + 1));
    await settle();
    expect(asked().slice(before)).toEqual([QUERY]);
  });
});

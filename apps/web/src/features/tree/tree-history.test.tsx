import { useLocation } from '@tanstack/react-router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../components/toast/toast-store.ts';
import { visitsOf } from '../../shared/notices/last-visit.ts';
import { useFixtureFetch as answerCalls } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import './testing/sized-elements.ts';
import { TreePage } from './TreePage.tsx';
import { CHILDREN, PRECEDENTS, sildenafilQuery } from './testing/fixtures.ts';
import { WithHeader } from './testing/WithHeader.tsx';

afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

/** The page as the router draws it: the path says whose evidence is open. */
function RoutedTree() {
  const [, , projectId, , queryId, ensembleId] = useLocation({ select: ({ pathname }) => pathname }).split('/');
  return (
    <TreePage projectId={Number(projectId)} queryId={Number(queryId)} ensembleId={ensembleId === undefined ? null : Number(ensembleId)} />
  );
}

async function open(address = '/projects/1/tree/1') {
  answerCalls({
    'GET /app/api/queries/1': { json: sildenafilQuery() },
    'GET /app/api/queries/1/tree/2/children': { json: CHILDREN[2] },
    'GET /app/api/queries/1/tree/3/children': { json: CHILDREN[3] },
    'GET /app/api/queries/1/tree/7/children': { json: CHILDREN[7] },
    'POST /app/api/v2/queries/1/lookup': { json: PRECEDENTS },
    'GET /app/api/projects/1/query/1/states': { json: [] },
    'GET /app/api/queries/1/comments': { json: [] },
  });
  return renderPage(
    <WithHeader>
      <RoutedTree />
    </WithHeader>,
    address,
  );
}

const reaction = (name: RegExp) => screen.findByRole('treeitem', { name });
const evidence = () => screen.queryByRole('complementary', { name: /^Evidence for / });

describe("the browser's Back on the page of a tree", () => {
  it('closes the evidence, whichever suggestion was chosen last', async () => {
    const { address, entries, goBack } = await open();
    fireEvent.click(await reaction(/^Reaction R1,/));
    await waitFor(() => expect(address()).toBe('/projects/1/tree/1/1'));
    fireEvent.click(await reaction(/^Reaction R2,/));
    await waitFor(() => expect(address()).toBe('/projects/1/tree/1/2'));
    expect(entries()).toBe(2);
    goBack();
    await waitFor(() => expect(evidence()).toBeNull());
    expect(address()).toBe('/projects/1/tree/1');
  });

  it('has nothing left to close after the cross did', async () => {
    const { address, entries } = await open();
    fireEvent.click(await reaction(/^Reaction R1,/));
    await waitFor(() => expect(evidence()).not.toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: /^Close/ }));
    await waitFor(() => expect(evidence()).toBeNull());
    expect(address()).toBe('/projects/1/tree/1');
    // The next one takes the place of the one that was closed.
    fireEvent.click(await reaction(/^Reaction R2,/));
    await waitFor(() => expect(address()).toBe('/projects/1/tree/1/2'));
    expect(entries()).toBe(2);
  });

  it('returns from the list to the tree, and closes a dialog first', async () => {
    const { address, goBack } = await open();
    await reaction(/^Reaction R1,/);
    fireEvent.click(screen.getByText('List'));
    await waitFor(() => expect(address()).toBe('/projects/1/tree/1?view=list'));
    fireEvent.click(screen.getByRole('button', { name: 'Comments' }));
    await screen.findByRole('dialog', { name: /^Comments on / });
    goBack();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Comments on / })).toBeNull());
    expect(address()).toBe('/projects/1/tree/1?view=list');
    goBack();
    expect(await reaction(/^Reaction R1,/)).toBeDefined();
    expect(address()).toBe('/projects/1/tree/1');
  });

  it('finds no dialog that was closed by its cross', async () => {
    const { address, goBack } = await open('/projects/1/tree/1/1');
    fireEvent.click(await screen.findByRole('button', { name: 'Comments' }));
    const dialog = await screen.findByRole('dialog', { name: /^Comments on / });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Comments on / })).toBeNull());
    fireEvent.click(await reaction(/^Reaction R2,/));
    await waitFor(() => expect(address()).toBe('/projects/1/tree/1/2'));
    goBack();
    expect(address()).toBe('/projects/1/tree/1/2');
  });
});

it('the address of a query under another project is put right, with what it opens', async () => {
  const { address, entries } = await open('/projects/7/tree/1/2?view=list');
  expect(await screen.findByRole('complementary', { name: 'Evidence for R2' })).toBeDefined();
  expect(address()).toBe('/projects/1/tree/1/2?view=list');
  expect(entries()).toBe(1);
});

it('a query that is opened is new no more', async () => {
  const long = '2020-01-01T00:00:00.000Z';
  localStorage.setItem('retron.visits.chemist', JSON.stringify({ active: long, readUpTo: long, lastEnded: null }));
  await open();
  await reaction(/^Reaction R1,/);
  await waitFor(() => expect(visitsOf('chemist')?.seenEnds).toEqual({ 1: sildenafilQuery().finished }));
  localStorage.clear();
});

import { clusterAnswer, MESSAGES } from '@retron/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../../components/toast/toast-store.ts';
import { type Answers, useFixtureFetch as answerCalls } from '../../../testing/fixture-fetch.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import '../testing/sized-elements.ts';
import { TreePage } from '../TreePage.tsx';
import { CHILDREN, DISCONNECTIONS, PRECEDENTS, sildenafilQuery, sildenafilTarget } from '../testing/fixtures.ts';
import { WithHeader } from '../testing/WithHeader.tsx';

afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

const WIRE_CLUSTER = DISCONNECTIONS.clusters[3];
const MEMBERS = sildenafilTarget().children.filter(({ ensid }) => WIRE_CLUSTER.ensids.includes(ensid));
const CLUSTER = clusterAnswer.parse({
  cluster: WIRE_CLUSTER,
  structures: MEMBERS.flatMap(({ children }) => children),
  root: { ...sildenafilTarget(), children: MEMBERS },
});
const URL = 'POST /app/api/v2/queries/1/rxncluster';
const USUAL: Answers = {
  'GET /app/api/queries/1': { json: sildenafilQuery() },
  'GET /app/api/queries/1/tree/2/children': { json: CHILDREN[2] },
  'GET /app/api/queries/1/tree/3/children': { json: CHILDREN[3] },
  'GET /app/api/queries/1/tree/7/children': { json: CHILDREN[7] },
  'POST /app/api/v2/queries/1/lookup': { json: PRECEDENTS },
  'GET /app/api/projects/1/query/1/states': { json: [] },
  [URL]: { json: CLUSTER },
};

/** Opens the cluster of its best suggestion from the evidence. */
async function open(answers: Answers = {}, ensid = WIRE_CLUSTER.ensid, at = '') {
  const calls = answerCalls({ ...USUAL, ...answers });
  const { address } = await renderPage(
    <WithHeader>
      <TreePage projectId={1} queryId={1} ensembleId={ensid} />
    </WithHeader>,
    `/projects/1/tree/1/${ensid}${at}`,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Show cluster' }));
  return { calls, address, dialog: within(await screen.findByRole('dialog', { name: 'Cluster' })) };
}

describe('the cluster of a suggestion', () => {
  it('is asked for where it stands: with the suggestion above its structure', async () => {
    const { calls } = await open({}, 12, '?at=1-2-3-12');
    expect(calls.find(({ path }) => path.endsWith('rxncluster'))?.body).toMatchObject({ ensembleId: 12, parentId: 3, parentEnsembleId: 2 });
  });

  it('compares the suggestions that make the same bonds in a table', async () => {
    const { dialog, calls } = await open();
    expect(await dialog.findByText(/^C–N · structure 1 · 2 suggestions · /)).toBeDefined();
    expect(dialog.getAllByRole('row')).toHaveLength(1 + MEMBERS.length);
    expect(dialog.getByRole('columnheader', { name: 'Precursors' })).toBeDefined();
    expect(calls.find(({ path }) => path.endsWith('rxncluster'))?.body).toEqual({
      id: 1,
      ensembleId: WIRE_CLUSTER.ensid,
      parentId: 1,
      parentEnsembleId: null,
      queryGroup: 'BONDSET',
    });
  });

  it('shows each of them in detail', async () => {
    const { dialog } = await open();
    fireEvent.click(await dialog.findByRole('radio', { name: 'Details' }));
    const cards = await dialog.findAllByRole('region', { name: /^Suggestion R/ });
    expect(cards).toHaveLength(MEMBERS.length);
    expect(within(cards[0] as HTMLElement).getByRole('heading', { name: /^Why (?!not)/ })).toBeDefined();
  });

  it('leads to one of them in the tree', async () => {
    const { dialog, address } = await open();
    const other = MEMBERS.find(({ ensid }) => ensid !== WIRE_CLUSTER.ensid);
    fireEvent.click(await dialog.findByRole('button', { name: `Show ${other?.no} in the tree` }));
    await waitFor(() => expect(address()).toBe(`/projects/1/tree/1/${other?.ensid}`));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cluster' })).toBeNull());
  });

  it('says when it cannot be loaded', async () => {
    const { dialog } = await open({ [URL]: { status: 400, json: { errors: ['no'] } } });
    expect(await dialog.findByText(MESSAGES.clusterLoad)).toBeDefined();
  });
});

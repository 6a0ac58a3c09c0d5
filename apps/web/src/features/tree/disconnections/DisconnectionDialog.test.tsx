import { MESSAGES } from '@retron/contract';
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

const SUMMARY = `/app/api/queries/1/disconnection/${DISCONNECTIONS.targethash}`;
const USUAL: Answers = {
  'GET /app/api/queries/1': { json: sildenafilQuery() },
  'GET /app/api/queries/1/tree/2/children': { json: CHILDREN[2] },
  'GET /app/api/queries/1/tree/3/children': { json: CHILDREN[3] },
  'GET /app/api/queries/1/tree/7/children': { json: CHILDREN[7] },
  'POST /app/api/v2/queries/1/lookup': { json: PRECEDENTS },
  'GET /app/api/projects/1/query/1/states': { json: [] },
  [`GET ${SUMMARY}`]: { json: DISCONNECTIONS },
};

async function open(answers: Answers = {}) {
  const calls = answerCalls({ ...USUAL, ...answers });
  const page = await renderPage(
    <WithHeader>
      <TreePage projectId={1} queryId={1} ensembleId={null} />
    </WithHeader>,
    '/projects/1/tree/1',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnection summary' }));
  return { calls, dialog: within(await screen.findByRole('dialog', { name: 'Disconnection summary' })), ...page };
}

describe('the disconnection summary', () => {
  it('names the query again as it loads', async () => {
    const { calls } = await open();
    const { id, sessionid, targethash } = sildenafilQuery();
    const again = new URLSearchParams({ id: String(id), sessionid, targethash });
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain(`${SUMMARY}?${again}`));
  });

  it('shows every cluster in the table and on the map', async () => {
    const { dialog } = await open();
    expect(await dialog.findByText('sildenafil-broad · 7 suggestions in 6 clusters')).toBeDefined();
    expect(dialog.getAllByRole('row')).toHaveLength(7);
    expect(dialog.getByRole('cell', { name: 'S–N, sulfonamide' })).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Cluster 4, C–N, bad, 2 suggestions' })).toBeDefined();
    expect(dialog.getByRole('region', { name: 'Cluster 1' })).toBeDefined();
  });

  it('says that the name reactions are the reader’s own', async () => {
    const narrowed = { ...DISCONNECTIONS, filterProperties: { nameReactions: ['N-methylation'] } };
    const { dialog } = await open({ [`GET ${SUMMARY}`]: { json: narrowed } });
    const said = await dialog.findByText('Narrowed by your name reactions');
    expect(said.getAttribute('title')).toBe('Other members of the project see the summary by their own choice.');
  });

  it('makes table, map and suggestions one choice', async () => {
    const { dialog } = await open();
    fireEvent.click(await dialog.findByRole('button', { name: /^Cluster 4,/ }));
    expect(dialog.getByRole('button', { name: 'Choose cluster 4' }).getAttribute('aria-pressed')).toBe('true');
    const best = within(dialog.getByRole('region', { name: 'Cluster 4' }));
    expect(best.getAllByRole('listitem').map((row) => within(row).getByText(/methylation$/).textContent)).toEqual([
      'N-methylation',
      'Eschweiler-Clarke methylation',
    ]);
    fireEvent.keyDown(dialog.getByRole('button', { name: /^Cluster 2,/ }), { key: 'Enter' });
    expect(dialog.getByRole('region', { name: 'Cluster 2' })).toBeDefined();
    fireEvent.click(dialog.getByRole('cell', { name: 'C–O, aryl ether' }));
    expect(dialog.getByRole('button', { name: /^Cluster 3,/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('counts and lists the variants of a disconnection as one, or each for itself', async () => {
    const target = sildenafilTarget();
    const [, , , first, second] = target.children;
    const children = target.children.map((child) => (child === second ? { ...child, variantOf: first?.ensid ?? null } : child));
    const { dialog } = await open({ 'GET /app/api/queries/1': { json: sildenafilQuery({ tree: { ...target, children } }) } });
    expect(await dialog.findByText('sildenafil-broad · 7 suggestions (6 disconnections) in 6 clusters')).toBeDefined();
    fireEvent.click(dialog.getByLabelText('Cluster 4, C–N, bad, 2 suggestions (1 disconnection)'));
    const best = within(dialog.getByRole('region', { name: 'Cluster 4' }));
    expect(best.getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(best.getByLabelText('1 variant of R4'));
    expect(best.getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(dialog.getByText('Group by disconnection'));
    expect(await dialog.findByText('sildenafil-broad · 7 suggestions in 6 clusters')).toBeDefined();
    expect(best.getAllByRole('listitem')).toHaveLength(2);
    expect(best.queryByLabelText('1 variant of R4')).toBeNull();
  });

  it('sorts by a column', async () => {
    const { dialog } = await open();
    fireEvent.click(await dialog.findByRole('button', { name: 'Precedents' }));
    const rows = dialog.getAllByRole('row').slice(1);
    expect(within(rows[0] as HTMLElement).getByRole('button', { name: 'Choose cluster 2' })).toBeDefined();
    expect(dialog.getByRole('columnheader', { name: 'Precedents' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('has all clusters with their suggestions in the details', async () => {
    const { dialog } = await open();
    fireEvent.click(await dialog.findByRole('radio', { name: 'Details' }));
    await waitFor(() => expect(dialog.queryByRole('table')).toBeNull());
    expect(dialog.getAllByRole('region', { name: /^Cluster \d$/ })).toHaveLength(6);
  });

  it('narrows the tree to a cluster, and back', async () => {
    const { dialog } = await open();
    fireEvent.click(await dialog.findByRole('button', { name: 'Choose cluster 4' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Filter the tree' }));
    const reactions = () =>
      screen
        .getAllByRole('treeitem')
        .map((node) => node.getAttribute('aria-label') ?? '')
        .filter((label) => label.startsWith('Reaction'))
        .map((label) => label.slice(0, 11));
    await waitFor(() => expect(reactions()).toEqual(['Reaction R4', 'Reaction R5']));
    fireEvent.click(screen.getByRole('button', { name: 'Show all disconnections, not only C–N' }));
    await waitFor(() => expect(reactions().length).toBeGreaterThan(2));
  });

  it('opens a suggestion in the tree', async () => {
    const { dialog, address } = await open();
    fireEvent.click(await dialog.findByRole('button', { name: 'Show R1 in the tree' }));
    await waitFor(() => expect(address()).toBe('/projects/1/tree/1/1'));
  });

  it('saves a comment on a cluster', async () => {
    const [first, ...others] = DISCONNECTIONS.clusters;
    if (!first) throw new Error('The fixture has no cluster');
    const commented = { ...DISCONNECTIONS, clusters: [{ ...first, comment: 'Try first' }, ...others] };
    const { dialog, calls } = await open({ [`POST ${SUMMARY}`]: { json: commented } });
    const [button] = await dialog.findAllByRole('button', { name: 'Comment on cluster 1' });
    if (!button) throw new Error('There is no comment button');
    fireEvent.click(button);
    const field = dialog.getByRole('textbox', { name: 'Comment on cluster 1' });
    fireEvent.change(field, { target: { value: 'Try first ' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect((await dialog.findAllByRole('button', { name: 'Comment on cluster 1: Try first' })).length).toBeGreaterThan(0);
    expect(calls.find(({ method, path }) => method === 'POST' && path === SUMMARY)?.body).toEqual({
      id: 1,
      sessionid: 'sildenafil-broad',
      targethash: DISCONNECTIONS.targethash,
      cluster: { bonds: first.bonds, comment: 'Try first', commentVersion: 0 },
    });
  });

  it('keeps what one wrote where somebody else commented meanwhile, and saves it over theirs when told to', async () => {
    const [first, ...others] = DISCONNECTIONS.clusters;
    if (!first) throw new Error('The fixture has no cluster');
    const answers: Record<string, Answers[string]> = {
      [`POST ${SUMMARY}`]: {
        status: 409,
        json: { errors: ['x'], details: [{ code: 'conflict', field: 'cluster.commentVersion', message: 'x' }] },
      },
    };
    const { dialog, calls } = await open(answers);
    const [button] = await dialog.findAllByRole('button', { name: 'Comment on cluster 1' });
    if (!button) throw new Error('There is no comment button');
    fireEvent.click(button);
    const theirs = { ...DISCONNECTIONS, clusters: [{ ...first, comment: 'Theirs', commentVersion: 1 }, ...others] };
    const second = answerCalls({ ...USUAL, ...answers, [`GET ${SUMMARY}`]: { json: theirs } });
    const field = dialog.getByRole('textbox', { name: 'Comment on cluster 1' }) as HTMLInputElement;
    fireEvent.change(field, { target: { value: 'Mine' } });
    fireEvent.blur(field);
    expect(await dialog.findByText('Somebody else wrote in the meantime: “Theirs”')).toBeDefined();
    expect(field.value).toBe('Mine');
    const sent = () => [...calls, ...second].filter(({ method, path }) => method === 'POST' && path === SUMMARY);
    fireEvent.blur(field);
    expect(sent()).toHaveLength(1);
    const third = answerCalls({ ...USUAL, [`POST ${SUMMARY}`]: { json: theirs } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save mine instead' }));
    await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'Comment on cluster 1' })).toBeNull());
    expect(third.find(({ method }) => method === 'POST')?.body).toMatchObject({
      cluster: { bonds: first.bonds, comment: 'Mine', commentVersion: 1 },
    });
  });

  it.each([
    ['refused', { status: 400, json: { errors: ['no'] } }, MESSAGES.disconnectionLoad],
    ['answered in another shape', { json: { clusters: 1 } }, MESSAGES.disconnectionFailed],
    ['not answered', 'no-response', MESSAGES.disconnectionFailedFullStop],
  ] as const)('says so when it is %s', async (_, answer, message) => {
    const { dialog } = await open({ [`GET ${SUMMARY}`]: answer });
    // A call that nothing answers is tried again before.
    expect(await dialog.findByText(message, {}, { timeout: 15_000 })).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Retry' })).toBeDefined();
  });

  it('says that there is nothing to group', async () => {
    const data = { ...DISCONNECTIONS.data, suggestions: 0 };
    const { dialog } = await open({ [`GET ${SUMMARY}`]: { json: { ...DISCONNECTIONS, clusters: [], data } } });
    expect(await dialog.findByText(MESSAGES.onlyTarget)).toBeDefined();
  });
});

describe('the strategy in the tree', () => {
  it('is named on a suggestion by the clause that let it in', async () => {
    answerCalls(USUAL);
    await renderPage(<TreePage projectId={1} queryId={1} ensembleId={1} />, '/projects/1/tree/1/1');
    const panel = within(await screen.findByRole('complementary', { name: 'Evidence for R1' }));
    expect(panel.getByText('Admitted by:').nextElementSibling?.textContent).toBe(
      'Admit steps that join building blocks of at least two atoms each.',
    );
  });
});

describe('what a query left out', () => {
  it('is counted in the header, and told by clause', async () => {
    answerCalls(USUAL);
    await renderPage(
      <WithHeader>
        <TreePage projectId={1} queryId={1} ensembleId={null} />
      </WithHeader>,
      '/projects/1/tree/1',
    );
    fireEvent.click(await screen.findByRole('button', { name: '123 left out' }));
    const strategy = (await screen.findByRole('heading', { name: 'By the strategy Core Disconnection 1.0' })).parentElement;
    expect(
      within(strategy as HTMLElement)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'Leave out steps that keep the skeleton: functional group changes and deprotection.101',
      'Leave out steps that bring in a single atom, such as halogenation and methylation.13',
    ]);
    expect(screen.getByRole('heading', { name: 'By the algorithm Complexity Reduction' })).toBeDefined();
  });
});

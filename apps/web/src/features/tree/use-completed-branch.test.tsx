import type { BranchAnswer } from '@retron/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../components/toast/toast-store.ts';
import { type Answers, useFixtureFetch as answerCalls } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import './testing/sized-elements.ts';
import { TreePage } from './TreePage.tsx';
import { CHILDREN, PRECEDENTS, sildenafilQuery } from './testing/fixtures.ts';

afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

const leaf = (sid: number) => ({ sid, ensid: null, children: [] });
const READY = { percent: 100, structuresExpanded: 12, suggestionsFound: 20 };
/** Structure 2 is made by suggestion 8. */
const BRANCH: BranchAnswer = { route: { sid: 2, ensid: 8, children: [leaf(5), leaf(6)] } };
const NOTHING: BranchAnswer = { route: null };

async function open() {
  const query = structuredClone(sildenafilQuery());
  // A leaf that nobody sells and nobody has looked at.
  for (const { children } of query.tree?.children ?? [])
    for (const each of children) if (each.sid === 4) Object.assign(each, { instock: false, rosdal: '1N-4.' });
  const answers: Record<string, Answers[string]> = {
    'GET /app/api/queries/1': { json: query },
    'GET /app/api/queries/1/tree/2/branch': { json: BRANCH },
    'GET /app/api/queries/1/tree/3/branch': { json: NOTHING },
    'GET /app/api/queries/1/tree/4/branch': { json: NOTHING },
    'GET /app/api/queries/1/tree/2/children': { json: CHILDREN[2] },
    'GET /app/api/queries/1/tree/3/children': { json: CHILDREN[3] },
    'POST /app/api/v2/queries/1/lookup': { json: PRECEDENTS },
    'POST /app/api/queries/1/continue': { json: { done: true } },
    'GET /app/api/projects/1/query/1/states': { json: [] },
    'GET /app/api/queries/1/status': { json: { status: 'Busy', progress: { ...READY, percent: 10 }, message: null } },
  };
  const calls = answerCalls(answers);
  await renderPage(<TreePage projectId={1} queryId={1} ensembleId={null} />, '/projects/1/tree/1');
  return { calls, answers };
}

async function complete(structure: RegExp) {
  fireEvent.contextMenu(await screen.findByRole('treeitem', { name: structure }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Complete to known materials' }));
}

describe('completing a branch from the tree', () => {
  it('selects the way to the structure and the best one found down to known materials', async () => {
    const { calls } = await open();
    await complete(/^Structure 2,/);
    expect(await screen.findByText('Structure 2 is made in 1 step from known materials')).toBeDefined();
    const bar = await screen.findByRole('region', { name: 'Selected route' });
    await waitFor(() => expect(bar.textContent).toContain('2 steps'));
    // What the branch needs is fetched, so that it does not look incomplete; nothing is made from what stands above.
    await waitFor(() => expect(calls.some(({ path }) => path.startsWith('/app/api/queries/1/tree/2/children'))).toBe(true));
    expect(calls.map(({ path }) => path)).toContain('/app/api/queries/1/tree/2/branch?path=1');
  });

  it('says where nothing found makes the structure, and opens what was suggested for it', async () => {
    await open();
    await complete(/^Structure 3,/);
    expect(await screen.findByText('Nothing that was found makes structure 3 from known materials')).toBeDefined();
    expect(await screen.findByRole('treeitem', { name: /^Reaction R12/ })).toBeDefined();
  });

  it('goes on from a leaf that nobody has looked at', async () => {
    const { calls, answers } = await open();
    await complete(/^Structure 4,/);
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/app/api/queries/1/continue'));
    expect(screen.queryByText(/^Nothing that was found/)).toBeNull();
    // The next time its status is asked for it is ready; what it found then is the branch.
    answers['GET /app/api/queries/1/tree/4/branch'] = { json: { route: { sid: 4, ensid: 9, children: [leaf(5)] } } satisfies BranchAnswer };
    answers['GET /app/api/queries/1/status'] = { json: { status: 'Ready', progress: READY, message: null } };
    expect(await screen.findByText('Structure 4 is made in 1 step from known materials', {}, { timeout: 15_000 })).toBeDefined();
  }, 30_000);

  it('says so where the way cannot be asked for', async () => {
    const { answers } = await open();
    answers['GET /app/api/queries/1/tree/2/branch'] = { status: 500, json: { errors: ['no'] } };
    await complete(/^Structure 2,/);
    expect(await screen.findByText('The way to this structure could not be asked for.', {}, { timeout: 10_000 })).toBeDefined();
  }, 20_000);
});

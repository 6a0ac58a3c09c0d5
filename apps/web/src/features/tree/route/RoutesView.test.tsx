import type { QueryAnswer, RoutesAnswer } from '@retron/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../../components/toast/toast-store.ts';
import { type Answers, useFixtureFetch as answerCalls } from '../../../testing/fixture-fetch.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import '../testing/sized-elements.ts';
import { TreePage } from '../TreePage.tsx';
import { CHILDREN, PRECEDENTS, sildenafilQuery } from '../testing/fixtures.ts';

afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

const leaf = (sid: number) => ({ sid, ensid: null, children: [] });
const ensemble = (ensid: number, parid: number, rating: number, name: string) => ({
  ensid,
  parid,
  name,
  rating,
  probability: 0.5,
  numPrecedents: 3,
});
const HIGHEST = { materials: true, goodSteps: true, noWarnings: true, precedented: true };
const said = (no: number, weakest: number) => ({
  ...{ no, idea: no, cost: no, steps: 2, longest: 2, convergent: false, weakest, protectingGroupSteps: 0, tiers: HIGHEST },
  ...{ yield: null, unknownyields: 1, atomeconomy: null, materialcost: null },
});
/** Of the fixture's tree: from the Sulfonyl chloride in one step, and by the Pyrimidone in two. */
const ROUTES: RoutesAnswer = {
  total: 2,
  end: 'expansions',
  missing: [],
  routes: [
    { ...said(1, 2), steps: 1, longest: 1, route: { sid: 1, ensid: 2, children: [leaf(3), leaf(4)] } },
    {
      ...said(2, 8),
      tiers: { ...HIGHEST, goodSteps: false },
      faults: [{ kind: 'freed-too-early', ensid: 1, freedby: 8, atoms: [{ sid: 2, atom: 3 }] }],
      route: { sid: 1, ensid: 1, children: [{ sid: 2, ensid: 8, children: [leaf(5), leaf(6)] }] },
    },
  ],
  structures: [],
  ensembles: [
    ensemble(1, 1, 4, 'Pyrimidone ring closure'),
    ensemble(2, 1, 3, 'Sulfonyl chloride amination'),
    ensemble(8, 2, 2, 'Reduction'),
  ],
};
/** The cards of the routes, without what stands below each. */
const cardsIn = (list: Pick<typeof screen, 'getAllByRole'>) => list.getAllByRole('button', { name: /Idea \d/ });

const STATES = '/app/api/projects/1/query/1/states';

async function open(
  routes: RoutesAnswer,
  states: unknown = [],
  status: 'Ready' | 'Busy' = 'Ready',
  more: Partial<QueryAnswer> = {},
  search = '',
  others: Answers = {},
) {
  const answers: Answers = {
    ...others,
    'GET /app/api/queries/1': { json: sildenafilQuery({ algorithm: 'V3', status, ...more }) },
    'GET /app/api/queries/1/routes': { json: routes },
    'GET /app/api/queries/1/tree/2/branch': { json: { route: routes.routes[1]?.route.children[0] ?? null } },
    'GET /app/api/queries/1/tree/2/children': { json: CHILDREN[2] },
    'GET /app/api/queries/1/tree/3/children': { json: CHILDREN[3] },
    'POST /app/api/v2/queries/1/lookup': { json: PRECEDENTS },
    [`GET ${STATES}`]: { json: states },
  };
  const calls = answerCalls(answers);
  const { address, actions } = await renderPage(<TreePage projectId={1} queryId={1} ensembleId={null} />, `/projects/1/tree/1${search}`);
  return { calls, address, actions, list: within(await screen.findByRole('region', { name: 'Routes to known materials' })) };
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** As `open`, of a search that ends once its routes have been asked for; the routes that it ended with are not sent before they are delivered. */
async function openAsItEnds() {
  const progress = { percent: 100, structuresExpanded: 11, suggestionsFound: 18 };
  const ready = { status: 'Ready', progress } as const;
  const answered = open(ROUTES, [], 'Busy', {}, '', { 'GET /app/api/queries/1/status': { json: { ...ready, message: null } } });
  const send = fetch;
  const [found, delivered] = [gate(), gate()];
  let asked = 0;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address, 'http://localhost');
    if (pathname.endsWith('/status')) await found.opened;
    if (pathname.endsWith('/routes')) {
      asked += 1;
      if (asked > 1) await delivered.opened;
      else setTimeout(found.open, 100);
    }
    if (asked > 0 && pathname === '/app/api/queries/1') return new Response(JSON.stringify(sildenafilQuery({ algorithm: 'V3', ...ready })));
    return send(address, init);
  });
  return { ...(await answered), deliver: delivered.open };
}

const OFFER = /^Route 1, the best that was found: not selected yet\./;
const savings = (calls: readonly { readonly method: string; readonly path: string }[]) =>
  calls.filter(({ method, path }) => method !== 'GET' && path.startsWith(STATES));

describe('a multi-step query', () => {
  it('opens on its routes, and shows the cheapest without selecting it', async () => {
    const { list, calls } = await open(ROUTES);
    expect(await list.findByRole('heading', { name: '2 routes to known materials' })).toBeDefined();
    expect(await screen.findByText(OFFER)).toBeDefined();
    const [first, second] = cardsIn(list);
    expect([first, second].map((card) => card?.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    expect(second?.textContent).toContain('Pyrimidone ring closure last');
    expect(second?.textContent).toContain('2 steps');
    expect(second?.textContent?.toLowerCase()).toContain('bad');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
    expect(savings(calls)).toEqual([]);
  });

  it('calls materials by name below their drawings, cut with the whole in reach, and in titles', async () => {
    const known = (sid: number, smiles: string, name?: string) => ({
      ...{ sid, smiles, instock: true, pricecategory: null, catalogid: null },
      ...(name === undefined ? {} : { name }),
    });
    const [first, second] = ROUTES.routes;
    if (first === undefined || second === undefined) throw new Error('no routes');
    const same = {
      ...second,
      route: { ...second.route, ensid: 2, children: second.route.children.map((each) => ({ ...each, ensid: null })) },
    };
    const structures = [known(2, 'CC(=O)c1ccc(C)cc1', '4-methylacetophenone'), known(3, 'C1COCCN1', 'morpholine'), known(4, 'CCCCCl')];
    const { list } = await open({ ...ROUTES, routes: [first, same], structures });
    expect(await list.findByRole('button', { name: /Sulfonyl chloride amination last, from morpholine/ })).toBeDefined();
    expect(list.getByRole('button', { name: /last, from 4-methylacetophenone/ })).toBeDefined();
    expect(list.getByRole('img', { name: 'Structure 3, morpholine' })).toBeDefined();
    expect(list.getByTitle('4-methylacetophenone').textContent).toBe('4-methylacetophenone');
    expect(list.getByRole('img', { name: 'Structure 4' }).parentElement?.textContent).toBe('');
  });

  it('selects a route by one press, with what its steps need, and takes it back by one undo', async () => {
    const { list, calls } = await open(ROUTES);
    fireEvent.click((await list.findAllByRole('button'))[1] as HTMLElement);
    await waitFor(() => expect(screen.queryByText(OFFER)).toBeNull());
    expect(cardsIn(list)[1]?.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(calls.some(({ path }) => path.startsWith('/app/api/queries/1/tree/2/children'))).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(OFFER)).toBeDefined();
  });

  it('draws every step of a selected route in the tree', async () => {
    const { list } = await open(ROUTES);
    fireEvent.click((await list.findAllByRole('button', { name: /Idea/ }))[1] as HTMLElement);
    await waitFor(() => expect(screen.queryByText(OFFER)).toBeNull());
    fireEvent.click(screen.getByRole('radio', { name: 'Tree' }));
    expect(await screen.findByRole('treeitem', { name: /^Reaction R1,/ })).toBeDefined();
    expect(await screen.findByRole('treeitem', { name: /^Reaction R8,/ })).toBeDefined();
  });

  const saved = (route: readonly string[]) => ({
    ...{ id: 4, pid: 1, qid: 1, name: '', version: 1, created: '2026-11-01T10:00:00.000Z', changed: '2026-11-01T10:00:00.000Z' },
    state: {
      nodes: {},
      expandAll: false,
      grouped: true,
      route,
      show: 'all',
      filter: { nameReactions: [], precedentProperties: { numPrecedents: 0 }, tags: [], cluster: null },
    },
  });

  it('completes a branch as the best route found does that makes its structure', async () => {
    const { list } = await open(ROUTES, [saved(['1-1'])]);
    const pressed = () => cardsIn(list).map((card) => card.getAttribute('aria-pressed'));
    await waitFor(() => expect(pressed()).toEqual(['false', 'false']));
    fireEvent.click(await screen.findByRole('button', { name: 'Complete this branch' }));
    await waitFor(() => expect(pressed()).toEqual(['false', 'true']));
    expect(screen.getByRole('region', { name: 'Routes to known materials' })).toBeDefined();
  });

  it('keeps the route that was saved, whichever is the cheapest', async () => {
    const { list } = await open(ROUTES, [saved(['1-1', '1-1-2-8'])]);
    await waitFor(() => expect(cardsIn(list).map((card) => card.getAttribute('aria-pressed'))).toEqual(['false', 'true']));
    expect(screen.queryByText(OFFER)).toBeNull();
  });

  it('leaves of two measures the routes than which no other is better in one without being worse in the other', async () => {
    const [one, two] = ROUTES.routes;
    // Route 1 has fewer steps, route 2 fewer of protection.
    const { list } = await open({ ...ROUTES, routes: [{ ...one, protectingGroupSteps: 1 }, two] });
    const order = await list.findByRole('combobox', { name: 'Order of the routes' });
    expect(list.queryByRole('combobox', { name: 'Weighed against' })).toBeNull();
    fireEvent.change(order, { target: { value: 'steps' } });
    const second = list.getByRole('combobox', { name: 'Weighed against' });
    fireEvent.change(second, { target: { value: 'longest' } });
    expect(cardsIn(list)).toHaveLength(1);
    expect(list.getByText('1 of 2: no other is better in one without being worse in the other.')).toBeDefined();
    fireEvent.change(second, { target: { value: 'protection' } });
    expect(cardsIn(list)).toHaveLength(2);
    fireEvent.change(order, { target: { value: 'ideas' } });
    expect(list.queryByRole('combobox', { name: 'Weighed against' })).toBeNull();
  });

  it('goes through its routes by the arrow keys', async () => {
    const { list } = await open(ROUTES);
    const [first, second] = await list.findAllByRole('button', { name: /Idea/ });
    first?.focus();
    fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' });
    await waitFor(() => expect(second?.getAttribute('aria-pressed')).toBe('true'));
    expect(document.activeElement).toBe(second);
  });

  it('goes through its routes by J and K from anywhere on the page, and by buttons', async () => {
    // As newer browsers do.
    const scroll = vi.fn(() => Promise.resolve());
    Element.prototype.scrollIntoView = scroll;
    const { list } = await open(ROUTES);
    const pressed = () => cardsIn(list).map((card) => card.getAttribute('aria-pressed'));
    await list.findAllByRole('button', { name: /Idea/ });
    expect(list.getByRole('button', { name: 'Previous route' })).toHaveProperty('disabled', true);
    fireEvent.keyDown(document.body, { key: 'j' });
    await waitFor(() => expect(pressed()).toEqual(['false', 'true']));
    expect(list.getByRole('button', { name: 'Next route' })).toHaveProperty('disabled', true);
    fireEvent.keyDown(document.body, { key: 'k' });
    await waitFor(() => expect(pressed()).toEqual(['true', 'false']));
    fireEvent.click(list.getByRole('button', { name: 'Next route' }));
    await waitFor(() => expect(pressed()).toEqual(['false', 'true']));
    expect(scroll).toHaveBeenCalled();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('shows the route that the address names, and selects nothing', async () => {
    const { list, calls } = await open(ROUTES, [], 'Ready', {}, '?route=1-8');
    await waitFor(() => expect(cardsIn(list).map((card) => card.getAttribute('aria-pressed'))).toEqual(['false', 'true']));
    expect(await screen.findByText(/^Route 2: not selected yet\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
    expect(savings(calls)).toEqual([]);
  });

  it('shows how others ran it below a route of one step, which leaves the room', async () => {
    const { list } = await open(ROUTES);
    await list.findAllByRole('button', { name: /Idea/ });
    const below = await screen.findByRole('region', { name: 'Precedents' });
    expect((await within(below).findAllByRole('listitem')).length).toBeGreaterThan(0);
    fireEvent.click((await list.findAllByRole('button', { name: /Idea/ }))[1] as HTMLElement);
    await waitFor(() => expect(screen.getByLabelText('The route in numbers').textContent).toMatch(/^Steps2/));
    expect(screen.queryByRole('region', { name: 'Precedents' })).toBeNull();
  });

  it('has the route that is selected in its address, and the one beside it', async () => {
    const { list, address } = await open(ROUTES);
    fireEvent.click((await list.findAllByRole('button', { name: /Idea/ }))[1] as HTMLElement);
    await waitFor(() => expect(address()).toContain('route=1-8'));
    fireEvent.click(list.getByRole('button', { name: 'Put route 1 beside route 2' }));
    await waitFor(() => expect(address()).toContain('beside=2'));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(address()).not.toContain('route='));
  });

  it('keeps both routes in the address when the evidence of a step is opened', async () => {
    const { address } = await open(ROUTES, [], 'Ready', {}, '?route=1-8&beside=2');
    fireEvent.click((await screen.findAllByRole('button', { name: /^Evidence for/ }))[0] as HTMLElement);
    await waitFor(() => expect(address()).toMatch(/tree\/1\/\d/));
    expect(address()).toContain('route=1-8');
    expect(address()).toContain('beside=2');
  });

  it('tells a yield of the whole only where each of its steps has one', async () => {
    const { list } = await open(ROUTES);
    const numbers = await screen.findByLabelText('The route in numbers');
    await waitFor(() => expect(numbers.textContent).toMatch(/Estimated yield.*(\d+ %1 of 1|not known0 of 1) step given/));
    fireEvent.click((await list.findAllByRole('button', { name: /Idea/ }))[1] as HTMLElement);
    await waitFor(() => expect(screen.getByLabelText('The route in numbers').textContent).toMatch(/of 2 steps given/));
  });

  it('says that it is looking, as long as there is none', async () => {
    await open({ ...ROUTES, end: null, total: 0, routes: [] }, [], 'Busy');
    expect(await screen.findByText('The best route stands here as soon as one is found.')).toBeDefined();
  });

  it('says that it is looking until the routes are here that a search has ended with', async () => {
    const { list, deliver } = await openAsItEnds();
    expect(await list.findByRole('heading', { name: '2 routes to known materials' })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
    expect(list.getByRole('status').textContent).toBe('still searching …, 2 ideas');
    deliver();
    await waitFor(() => expect(list.getByRole('status').textContent).toBe('2 ideas'));
  });

  it('says that no route was found', async () => {
    const { list } = await open({ ...ROUTES, end: 'steps', missing: [5], total: 0, routes: [] });
    expect(
      await list.findByText('No route to known materials. Within the steps of this query there is none.', { exact: false }),
    ).toBeDefined();
    expect(list.getByRole('heading', { name: 'The most promising way still needs' })).toBeDefined();
    expect(list.getByRole('img', { name: 'Structure 5' })).toBeDefined();
  });

  it('says what the steps kept from being looked at, whatever ended the search, and goes on with more of what bound', async () => {
    const none = { ...ROUTES, total: 0, routes: [], beyondsteps: { structures: 2, route: null } };
    const routes = { longest: 6, structures: 300, break: [], keep: [], avoid: ['CCO'], require: [] };
    const { list, actions } = await open({ ...none, end: 'expansions' }, [], 'Ready', { routes });
    expect(
      await list.findByText(
        '2 structures that promised more were not looked at, as every route through them needs more than 6 steps on its longest branch.',
        { exact: false },
      ),
    ).toBeDefined();
    fireEvent.click(list.getByRole('button', { name: 'New query with routes of up to 8 steps' }));
    expect(actions.openNewQuery).toHaveBeenLastCalledWith({
      projectId: 1,
      initial: expect.objectContaining({ algorithm: 'V3', routes: { ...routes, longest: 8 } }),
      earlier: expect.objectContaining({ id: 1 }),
    });
    fireEvent.click(list.getByRole('button', { name: 'New query that looks at 900 structures' }));
    expect(actions.openNewQuery).toHaveBeenLastCalledWith({
      projectId: 1,
      initial: expect.objectContaining({ routes: { ...routes, structures: 900 } }),
      earlier: expect.objectContaining({ id: 1 }),
    });
  });

  it('says how long a route is that is too long, and asks for that much', async () => {
    const answer = { ...ROUTES, total: 0, routes: [], end: 'steps' as const, beyondsteps: { structures: 0, route: 9 } };
    const { list } = await open(answer, [], 'Ready', { nsteps: 5 });
    expect(
      await list.findByText('A route of 9 steps on its longest branch was found, and this query allows 5.', { exact: false }),
    ).toBeDefined();
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['New query with routes of up to 9 steps']);
  });

  it('offers no more where a query may not ask for more, and none where the limits did not bind', async () => {
    const routes = { longest: 12, structures: 1000, break: [], keep: [], avoid: [], require: [] };
    const none = { ...ROUTES, total: 0, routes: [] };
    const { list } = await open({ ...none, end: 'expansions', beyondsteps: { structures: 2, route: null } }, [], 'Ready', { routes });
    expect(await list.findByText('2 structures that promised more', { exact: false })).toBeDefined();
    expect(list.queryByRole('button')).toBeNull();
  });

  it.each([
    ['imported', /This query was imported with the pathways that had been selected, none of which is complete. Nothing was searched/],
    [null, /The search did not come to its end/],
    ['exhausted', /Everything that the suggestions of this query lead to was looked at/],
  ] as const)('says of a query without a route whose search ended with %s what is true', async (end, text) => {
    const { list } = await open({ ...ROUTES, end, total: 0, routes: [] });
    expect(await list.findByText(text)).toBeDefined();
    expect(list.queryByRole('button')).toBeNull();
  });

  it('says what was not bought for its price', async () => {
    const bought = { instock: true, catalogid: 'A-1', pricecategory: 3 };
    const structures = [
      { ...bought, sid: 5, smiles: 'CCNCC', instock: false, notbought: 'price' as const },
      { ...bought, sid: 6, smiles: 'CCO', instock: false, notbought: 'never' as const },
    ];
    const { list } = await open({ ...ROUTES, end: 'expansions', missing: [5, 6], structures, total: 0, routes: [] });
    await list.findByRole('list', { name: 'Known, and not bought' });
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Structure 5: known, but dearer than this query may pay $$$',
      'Structure 6: known, but never to be bought in this query',
    ]);
  });

  it('says which wishes forbade the routes there are', async () => {
    const leftOut: QueryAnswer['leftOut'] = [
      { by: 'wish', reason: 'the bond 4–7 is to be kept, and would be broken', count: 12 },
      { by: 'route wish', reason: 'CCO is required', count: 1 },
      { by: 'chemistry', reason: 'no precursor left', count: 9 },
    ];
    const wishes = { break: [], keep: ['4-7'], avoid: [], require: ['CCO'] };
    const { list } = await open({ ...ROUTES, end: 'expansions', total: 0, routes: [] }, [], 'Ready', { routes: wishes, leftOut });
    expect(await list.findByText('What was asked of routes may forbid those there are: keeping 4–7; with CCO.')).toBeDefined();
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '12 steps: the bond 4–7 is to be kept, and would be broken',
      '1 whole route: CCO is required',
    ]);
  });

  it('says of as many routes as a search looks for that they need not be all', async () => {
    const { list } = await open({ ...ROUTES, end: 'enough' });
    expect(
      await list.findByText('As many as one search looks for, and nothing else promised to be better: there may be more routes.'),
    ).toBeDefined();
  });

  it('says what is open in a route, how many ideas there are, and what ended the search', async () => {
    const { list } = await open(ROUTES);
    const [first, second] = await list.findAllByRole('button', { name: /Idea/ });
    expect(first?.textContent).toContain('No open points');
    expect(second?.textContent).toContain('A step is bad or ugly');
    expect(second?.textContent).toContain('Reduction frees a group that is in the way of Pyrimidone ring closure: free it later');
    expect(list.getByText('2 ideas')).toBeDefined();
    expect(list.getByText('Stopped at the number of structures that one search looks at: there may be more routes.')).toBeDefined();
    fireEvent.click(list.getByRole('switch', { name: 'No open points' }));
    expect(cardsIn(list)).toHaveLength(1);
  });

  it('rings the group that is freed too early in the structure that has it free, and takes the ring away again', async () => {
    const { list } = await open(ROUTES, [], 'Ready', {}, '?route=1-8');
    await list.findAllByRole('button', { name: /Idea/ });
    const faults = within(await screen.findByRole('list', { name: 'Order of the steps' }));
    const fault = faults.getByRole('button', { name: /^Reduction frees a group that is in the way of Pyrimidone ring closure/ });
    expect(screen.getByRole('img', { name: 'Structure 2' }).getAttribute('src')).not.toContain('rings');
    fireEvent.click(fault);
    expect(fault.getAttribute('aria-pressed')).toBe('true');
    const ringed = screen.getByRole('img', { name: /^Structure 2, rival site 1: / });
    expect(decodeURIComponent(ringed.getAttribute('src') ?? '')).toContain('rings=3:1!');
    fireEvent.click(fault);
    expect(screen.queryByRole('img', { name: /rival site/ })).toBeNull();
  });
});

import { MESSAGES, treeStateContent, treeStateContentOf } from '@retron/contract';
import { INITIAL_TREE_VIEW, UNTOUCHED } from '@retron/tree';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../components/toast/toast-store.ts';
import { type Answers, useFixtureFetch as answerCalls } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import './testing/sized-elements.ts';
import { TreePage } from './TreePage.tsx';
import { CHILDREN, PRECEDENTS, sildenafilQuery, sildenafilTarget } from './testing/fixtures.ts';
import { WithHeader } from './testing/WithHeader.tsx';

afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

const QUERY = 'GET /app/api/queries/1';
const STATES = '/app/api/projects/1/query/1/states';
const EMPTY = treeStateContent.parse({});
const SAVED = {
  id: 5,
  pid: 1,
  qid: 1,
  name: '',
  version: 1,
  state: EMPTY,
  created: '2026-11-20T14:05:00.000Z',
  changed: '2026-11-20T14:05:00.000Z',
};
const REACTION = 'POST /app/api/queries/1/reaction';
/** A suggestion of structure 3 as it is had by its number. */
const named = (ensid: number, place: string) => ({
  queryGroup: 'BONDSET',
  filterProperties: { nameReactions: [] },
  suggestions: 7,
  ensembles: CHILDREN[3].children.filter((each) => each.ensid === ensid),
  places: [place],
});
const USUAL: Answers = {
  [QUERY]: { json: sildenafilQuery() },
  'GET /app/api/queries/1/tree/2/children': { json: CHILDREN[2] },
  'GET /app/api/queries/1/tree/3/children': { json: CHILDREN[3] },
  'GET /app/api/queries/1/tree/7/children': { json: CHILDREN[7] },
  'POST /app/api/v2/queries/1/lookup': { json: PRECEDENTS },
  [`GET ${STATES}`]: { json: [] },
  [`POST ${STATES}`]: { json: SAVED },
  [`PUT ${STATES}/5`]: { json: SAVED },
};

async function open(answers: Answers = {}, address = '/projects/1/tree/1', ensembleId: number | null = null) {
  const calls = answerCalls({ ...USUAL, ...answers });
  const page = await renderPage(
    <WithHeader>
      <TreePage projectId={1} queryId={1} ensembleId={ensembleId} />
    </WithHeader>,
    address,
  );
  return { calls, ...page };
}

const item = (name: string | RegExp) => screen.findByRole('treeitem', { name });
const items = () => screen.getAllByRole('treeitem').map((node) => node.getAttribute('aria-label'));
const press = (key: string, init = {}) => fireEvent.keyDown(screen.getByRole('tree'), { key, ...init });
const focused = () => {
  const id = screen.getByRole('tree').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.getAttribute('aria-label');
};

describe('the tree view', () => {
  it('draws the target, its best five suggestions and their precursors, with the labels a screen reader needs', async () => {
    await open();
    expect(await item('Reaction R2, good, 96 precedents, The ring N–H')).toBeDefined();
    // On a busy machine the last branches are drawn a moment later.
    await waitFor(() => expect(items().filter((label) => label?.startsWith('Reaction'))).toHaveLength(5));
    expect(items()).toContain('Structure 1, target, to be made, price unknown');
    expect(items()).toContain('Structure 4, known, price category 1');
    expect(items()).toContain('2 more suggestions');
  });

  it('tells level, position and state of each node', async () => {
    await open();
    const reaction = await item(/^Reaction R2/);
    expect(reaction.getAttribute('aria-level')).toBe('2');
    expect(reaction.getAttribute('aria-posinset')).toBe('2');
    expect(reaction.getAttribute('aria-setsize')).toBe('6');
    expect(reaction.getAttribute('aria-expanded')).toBe('true');
    expect((await item(/^Structure 3,/)).getAttribute('aria-expanded')).toBe('false');
    expect((await item(/^Structure 4,/)).getAttribute('aria-expanded')).toBeNull();
  });

  it('is walked by keys alone: expand, go on, step through alternatives, collapse', async () => {
    await open();
    await item(/^Reaction R1/);
    press('ArrowRight');
    expect(focused()).toMatch(/^Reaction R1/);
    press('ArrowDown');
    press('ArrowRight');
    expect(focused()).toMatch(/^Structure 3,/);
    press('ArrowRight');
    expect(await item(/^Reaction R12/)).toBeDefined();
    expect(screen.queryByRole('treeitem', { name: /^Reaction R13/ })).toBeNull();
    press('.');
    expect(await item(/^Reaction R13/)).toBeDefined();
    expect(screen.queryByRole('treeitem', { name: /^Reaction R12/ })).toBeNull();
    press('ArrowLeft');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Reaction R13/ })).toBeNull());
  });

  it('steps through alternatives by the arrows of the counter', async () => {
    await open();
    fireEvent.click(within(await item(/^Structure 3,/)).getByRole('button', { name: 'Show 2 suggestions' }));
    await item(/^Reaction R12/);
    fireEvent.click(within(await item(/^Structure 3,/)).getByRole('button', { name: 'Next alternative' }));
    expect(await item(/^Reaction R13/)).toBeDefined();
    fireEvent.click(within(await item(/^Structure 3,/)).getByRole('button', { name: 'Show all alternatives' }));
    expect(await item(/^Reaction R12/)).toBeDefined();
    expect(await item(/^Reaction R13/)).toBeDefined();
  });

  it('shows the rest of the fan', async () => {
    await open();
    fireEvent.click(await item('2 more suggestions'));
    expect(await item(/^Reaction R7/)).toBeDefined();
  });

  it('selects by Space and shows only what is selected, where stepping is off', async () => {
    await open();
    fireEvent.click(within(await item(/^Structure 3,/)).getByRole('button', { name: 'Show 2 suggestions' }));
    await item(/^Reaction R12/);
    press(' ');
    expect((await item(/^Structure 3,/)).getAttribute('aria-selected')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Only selected' }));
    await waitFor(() => expect(items().filter((label) => label?.startsWith('Reaction R1'))).toEqual([]));
    expect(await item(/^Reaction R2/)).toBeDefined();
  });

  it('hides a suggestion and brings it back on Undo', async () => {
    await open();
    await item(/^Reaction R1/);
    press('ArrowRight');
    press('h');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Reaction R1,/ })).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await item(/^Reaction R1,/)).toBeDefined();
  });

  it('undoes and does again what was done to the view', async () => {
    await open();
    fireEvent.click(within(await item(/^Structure 3,/)).getByRole('button', { name: 'Show 2 suggestions' }));
    await item(/^Reaction R12/);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Reaction R12/ })).toBeNull());
    fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
    expect(await item(/^Reaction R12/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Reaction R12/ })).toBeNull());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
  });

  it('brings back what was hidden from a reset', async () => {
    await open();
    await item(/^Reaction R1,/);
    press('ArrowRight');
    press('h');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Reaction R1,/ })).toBeNull());
    toasts.close();
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await item(/^Reaction R1,/)).toBeDefined();
    expect(toasts.current()?.text).toBe('Tree reset');
    toasts.undo();
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Reaction R1,/ })).toBeNull());
    // What was undone by the message can be done again as well.
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Redo' }).disabled).toBe(false);
    fireEvent.click(within(await item(/^Structure 1,/)).getByRole('button', { name: 'Show 1 hidden suggestion' }));
    expect(await item(/^Reaction R1,/)).toBeDefined();
  });

  it('means the last step by Ctrl Z, also while a message offers to undo an earlier one', async () => {
    await open();
    await item(/^Reaction R1,/);
    press('ArrowRight');
    press('h');
    await waitFor(() => expect(toasts.current()?.text).toBe('R1 hidden'));
    fireEvent.click(within(await item(/^Structure 3,/)).getByRole('button', { name: 'Show 2 suggestions' }));
    await item(/^Reaction R12/);
    await waitFor(() => expect(toasts.current()).toBeNull());
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Reaction R12/ })).toBeNull());
    expect(screen.queryByRole('treeitem', { name: /^Reaction R1,/ })).toBeNull();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(await item(/^Reaction R1,/)).toBeDefined();
  });

  it('says the name of a structure in its tip, and with its node', async () => {
    const named = JSON.parse(JSON.stringify(sildenafilQuery()), (_, value) =>
      value?.smiles === 'CN1CCNCC1' ? { ...value, name: '1-methylpiperazine' } : value,
    );
    await open({ [QUERY]: { json: named } });
    const twice = await item('Structure 4, 1-methylpiperazine, known, price category 1');
    // Again until it stays: a tip goes when the view moves, as it does while the tree opens.
    const magnified = await waitFor(() => {
      fireEvent.click(twice);
      fireEvent.click(twice);
      return screen.getByRole('img', { name: 'Structure 4, magnified' });
    });
    expect(magnified.parentElement?.textContent).toContain('1-methylpiperazine');
  });

  it('opens the details of a structure by a click, and magnifies it by a double click', async () => {
    await open();
    // At once, however slow the machine: further apart they are two clicks.
    const twice = await item(/^Structure 4,/);
    fireEvent.click(twice);
    fireEvent.click(twice);
    expect(await screen.findByRole('img', { name: 'Structure 4, magnified' })).toBeDefined();
    expect(screen.queryByRole('dialog', { name: /Structure 4/ })).toBeNull();
    press('Escape');
    fireEvent.click(await item(/^Structure 3,/));
    expect(await screen.findByRole('dialog', { name: /Structure 3/ })).toBeDefined();
  });

  it('does not close the evidence again by the second click of a double click', async () => {
    const { address } = await open();
    const reaction = await item(/^Reaction R2/);
    fireEvent.click(reaction);
    fireEvent.click(reaction);
    await waitFor(() => expect(address()).toBe('/projects/1/tree/1/2'));
  });

  it('opens the menu of a node by Shift F10', async () => {
    await open();
    await item(/^Reaction R1/);
    press('ArrowRight');
    press('F10', { shiftKey: true });
    const menu = within(await screen.findByRole('menu'));
    const names = menu.getAllByRole('menuitem').map((entry) => entry.textContent);
    expect(names[0]).toMatch(/^Show Precedents/);
    expect(menu.getByRole('menuitem', { name: /^Export/ }).hasAttribute('data-disabled')).toBe(false);
    // What the browser asks for when the key is released is the same menu.
    expect(fireEvent.contextMenu(menu.getByRole('menuitem', { name: /^Hide/ }))).toBe(false);
    fireEvent.click(menu.getByRole('menuitem', { name: /^Hide/ }));
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Reaction R1,/ })).toBeNull());
  });

  it('keeps views under names: saves, shows with undo, deletes, and says what is refused', async () => {
    const kept = {
      ...{ id: 7, pid: 1, qid: 1, name: 'Tagged', version: 1, created: '2026-11-01T10:00:00.000Z', changed: '2026-11-01T10:00:00.000Z' },
      state: treeStateContentOf({ ...INITIAL_TREE_VIEW, places: { '1-1': { ...UNTOUCHED, tag: 'S' } } }),
    };
    const { calls } = await open({
      [`GET ${STATES}`]: { json: [kept] },
      [`POST ${STATES}`]: { status: 409, json: { errors: ['There is a view of that name.'] } },
      [`DELETE ${STATES}/7`]: { json: { done: true } },
    });
    await item(/^Reaction R1,/);
    fireEvent.click(screen.getByRole('button', { name: /^Views/ }));
    const views = within(await screen.findByRole('dialog', { name: /^Views/ }));
    fireEvent.click(await views.findByRole('button', { name: 'Tagged' }));
    await item(/^Reaction R1, .*tagged S$/);
    fireEvent.click(within(screen.getByRole('toolbar', { name: 'Tree' })).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(items().some((label) => label?.endsWith('tagged S'))).toBe(false));
    fireEvent.click(screen.getByRole('button', { name: /^Views/ }));
    const again = within(await screen.findByRole('dialog', { name: /^Views/ }));
    fireEvent.change(await again.findByLabelText('Name'), { target: { value: ' Mine ' } });
    fireEvent.click(again.getByRole('button', { name: 'Save view' }));
    expect(await again.findByText('There is a view of that name.')).toBeDefined();
    expect(calls).toContainEqual(
      expect.objectContaining({ method: 'POST', path: STATES, body: expect.objectContaining({ name: 'Mine' }) }),
    );
    fireEvent.click(again.getByRole('button', { name: 'Delete Tagged' }));
    await waitFor(() => expect(screen.queryByText('Tagged')).toBeNull());
  });

  it('tags a node by key and by menu, draws the tag, and narrows the tree to what is tagged or has so many precedents', async () => {
    await open();
    await item(/^Reaction R1/);
    press('ArrowRight');
    press('t');
    const tagged = await item(/^Reaction R1, .*tagged N$/);
    expect(tagged.querySelector('[data-tag]')?.getAttribute('data-tag')).toBe('N');
    press('t');
    await item(/^Reaction R1, .*tagged O$/);
    fireEvent.click(screen.getByRole('button', { name: /^Name reactions/ }));
    const filter = within(await screen.findByRole('dialog', { name: 'Name reactions' }));
    fireEvent.click(await filter.findByRole('checkbox', { name: 'O' }));
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Reaction R2,/ })).toBeNull());
    expect(screen.getByRole('treeitem', { name: /^Reaction R1,/ })).toBeDefined();
    fireEvent.click(filter.getByRole('checkbox', { name: 'O' }));
    await item(/^Reaction R2,/);
    fireEvent.change(filter.getByLabelText('Precedents, at least'), { target: { value: '1000000' } });
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Reaction R1,/ })).toBeNull());
  });

  it('counts name reactions over the whole tree, also where nothing was opened, and walks to what matches', async () => {
    const filtered = {
      filterProperties: { nameReactions: ['Chlorosulfonation'] },
      ...{ suggestions: 449, passing: 2, ensids: [99, 12], nameReactions: [{ name: 'Chlorosulfonation', suggestions: 2 }] },
    };
    // The first one stands nowhere in the tree that is shown: it is passed over.
    const asked = { times: 0 };
    const answer = {
      get json() {
        asked.times += 1;
        return asked.times === 1 ? { ...named(0, ''), places: [] } : named(12, '1-2-3-12');
      },
    };
    const { calls, address } = await open({ 'POST /app/api/queries/1/filter': { json: filtered }, [REACTION]: answer });
    await item(/^Reaction R1/);
    fireEvent.click(screen.getByRole('button', { name: /^Name reactions/ }));
    const filter = within(await screen.findByRole('dialog', { name: 'Name reactions' }));
    fireEvent.click(await filter.findByRole('checkbox', { name: /^Chlorosulfonation/ }));
    expect(await filter.findByText('2 of 449 suggestions of the whole tree match')).toBeDefined();
    fireEvent.change(filter.getByLabelText('Precedents, at least'), { target: { value: '3' } });
    await waitFor(() =>
      expect(calls.filter(({ path }) => path === '/app/api/queries/1/filter').at(-1)?.body).toEqual({
        filterProperties: { nameReactions: ['Chlorosulfonation'] },
        scope: 'tree',
        precedentProperties: { numPrecedents: 3 },
      }),
    );
    fireEvent.click(filter.getByRole('button', { name: 'Next match' }));
    await waitFor(() => expect(address()).toBe('/projects/1/tree/1/12?at=1-2-3-12'));
    expect(calls.filter(({ path }) => path === '/app/api/queries/1/reaction').map(({ body }) => body)).toEqual([
      { ensids: [99] },
      { ensids: [12] },
    ]);
    expect(await item(/^Reaction R12/)).toBeDefined();
  });

  it('goes on from a structure, and says so where that fails', async () => {
    const query = structuredClone(sildenafilQuery());
    for (const { children } of query.tree?.children ?? []) for (const each of children) each.rosdal = `1N-${each.sid}.`;
    const refused = { status: 500, json: { errors: ['no'] } };
    const { calls } = await open({ [QUERY]: { json: query }, 'POST /app/api/queries/1/continue': refused });
    fireEvent.contextMenu(await item(/^Structure 4,/));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Continue from here' }));
    expect(await screen.findByText(MESSAGES.continueTree)).toBeDefined();
    const sent = calls.find(({ path }) => path === '/app/api/queries/1/continue');
    expect(sent?.body).toEqual({ rosdal: '1N-4.', sessionid: query.sessionid, structlistid: 4, queryGroup: 'BONDSET' });
  });
});

describe('the evidence of a suggestion', () => {
  it('opens by click, is named in the address, and closes', async () => {
    const { address } = await open();
    fireEvent.click(await item(/^Reaction R2/));
    await waitFor(() => expect(address()).toBe('/projects/1/tree/1/2'));
  });

  it('counts a comment on the node as soon as it is made', async () => {
    const comments: { json: unknown[] } = { json: [] };
    const said = { authorName: 'Fixture Chemist', title: 'Yield', message: 'Low.', created: '2026-11-20T14:05:00.000Z' };
    const made = { id: 4, action: 'QUERY', project: 1, query: 1, ensid: 2, mayDelete: true, ...said };
    await open({ 'GET /app/api/queries/1/comments': comments, 'POST /app/api/comments': { json: made } }, '/projects/1/tree/1/2', 2);
    const panel = within(await screen.findByRole('complementary', { name: 'Evidence for R2' }));
    fireEvent.click(await panel.findByRole('button', { name: 'Comment' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(await dialog.findByRole('textbox', { name: 'Title' }), { target: { value: 'Yield' } });
    fireEvent.change(dialog.getByRole('textbox', { name: 'Comment' }), { target: { value: 'Low.' } });
    comments.json.push(made);
    fireEvent.click(dialog.getByRole('button', { name: 'Add comment' }));
    expect(await item(/^Reaction R2, good, 96 precedents, 1 comment,/)).toBeDefined();
    expect(panel.getByRole('button', { name: 'Comment, 1 comment so far' })).toBeDefined();
  });

  it('shows what the suggestion does, its rating with reasons, stock and precedents', async () => {
    const { calls } = await open({}, '/projects/1/tree/1/2', 2);
    const panel = within(await screen.findByRole('complementary', { name: 'Evidence for R2' }));
    expect(panel.getByRole('heading', { name: 'Sulfonyl chloride amination' })).toBeDefined();
    expect(panel.getByText('Breaks S–N, sulfonamide · from 3 and 4')).toBeDefined();
    expect(panel.getByText('2 of 7')).toBeDefined();
    expect(panel.getByText('Level 3 of 3')).toBeDefined();
    expect(panel.getByRole('heading', { name: 'Why good' })).toBeDefined();
    expect(panel.getByRole('heading', { name: 'Why not great' })).toBeDefined();
    expect(panel.getByText('Known')).toBeDefined();
    await waitFor(() => expect(panel.getAllByRole('listitem').length).toBeGreaterThan(5));
    expect(panel.getByText('3 kept as examples · no citation')).toBeDefined();
    expect(panel.getByText(/^Over the 3 of 96 recorded reactions/)).toBeDefined();
    expect(panel.getAllByText('not given').length).toBeGreaterThan(3);
    expect(calls.find(({ path }) => path.endsWith('/lookup'))?.body).toMatchObject({ ensid: 2, parid: 1, direction: 'synthesis' });
  });

  it('hides and shows the precedents', async () => {
    await open({}, '/projects/1/tree/1/2', 2);
    fireEvent.click(await screen.findByRole('button', { name: 'Hide Precedents' }));
    expect(screen.queryByText('3 kept as examples · no citation')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show Precedents' }));
    expect(await screen.findByText('3 kept as examples · no citation')).toBeDefined();
  });

  it('says when precedents cannot be loaded, or are not there', async () => {
    await open({ 'POST /app/api/v2/queries/1/lookup': { status: 400, json: { errors: ['no'] } } }, '/projects/1/tree/1/2', 2);
    expect(await screen.findByText(MESSAGES.precedentsLoad)).toBeDefined();
  });

  it('says in the server’s words that another library is installed now, and offers no retry', async () => {
    const sentence = 'These suggestions were planned with library chemsynth_core-1.0 of another build; their precedents cannot be shown.';
    await open(
      { 'POST /app/api/v2/queries/1/lookup': { status: 409, json: { errors: [sentence], details: [] } } },
      '/projects/1/tree/1/2',
      2,
    );
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.queryByText(MESSAGES.precedentsLoad)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('warns that precedents are not available', async () => {
    const none = { ...PRECEDENTS, message: '', total: 0, numPrecedents: 4, precedents: [] };
    await open({ 'POST /app/api/v2/queries/1/lookup': { json: none } }, '/projects/1/tree/1/2', 2);
    expect(await screen.findByText(MESSAGES.precedentsMissing)).toBeDefined();
  });

  it('says of a selected route what is open, leads on, and shows the rest on demand', async () => {
    await open({}, '/projects/1/tree/1/2', 2);
    fireEvent.click(await screen.findByRole('button', { name: 'Select route' }));
    const bar = within(await screen.findByRole('region', { name: 'Selected route' }));
    expect(bar.getByText('1 step')).toBeDefined();
    expect(bar.getByText('Not complete:')).toBeDefined();
    fireEvent.click(bar.getByRole('button', { name: 'Choose a step for structure 3' }));
    expect(await item(/^Reaction R12/)).toBeDefined();
    expect(screen.queryByRole('treeitem', { name: /^Reaction R1,/ })).toBeNull();
    fireEvent.click(bar.getByRole('switch', { name: 'Show the rest' }));
    expect(await item(/^Reaction R1,/)).toBeDefined();
  });

  it('selects the route to the suggestion: alternatives leave the tree until the route is cleared', async () => {
    await open({}, '/projects/1/tree/1/2', 2);
    fireEvent.click(await screen.findByRole('button', { name: 'Select route' }));
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Reaction R1,/ })).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Clear route' }));
    expect(await item(/^Reaction R1,/)).toBeDefined();
  });

  it('finds a suggestion deep in the tree that the address names without its place, by one call', async () => {
    const { address, calls } = await open({ [REACTION]: { json: named(12, '1-2-3-12') } }, '/projects/1/tree/1/12', 12);
    expect(await screen.findByRole('complementary', { name: 'Evidence for R12' })).toBeDefined();
    expect(await item(/^Reaction R12/)).toBeDefined();
    expect(address()).toBe('/projects/1/tree/1/12?at=1-2-3-12');
    expect(calls.filter(({ path }) => path === '/app/api/queries/1/reaction').map(({ body }) => body)).toEqual([{ ensids: [12] }]);
    expect(calls.filter(({ path }) => path.includes('/children')).map(({ path }) => path)).toEqual([
      expect.stringContaining('/tree/3/children'),
    ]);
  });

  it('says of an address that the suggestion is not in the tree', async () => {
    await open({ [REACTION]: { json: { ...named(12, ''), ensembles: [], places: [] } } }, '/projects/1/tree/1/99', 99);
    expect(await screen.findByText('The suggestion of this address was not found in the tree.')).toBeDefined();
  });

  it('opens the way to a suggestion deep in the tree from its address', async () => {
    await open({}, '/projects/1/tree/1/12?at=1-2-3-12', 12);
    expect(await screen.findByRole('complementary', { name: 'Evidence for R12' })).toBeDefined();
    expect(await item(/^Reaction R12/)).toBeDefined();
  });
});

describe('a running query', () => {
  const progress = { percent: 64, structuresExpanded: 9, suggestionsFound: 16 };
  const busy = { [QUERY]: { json: sildenafilQuery({ status: 'Busy', progress }) } };

  it('shows how far it is and can be stopped, with its tree in view', async () => {
    const { calls } = await open(busy);
    const bar = await screen.findByRole('progressbar', { name: 'Progress of the query' });
    expect(bar.getAttribute('aria-valuenow')).toBe('64');
    expect(bar.textContent).toBe('Busy 64 %');
    await waitFor(() => expect(bar.querySelectorAll('circle').length).toBeGreaterThan(0));
    expect(await item(/^Reaction R1,/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ method: 'POST', path: '/app/api/queries/1/stop' })));
  });

  it('says when its status cannot be asked for', async () => {
    await open({ ...busy, 'GET /app/api/queries/1/status': { status: 400, json: { errors: ['no'] } } });
    expect(await screen.findByText(MESSAGES.status)).toBeDefined();
  });

  it('counts what was found, not what was known when it was loaded, until it is loaded again', async () => {
    const ready = { status: 'Ready', progress: { percent: 100, structuresExpanded: 11, suggestionsFound: 18 }, message: null };
    await open({ ...busy, 'GET /app/api/queries/1/status': { json: ready } });
    expect(await screen.findByText(/^18 suggestions · Core/)).toBeDefined();
  });

  it('reloads the tree once it is Ready', async () => {
    const ready = { status: 'Ready', progress: { ...progress, percent: 100 }, message: null };
    const { calls } = await open({ ...busy, 'GET /app/api/queries/1/status': { json: ready } });
    await item(/^Reaction R1,/);
    await waitFor(() => expect(calls.filter(({ path }) => path === '/app/api/queries/1').length).toBeGreaterThan(1));
  });
});

describe('what a reader changed', () => {
  it('is saved', async () => {
    const { calls } = await open();
    fireEvent.click(await item(/^Reaction R1,/));
    press(' ');
    expect(await screen.findByText('Tree saved', {}, { timeout: 3000 })).toBeDefined();
    const saved = calls.find(({ method, path }) => method === 'POST' && path === STATES);
    expect(saved?.body).toMatchObject({ name: '', state: { nodes: { '1-1': { isSelected: true } } } });
  });

  it('is not saved where the server has no room, and the reader is told what to do', async () => {
    const sentence = 'There are 50 saved views of this tree. Please delete one before you save another.';
    await open({ [`POST ${STATES}`]: { status: 409, json: { errors: [sentence], details: [] } } });
    fireEvent.click(await item(/^Reaction R1,/));
    press(' ');
    expect(await screen.findByText(sentence, {}, { timeout: 10_000 })).toBeDefined();
  });

  it('is there again the next time', async () => {
    const state = treeStateContent.parse({ nodes: { '1-1': { visibility: 'hidden' } } });
    await open({ [`GET ${STATES}`]: { json: [{ ...SAVED, state }] } });
    await item(/^Reaction R2/);
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Reaction R1,/ })).toBeNull());
    expect(screen.queryByText('Saving …')).toBeNull();
  });

  it('is not saved over what another window saved, until the reader has chosen', async () => {
    const since = { errors: ['since'], details: [{ code: 'conflict', field: 'version', message: 'since' }] };
    const { calls } = await open({ [`GET ${STATES}`]: { json: [SAVED] }, [`PUT ${STATES}/5`]: { status: 409, json: since } });
    fireEvent.click(await item(/^Reaction R1,/));
    press(' ');
    const said = await screen.findByText(
      'This tree was changed in another window. Changes made here are not saved.',
      {},
      { timeout: 10_000 },
    );
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Show the other' }));
    await waitFor(() => expect(said.isConnected).toBe(false));
    expect((await item(/^Reaction R1,/)).getAttribute('aria-selected')).toBe('false');
  });

  it('says when it cannot be saved', async () => {
    await open({ [`POST ${STATES}`]: { status: 400, json: { errors: ['no'] } } });
    await item(/^Reaction R1,/);
    press(' ');
    expect(await screen.findByText('Unable to save tree state. Please try to reload the page.', {}, { timeout: 3000 })).toBeDefined();
  });
});

describe('the other views', () => {
  it('list has the same suggestions and opens the same panel', async () => {
    const { address } = await open({}, '/projects/1/tree/1?view=list');
    const table = within(await screen.findByRole('grid', { name: 'Suggestions' }));
    expect(table.getAllByRole('checkbox').length).toBeGreaterThan(6);
    fireEvent.click(table.getByRole('button', { name: 'Evidence for R3' }));
    await waitFor(() => expect(address()).toBe('/projects/1/tree/1/3?view=list'));
  });

  it('list sorts by a column', async () => {
    await open({}, '/projects/1/tree/1?view=list');
    const table = within(await screen.findByRole('grid', { name: 'Suggestions' }));
    fireEvent.click(table.getByRole('button', { name: 'Precedents' }));
    const first = table.getAllByRole('button', { name: /^Evidence for/ })[0];
    expect(first?.getAttribute('aria-label')).toBe('Evidence for R2');
    expect(table.getByRole('columnheader', { name: 'Precedents' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('route says how to choose one', async () => {
    await open({}, '/projects/1/tree/1?view=route');
    expect(await screen.findByText('No route is selected. Choose Select route at a suggestion.')).toBeDefined();
  });
});

describe('a query that cannot be shown', () => {
  it('was not found', async () => {
    await open({ [QUERY]: { status: 404, json: { errors: ['gone'] } } });
    expect(await screen.findByText(MESSAGES.queryNotRetrieved)).toBeDefined();
    expect(screen.getByText(/^There is no such query, or you are not a member of its project\./)).toBeDefined();
  });

  it('was refused, with the reason', async () => {
    await open({ [QUERY]: { status: 400, json: { errors: ['It is broken.'] } } });
    expect(await screen.findByText('Could not load query: It is broken.')).toBeDefined();
    expect(screen.queryByText(/you are not a member/)).toBeNull();
  });

  it('has no structures at all', async () => {
    await open({ [QUERY]: { json: sildenafilQuery({ tree: null }) } });
    expect(await screen.findByText('Could not load any suggestions: Response has no suggestions.')).toBeDefined();
  });

  it('found nothing but its target', async () => {
    const target = { ...sildenafilTarget(), children: [], childCount: 0 };
    await open({ [QUERY]: { json: sildenafilQuery({ tree: target, suggestions: 0, leftOut: [] }) } });
    expect(await screen.findByText(MESSAGES.onlyTarget)).toBeDefined();
    expect(screen.getByText(/^No recorded reaction has the surroundings/)).toBeDefined();
  });

  it('found nothing but its target, because of the strategy: a broader search is at hand', async () => {
    const target = { ...sildenafilTarget(), children: [], childCount: 0 };
    const leftOut = [
      { by: 'strategy' as const, reason: 'Leave out steps that bring in a single atom, such as halogenation and methylation.', count: 29 },
    ];
    const { actions } = await open({ [QUERY]: { json: sildenafilQuery({ tree: target, suggestions: 0, leftOut }) } });
    expect(await screen.findByText('The strategy Core Disconnection 1.0 left out 29 steps.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Re-Run with All Transforms 1.0' }));
    expect(actions.openNewQuery).toHaveBeenCalledWith({
      projectId: 1,
      initial: expect.objectContaining({ strategy: 'All Transforms 1.0', direction: 'synthesis' }),
      earlier: expect.objectContaining({ id: 1 }),
    });
  });
});

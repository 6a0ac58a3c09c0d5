import { useLocation } from '@tanstack/react-router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../../components/toast/toast-store.ts';
import { type Answers, useFixtureFetch as answerCalls } from '../../../testing/fixture-fetch.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import '../testing/sized-elements.ts';
// What the page loads on demand is made ready before a test's time runs: on a busy machine that takes longer than all the rest.
import '../canvas/TreeCanvas.tsx';
import '../compare/CompareDialog.tsx';
import './RowWindow.tsx';
import './SuggestionList.tsx';
import { TreePage } from '../TreePage.tsx';
import { CHILDREN, PRECEDENTS, sildenafilQuery, sildenafilTarget } from '../testing/fixtures.ts';
import { WithHeader } from '../testing/WithHeader.tsx';

afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

const USUAL: Answers = {
  'GET /app/api/queries/1': { json: sildenafilQuery() },
  'GET /app/api/queries/1/tree/2/children': { json: CHILDREN[2] },
  'GET /app/api/queries/1/tree/3/children': { json: CHILDREN[3] },
  'GET /app/api/queries/1/tree/7/children': { json: CHILDREN[7] },
  'GET /app/api/queries/1/tree/5/children': { json: { sid: 5, offset: 0, total: 0, children: [] } },
  'GET /app/api/queries/1/tree/18/children': { json: { sid: 18, offset: 0, total: 0, children: [] } },
  'POST /app/api/v2/queries/1/lookup': { json: PRECEDENTS },
  'GET /app/api/projects/1/query/1/states': { json: [] },
};

/** The page at the suggestion that the address names, as the router has it. */
function Page() {
  const [, , , , , ensemble] = useLocation({ select: ({ pathname }) => pathname }).split('/');
  return (
    <WithHeader>
      <TreePage projectId={1} queryId={1} ensembleId={ensemble === undefined ? null : Number(ensemble)} />
    </WithHeader>
  );
}

/** The workbench of the fixture, R3 a variant of R2 with a warning of its own. */
async function open(answers: Answers = {}) {
  const target = sildenafilTarget();
  const children = target.children.map((child) => (child.ensid === 3 ? { ...child, variantOf: 2 } : child));
  const query = sildenafilQuery({ tree: { ...target, children } });
  answerCalls({ ...USUAL, 'GET /app/api/queries/1': { json: query }, ...answers });
  const page = await renderPage(<Page />, '/projects/1/tree/1?view=list');
  return { ...page, grid: await screen.findByRole('grid', { name: 'Suggestions' }) };
}

const shown = () => screen.getAllByRole('button', { name: /^Evidence for R/ }).map((each) => each.getAttribute('aria-label')?.slice(13));
const underCursor = (grid: HTMLElement) => {
  const row = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
  return row === null
    ? null
    : (within(row)
        .queryByRole('button', { name: /^Evidence for/ })
        ?.getAttribute('aria-label') ?? row.textContent);
};

describe('the workbench', () => {
  it('has the suggestions of all levels, below the structure they make', async () => {
    const { grid } = await open();
    expect(await within(grid).findByText('Structure 7')).toBeDefined();
    expect(within(grid).getByText('Target')).toBeDefined();
    expect(shown()).toEqual(expect.arrayContaining(['R1', 'R2', 'R12', 'R14']));
    expect(within(grid).getByText(/2 steps from the target/)).toBeDefined();
  });

  it('says so when a level cannot be read, and reads it again', async () => {
    await open({ 'GET /app/api/queries/1/tree/3/children': { status: 400, json: { errors: ['no'] } } });
    expect(await screen.findByText(/not all levels could be read/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  });

  it('is one stop of the keyboard: j and k walk, Enter opens, the panel follows, Esc closes', async () => {
    const { grid, address } = await open();
    grid.focus();
    expect(underCursor(grid)).toBe('Evidence for R1');
    fireEvent.keyDown(grid, { key: 'j' });
    expect(underCursor(grid)).toBe('Evidence for R2');
    await waitFor(() => expect(address()).toBe('/projects/1/tree/1?view=list'));
    fireEvent.keyDown(grid, { key: 'Enter' });
    await waitFor(() => expect(address()).toBe('/projects/1/tree/1/2?view=list'));
    fireEvent.keyDown(grid, { key: 'k' });
    await waitFor(() => expect(address()).toBe('/projects/1/tree/1/1?view=list'));
    expect(document.activeElement).toBe(grid);
    fireEvent.keyDown(grid, { key: 'Escape' });
    await waitFor(() => expect(address()).toBe('/projects/1/tree/1?view=list'));
  });

  it('is walked by J and K from anywhere on the page, also after List was pressed', async () => {
    const { grid } = await open();
    const pressed = screen.getByRole('radio', { name: 'List' });
    pressed.focus();
    fireEvent.keyDown(pressed, { key: 'j' });
    expect(underCursor(grid)).toBe('Evidence for R2');
    expect(document.activeElement).toBe(grid);
    fireEvent.keyDown(document.body, { key: 'k' });
    expect(underCursor(grid)).toBe('Evidence for R1');
  });

  it('draws the structures that it can be narrowed to', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: /^Structure/ }));
    const group = screen.getByRole('group', { name: 'Structure' });
    await waitFor(() => expect(within(group).getAllByRole('checkbox').length).toBeGreaterThan(1));
    const sources = Array.from(group.querySelectorAll('img'), (image) => image.getAttribute('src'));
    expect(sources).toHaveLength(within(group).getAllByRole('checkbox').length);
    expect(sources.every((source) => source?.includes('/structures/'))).toBe(true);
  });

  it('steps through the variants of a row, and unfolds them', async () => {
    const { grid } = await open();
    const row = () => within(screen.getByRole('button', { name: /^Variant \d of 2 of R/ }).closest('tr') as HTMLElement);
    expect(row().getByText('1/2')).toBeDefined();
    fireEvent.click(row().getByRole('button', { name: 'Next variant of R2' }));
    await waitFor(() => expect(row().getByRole('button', { name: 'Evidence for R3' })).toBeDefined());
    fireEvent.click(screen.getByRole('button', { name: 'Variant 2 of 2 of R3' }));
    await waitFor(() => expect(shown().filter((no) => no === 'R2' || no === 'R3')).toEqual(['R3', 'R2', 'R3']));
    expect(within(grid).getByText('1/2')).toBeDefined();
  });

  it('checks by x, and compares two', async () => {
    const { grid } = await open();
    fireEvent.keyDown(grid, { key: 'x' });
    fireEvent.keyDown(grid, { key: 'j' });
    fireEvent.keyDown(grid, { key: 'x' });
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Check R2' }).checked).toBe(true));
    fireEvent.keyDown(grid, { key: 'X', shiftKey: true });
    expect(await screen.findByRole('dialog', { name: 'Compare' })).toBeDefined();
  });

  it('lets a hidden row leave at once, and brings it back on Undo', async () => {
    const { grid } = await open();
    fireEvent.keyDown(grid, { key: 'h' });
    await waitFor(() => expect(shown()).not.toContain('R1'));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shown()).toContain('R1'));
  });

  it('opens the drawing with the atoms ringed by a warning’s name', async () => {
    const { grid, address } = await open();
    fireEvent.click(within(grid).getByRole('button', { name: 'The ring N–H' }));
    await waitFor(() => expect(address()).toBe('/projects/1/tree/1/2?view=list'));
    expect(await screen.findByRole('region', { name: 'The ring N–H' })).toBeDefined();
  });
});

describe('the facets', () => {
  it('narrow the list, stand in the address and as chips, and are dropped there', async () => {
    const { address } = await open();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Great, 3' }));
    await waitFor(() => expect(address()).toBe('/projects/1/tree/1?view=list&works=4'));
    await waitFor(() => expect(shown()).toEqual(['R1', 'R8', 'R14']));
    expect(screen.getByText('3 of 12 disconnections')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Drop the filter Would it work: Great' }));
    await waitFor(() => expect(shown().length).toBeGreaterThan(5));
  });

  it('act on the tree too: what does not lead to a match is not drawn', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /^Structure 4$/ }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Structure 7, 2' }));
    await waitFor(() => expect(shown()).toEqual(['R14', 'R15']));
    fireEvent.click(screen.getByRole('radio', { name: 'Tree' }));
    expect(await screen.findByRole('treeitem', { name: /^Reaction R2,/ })).toBeDefined();
    expect(screen.queryByRole('treeitem', { name: /^Reaction R1,/ })).toBeNull();
  });
});

it('names the filter to drop where nothing is left', async () => {
  answerCalls(USUAL);
  await renderPage(<Page />, '/projects/1/tree/1?view=list&works=4&warning=SN2+inverts');
  expect(await screen.findByText('No suggestion has great and SN2 inverts.')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Drop Warning (3)' }));
  await waitFor(() => expect(shown()).toEqual(['R1', 'R8', 'R14']));
});

import { useLocation } from '@tanstack/react-router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ComparePage } from './ComparePage.tsx';
import { graphOf } from './testing-graph.ts';

afterEach(() => vi.unstubAllGlobals());

const COMMON = { projectid: 1, projectName: 'Kinase set', status: 'Ready', targethash: 'AAA_BBB', user: 'brandt' } as const;
const FIRST = graphOf(['CCO', 'C=C', 'O'], [{ parid: 1, precursors: [2, 3], rating: 4, numPrecedents: 412, name: 'Hydration' }], {
  ...COMMON,
  id: 5,
  sessionid: 'broad',
  algorithm: 'NEW',
  minlevels: 2,
});
const SECOND = graphOf(
  ['CCO', 'CC=O', 'O', 'C=C'],
  [
    { parid: 1, precursors: [2], rating: 3, numPrecedents: 88, name: 'Carbonyl reduction' },
    { parid: 1, precursors: [4, 3], rating: 2, numPrecedents: 9 },
  ],
  { ...COMMON, id: 8, sessionid: 'brute force', algorithm: 'OLD', minlevels: 2, targethash: 'AAABBB' },
);

const GRAPHS: Answers = {
  'GET /app/api/queries/5/graph': { json: FIRST },
  'GET /app/api/queries/8/graph': { json: SECOND },
  'GET /app/api/queries/5/comparable': { json: { queries: [SECOND.query], total: 1 } },
};

/** The page as the router has it. */
function Steps() {
  const [, , project, , first, second] = useLocation({ select: ({ pathname }) => pathname }).split('/');
  return <ComparePage projectId={Number(project)} queryId={Number(first)} otherId={second === undefined ? null : Number(second)} />;
}

const inTree = () => screen.getAllByRole('treeitem').map((item) => item.getAttribute('aria-label'));
const filter = (name: RegExp) => screen.getByRole('radio', { name });

it('a comparison under another project stands at its true address', async () => {
  useFixtureFetch(GRAPHS);
  const { address } = await renderPage(<Steps />, '/projects/7/compare/5/8');
  await screen.findByRole('tree', { name: 'Merged suggestion tree' });
  await waitFor(() => expect(address()).toBe('/projects/1/compare/5/8'));
});

describe('picking a second query', () => {
  it('is done by Select, undone by Remove, and leads to the comparison', async () => {
    useFixtureFetch(GRAPHS);
    const { address } = await renderPage(<ComparePage projectId={1} queryId={5} otherId={null} />, '/projects/1/compare/5');
    fireEvent.click(await screen.findByRole('button', { name: 'Select brute force' }));
    const slot = within(screen.getByRole('region', { name: 'Query 2' }));
    expect(slot.getByText('brute force')).toBeDefined();
    fireEvent.click(slot.getByRole('button', { name: 'Remove brute force' }));
    expect(slot.getByText('Select a query below to compare it with broad.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'Select brute force' }));
    fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
    expect(address()).toBe('/projects/1/compare/5/8');
  });

  it('leads on where the reader goes on: at the queries to pick from, and back there by Change query', async () => {
    useFixtureFetch(GRAPHS);
    await renderPage(<Steps />, '/projects/1/compare/5');
    const heading = () => screen.findByRole('heading', { name: 'Queries with the same target molecule' });
    const first = await heading();
    await waitFor(() => expect(document.activeElement).toBe(first));
    const pick = await screen.findByRole('button', { name: 'Select brute force' });
    pick.focus();
    fireEvent.click(pick);
    screen.getByRole('button', { name: 'Compare' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
    await screen.findByRole('tree', { name: 'Merged suggestion tree' });
    expect(document.activeElement).toBe(filter(/^All/));
    screen.getByRole('button', { name: 'Change query' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Change query' }));
    expect(document.activeElement).toBe(await heading());
  });

  it('leads to what it says where two queries cannot be compared', async () => {
    useFixtureFetch(GRAPHS);
    await renderPage(<ComparePage projectId={1} queryId={5} otherId={5} />);
    await screen.findByText('A query cannot be compared with itself. Please pick another one.');
    expect(document.activeElement?.textContent).toMatch(/pick another one.*Change query$/);
  });

  it('tells how a query differs before it is picked', async () => {
    useFixtureFetch(GRAPHS);
    await renderPage(<ComparePage projectId={1} queryId={5} otherId={null} />);
    const row = within(await screen.findByRole('list', { name: 'Queries to compare with' }));
    expect(row.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Algorithm', 'Brute Force'],
    ]);
  });

  it('says that there is none in the words of the specification, and of a search in its own', async () => {
    const calls = useFixtureFetch({ ...GRAPHS, 'GET /app/api/queries/5/comparable': { json: { queries: [], total: 0 } } });
    const { actions } = await renderPage(<ComparePage projectId={1} queryId={5} otherId={null} />);
    expect(
      await screen.findByText(
        'No queries with the same target molecule and another name are Ready. Re-run this query with other settings to compare both.',
      ),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Re-Run' }));
    expect(actions.openNewQuery).toHaveBeenCalledWith(expect.objectContaining({ earlier: expect.objectContaining({ id: 5 }) }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Search queries by name or description' }), { target: { value: 'deep' } });
    expect(await screen.findByText('No query with this target has “deep” in its name or description.')).toBeDefined();
    expect(calls.some(({ path }) => path.includes('/5/comparable') && path.includes('term=deep'))).toBe(true);
  });
});

describe('two queries as one tree', () => {
  const open = (address = '/projects/1/compare/5/8') => renderPage(<ComparePage projectId={1} queryId={5} otherId={8} />, address);

  it('counts what each has, and shows it with the words beside the colours', async () => {
    useFixtureFetch(GRAPHS);
    await open();
    await screen.findByRole('tree', { name: 'Merged suggestion tree' });
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'All 2',
      'In Query 1 but not in Query 2 0',
      'In Query 2 but not in Query 1 1',
      'In both Queries 1',
      'Rating',
      'Number Of Precedents',
    ]);
    expect(screen.getAllByRole('treeitem').map((item) => item.dataset.in)).toEqual(['both', 'both', 'both', 'both', 'second', 'second']);
    expect(inTree()).toEqual([
      'Target CCO, In both Queries, 2 suggestions',
      'Reaction R1, Hydration, In both Queries, great, 412 precedents',
      'Structure 2, C=C, In both Queries, not known',
      'Structure 3, O, In both Queries, not known',
      'Reaction R1, Carbonyl reduction, In Query 2 but not in Query 1, good, 88 precedents',
      'Structure 2, CC=O, In Query 2 but not in Query 1, not known',
    ]);
  });

  it('calls structures by name where one is known', async () => {
    const structures = FIRST.structures.map((each) => (each.smiles === 'C=C' ? { ...each, name: 'ethylene' } : each));
    useFixtureFetch({ ...GRAPHS, 'GET /app/api/queries/5/graph': { json: { ...FIRST, structures } } });
    await open();
    const box = await screen.findByRole('treeitem', { name: 'Structure 2, ethylene, In both Queries, not known' });
    expect(box.title).toBe('ethylene');
    fireEvent.click(box);
    const chosen = within(await screen.findByRole('region', { name: 'Chosen in the tree' }));
    expect(chosen.getByText('ethylene')).toBeDefined();
    expect(chosen.getByText('C=C')).toBeDefined();
  });

  it('is smaller on a phone, so that a target and its precursors stand beside each other', async () => {
    useFixtureFetch(GRAPHS);
    vi.stubGlobal('innerWidth', 400);
    await open();
    expect(await screen.findByText('75 %')).toBeDefined();
  });

  it('is made as small as all of it needs by Fit and by F, and brought back by 0', async () => {
    useFixtureFetch(GRAPHS);
    // Of what is drawn, 512 px wide and more; a window cannot be measured here.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(120);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
    await open();
    const tree = await screen.findByRole('tree');
    const zoom = within(screen.getByRole('region', { name: 'Zoom' }));
    const percent = () => Number(zoom.getByText(/ %$/).textContent?.replace(' %', ''));
    expect(percent()).toBe(100);
    fireEvent.click(zoom.getByRole('button', { name: 'Fit' }));
    const fitted = percent();
    expect(fitted).toBeLessThan(40);
    fireEvent.keyDown(tree, { key: '0' });
    expect(percent()).toBe(100);
    fireEvent.keyDown(tree, { key: 'f' });
    expect(percent()).toBe(fitted);
    vi.restoreAllMocks();
  });

  it('is narrowed and sorted by the address', async () => {
    useFixtureFetch(GRAPHS);
    const { address } = await open();
    await screen.findByRole('tree');
    fireEvent.click(filter(/^In Query 2 but not in Query 1/));
    await waitFor(() => expect(address()).toBe('/projects/1/compare/5/8?show=second'));
    expect(inTree()).toHaveLength(3);
    fireEvent.click(filter(/^In Query 1 but not in Query 2/));
    expect(await screen.findByText('Every suggestion of Query 1 is in Query 2 too.')).toBeDefined();
    fireEvent.click(filter(/^All/));
    fireEvent.click(filter(/^Number Of Precedents/));
    await waitFor(() => expect(address()).toBe('/projects/1/compare/5/8?sort=precedents'));
  });

  it('puts what both were asked side by side, with what differs in bold', async () => {
    useFixtureFetch(GRAPHS);
    await open();
    const cellsOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name} `) })).getAllByRole('cell');
    await screen.findByText('Settings that differ are in bold.');
    expect(cellsOf('Algorithm').map((cell) => cell.querySelector('b')?.textContent)).toEqual(['Complexity Reduction', 'Brute Force']);
    expect(cellsOf('Precision').map((cell) => [cell.textContent, cell.querySelector('b')])).toEqual([
      ['Medium', null],
      ['Medium', null],
    ]);
    expect(screen.getByText(/^1 of 2 suggestions \(50 %\) are in both queries/)).toBeDefined();
  });

  it('tells of a suggestion how each query sees it, by the keyboard too', async () => {
    useFixtureFetch(GRAPHS);
    await open();
    const tree = await screen.findByRole('tree');
    tree.focus();
    fireEvent.keyDown(tree, { key: 'ArrowRight' });
    const chosen = within(await screen.findByRole('region', { name: 'Chosen in the tree' }));
    expect(chosen.getByRole('heading', { name: 'Hydration' })).toBeDefined();
    const rows = chosen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['', 'Query 1', 'Query 2'],
      ['Number', 'R1', 'R2'],
      ['Rating', '4 great', '2 bad'],
      ['Place', '1.', '2.'],
      ['Precedents', '412', '9'],
      ['Warnings', '0', '0'],
    ]);
    expect(chosen.getByRole('link', { name: 'R2' }).getAttribute('href')).toBe('/projects/1/tree/8/2');
    fireEvent.keyDown(tree, { key: 'ArrowDown' });
    expect(await screen.findByRole('heading', { name: 'Carbonyl reduction' })).toBeDefined();
    expect(screen.getAllByText('not found')).toHaveLength(5);
  });

  it.each([
    [{ targethash: 'ZZZ' }, 'These queries have different target molecules. Please pick another one.'],
    [{ id: 5 }, 'A query cannot be compared with itself. Please pick another one.'],
    [{ status: 'Stopped' }, 'brute force is not Ready. Please pick another query, or come back when it is.'],
  ] as const)('is refused where the second query has %o', async (query, sentence) => {
    const json = { ...SECOND, query: { ...SECOND.query, ...query } };
    useFixtureFetch({ ...GRAPHS, 'GET /app/api/queries/8/graph': { json } });
    await open();
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.getByRole('button', { name: 'Change query' })).toBeDefined();
  });

  it('says so when a query cannot be loaded', async () => {
    useFixtureFetch({ ...GRAPHS, 'GET /app/api/queries/8/graph': { status: 404, json: { errors: ['There is no such query.'] } } });
    await open();
    expect(await screen.findByText('Query could not be retrieved.')).toBeDefined();
  });
});

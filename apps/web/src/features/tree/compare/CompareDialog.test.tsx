import type { QueryAnswer } from '@retron/contract';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFixtureFetch as answerCalls } from '../../../testing/fixture-fetch.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import '../testing/sized-elements.ts';
// What the page loads on demand is made ready before a test's time runs: on a busy machine that takes longer than all the rest.
import '../list/SuggestionList.tsx';
import '../list/RowWindow.tsx';
import './CompareDialog.tsx';
import { TreePage } from '../TreePage.tsx';
import { PRECEDENTS, sildenafilQuery, sildenafilTarget } from '../testing/fixtures.ts';
import { WithHeader } from '../testing/WithHeader.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const CITED = { citation: 'US 1 A (1976)', link: null, yield: 71.4, yieldCalculated: true };

/** The best suggestion has both numbers, a broken rule and a set of conditions; the second has nothing of that. */
function query(): QueryAnswer {
  const target = sildenafilTarget();
  const [first, ...others] = target.children;
  if (first === undefined) throw new Error('The fixture has no suggestion');
  const rich = {
    ...first,
    feasibility: 0.968,
    contributions: [
      { text: '95 precedents share the surroundings', weight: 1.2 },
      { text: 'a free amine competes', weight: -0.4 },
    ],
    choice: { disconnection: 0.42, variant: 0.5 },
    mechanism: [{ rule: 'S1', verdict: 'never' as const, chip: 'SN2 inverts', text: 'The carbon is inverted.', wanted: [], rivals: [] }],
    messages: { info: [], warning: ['The carbon is inverted.'] },
    limits: ['The carbon is inverted.', 'SN2 inverts.', 'Few precedents'],
  };
  return sildenafilQuery({ tree: { ...target, children: [rich, ...others] } });
}

async function openList() {
  const conditions = { temperatures: null, times: null, yields: null, yieldsCalculated: 0, citations: [], citationCount: 0 };
  const [first, ...others] = PRECEDENTS.precedents;
  const lookup = {
    ...PRECEDENTS,
    precedents: [{ ...first, ...CITED }, ...others],
    conditionSets: [{ ...conditions, count: 23, reagents: [{ smiles: 'ClCCl', name: 'dichloromethane', role: 'solvent' }] }],
  };
  answerCalls({
    'GET /app/api/queries/1': { json: query() },
    'POST /app/api/v2/queries/1/lookup': { json: lookup },
    'GET /app/api/projects/1/query/1/states': { json: [] },
  });
  await renderPage(
    <WithHeader>
      <TreePage projectId={1} queryId={1} ensembleId={null} />
    </WithHeader>,
    '/projects/1/tree/1?view=list',
  );
}

const check = async (no: string) => fireEvent.click(await screen.findByLabelText(`Check ${no}`));
// By label: roles of everything on the page are reckoned anew for every question, which takes seconds where the machine is busy.
const comparison = () => screen.findByLabelText('Comparison', { selector: 'table' });
const line = async (title: string) => {
  const row = [...(await comparison()).querySelectorAll('tr')].find((each) => each.querySelector('th[scope="row"]')?.textContent === title);
  return [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
};

describe('suggestions side by side', () => {
  it('say what they break, both numbers with what made them, what is against them, and their evidence', async () => {
    await openList();
    await check('R1');
    await check('R2');
    fireEvent.click(await screen.findByText('Compare 2'));
    const heads = (await comparison()).querySelectorAll('th[scope="col"]');
    expect([...heads].map((head) => head.textContent)).toEqual([
      'R1Pyrimidone ring closureEvidence',
      'R2Sulfonyl chloride aminationEvidence',
    ]);
    expect(await line('Bonds')).toEqual(['C–N, pyrimidinone ring beside N', 'S–N, sulfonamide']);
    expect(await line('Would it work')).toEqual([expect.stringContaining('0.968'), expect.stringContaining('not estimated')]);
    expect(await line('What makes it')).toEqual(['+95 precedents share the surroundings+1.20−a free amine competes−0.40', 'not given']);
    expect(await line('Would a chemist choose it')).toEqual(['42 % of the disconnections, 50 % of it this variant', 'not estimated']);
    expect(await line('Against it')).toEqual([
      'SN2 inverts: The carbon is inverted.Few precedents',
      'The ring N–H: The ring N–H of structure 3 is free and may competeStructure 3 is nearly as complex as the target',
    ]);
    await screen.findAllByText('as in 23 precedents');
    expect((await line('Conditions'))[0]).toContain('dichloromethane');
    expect((await line('Best precedents'))[0]).toContain('US 1 A (1976) 71 % yield, calculated');
  });

  it('are chosen and opened by keys alone', async () => {
    await openList();
    const grid = await screen.findByLabelText('Suggestions', { selector: 'table' });
    for (const key of ['j', 'j', 'x', 'j', 'x']) fireEvent.keyDown(grid, { key });
    expect((await screen.findByLabelText<HTMLInputElement>('Check R3')).checked).toBe(true);
    await screen.findByText('Compare 2');
    fireEvent.keyDown(grid, { key: 'X', shiftKey: true });
    expect(await line('Bonds')).toEqual(['C–O, O-ethyl', 'C–N, N-methyl beside piperazine']);
  });

  it('are at least two and at most four', async () => {
    await openList();
    await check('R1');
    const one = (await screen.findByText('Compare 1')).closest('button');
    expect(one?.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByText('Compare 1'));
    expect(screen.queryByLabelText('Comparison')).toBeNull();
    for (const no of ['R2', 'R3', 'R4', 'R5']) await check(no);
    expect((await screen.findByText('Compare 5')).closest('button')?.getAttribute('aria-disabled')).toBe('true');
  });
});

import type { LookupAnswer, WirePrecedent } from '@retron/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../../components/toast/toast-store.ts';
import { type Answers, useFixtureFetch as answerCalls } from '../../../testing/fixture-fetch.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { PRECEDENTS, sildenafilTarget } from '../testing/fixtures.ts';
import { PrecedentList } from './PrecedentList.tsx';

afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

const LOOKUP = 'POST /app/api/v2/queries/1/lookup';
const suggestion = sildenafilTarget().children[1]!;
const TEA = { smiles: 'CCN(CC)CC', name: 'triethylamine' };
const UNNAMED = { smiles: 'CC=C(C)C', name: null };
const DCM = { smiles: 'ClCCl', name: 'dichloromethane' };

/** Made for this test: one precedent with every field known. */
const [first] = PRECEDENTS.precedents;
const KNOWN: WirePrecedent = {
  ...first!,
  prkey: 'known',
  citation: 'US 5250534 A (1993)',
  link: 'https://patents.google.com/patent/US5250534A',
  year: 1993,
  yield: 71.6,
  yieldCalculated: true,
  centreSimilarity: 83.4,
  reagents: [
    { ...TEA, role: 'base' },
    { ...UNNAMED, role: null },
    { ...DCM, role: 'solvent' },
    { smiles: 'O', name: 'water', role: 'work-up' },
  ],
  agents: [TEA, UNNAMED],
  solvents: [DCM],
  temperature: 25,
  time: 1.5,
  conditions: 'triethylamine, CC=C(C)C · dichloromethane · 25 °C · 1.5 h',
};

const ANSWER: LookupAnswer = {
  message: '',
  total: 42,
  cited: 30,
  numPrecedents: 96,
  conditionSets: [
    {
      count: 23,
      reagents: [
        { ...DCM, role: 'solvent' },
        { ...TEA, role: 'base' },
      ],
      temperatures: null,
      times: null,
      yields: { known: 1, lowest: 71, lowerQuartile: 71, median: 71, upperQuartile: 71, highest: 71 },
      yieldsCalculated: 1,
      citations: [{ citation: 'US 5250534 A (1993)', link: 'https://patents.google.com/patent/US5250534A' }],
      citationCount: 4,
    },
    {
      count: 1,
      reagents: [{ smiles: 'C1CCOC1', name: 'THF', role: 'solvent' }],
      temperatures: null,
      times: null,
      yields: null,
      yieldsCalculated: 0,
      citations: [],
      citationCount: 0,
    },
  ],
  precedents: [KNOWN, ...PRECEDENTS.precedents],
  statistics: {
    over: 'recorded',
    count: 96,
    years: {
      known: 80,
      counts: [
        { year: 1993, count: 62 },
        { year: 1998, count: 18 },
      ],
    },
    yields: { known: 12, lowest: 40, lowerQuartile: 64, median: 78, upperQuartile: 88, highest: 97 },
    yieldsCalculated: 5,
    temperatures: { known: 4, lowest: -10, lowerQuartile: 0, median: 25, upperQuartile: 40, highest: 60 },
    times: null,
    solvents: { known: 30, kinds: 1, commonest: [{ ...DCM, count: 30 }] },
    agents: {
      known: 36,
      kinds: 15,
      commonest: [
        { ...TEA, count: 20 },
        { ...UNNAMED, count: 2 },
      ],
    },
  },
};

async function show(answer: Answers[string]) {
  const calls = answerCalls({ [LOOKUP]: answer });
  await renderPage(
    <PrecedentList queryId={1} suggestion={suggestion} direction="synthesis" isShown onToggle={() => undefined} width={408} />,
    '/projects/1/tree/1/2',
  );
  return calls;
}

/** The same where a library keeps the examples only. */
const OVER_EXAMPLES: LookupAnswer = {
  ...ANSWER,
  statistics: { ...ANSWER.statistics, over: 'examples', count: 42, years: { known: 40, counts: [{ year: 1993, count: 40 }] } },
};

describe('all reactions together', () => {
  it('say what they are over, and of how many each fact is known', async () => {
    await show({ json: ANSWER });
    const all = within(await screen.findByRole('region', { name: 'All reactions together' }));
    expect(all.getByText(/^Over all 96 recorded reactions\./)).toBeDefined();
    expect(all.getByRole('img', { name: 'Published 1993–1998, most in 1993: 62' })).toBeDefined();
    expect(all.getByText('80 of 96')).toBeDefined();
    expect(all.getByText('median 78 %')).toBeDefined();
    expect(all.getByText('5 of 12 calculated')).toBeDefined();
    expect(all.getByRole('img', { name: 'Yields from 40 to 97 %, the middle half 64–88 %, median 78 %' })).toBeDefined();
    expect(all.getByText('25 °C, −10 to 60')).toBeDefined();
    expect(all.getByText('time not given')).toBeDefined();
    expect(screen.getByText('42 kept as examples · 30 with citation · the 4 closest shown')).toBeDefined();
  });

  it('name solvents and agents by frequency; what has no name is drawn', async () => {
    await show({ json: ANSWER });
    const agents = within(await screen.findByRole('list', { name: 'Agents, named by 36 of 96' }));
    expect(agents.getAllByRole('button').map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'triethylamine, in 20 of 96 reactions',
      'CC=C(C)C, in 2 of 96 reactions',
    ]);
    expect(agents.getByText('and 13 more')).toBeDefined();
    expect(screen.getByRole('button', { name: 'dichloromethane, in 30 of 96 reactions' })).toBeDefined();
    expect(agents.queryByText('CC=C(C)C')).toBeNull();
  });

  it('are only the examples where a library keeps nothing of the others', async () => {
    await show({ json: OVER_EXAMPLES });
    const all = within(await screen.findByRole('region', { name: 'All examples together' }));
    expect(all.getByText(/^Over the 42 of 96 recorded reactions that are kept as examples: at most five of each/)).toBeDefined();
    expect(all.getByRole('button', { name: 'dichloromethane, in 30 of 42 examples' })).toBeDefined();
  });

  it('draw an agent on focus', async () => {
    await show({ json: ANSWER });
    const chip = await screen.findByRole('button', { name: 'CC=C(C)C, in 2 of 96 reactions' });
    fireEvent.focus(chip);
    const drawing = await screen.findByRole('img', { name: 'CC=C(C)C' });
    expect(drawing.getAttribute('src')).toContain(String(new URLSearchParams({ smiles: 'CC=C(C)C' })));
    fireEvent.keyDown(chip, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('img', { name: 'CC=C(C)C' })).toBeNull());
  });

  it('say that a fact is not given rather than leave it out', async () => {
    await show({ json: PRECEDENTS });
    const all = within(await screen.findByRole('region', { name: 'All examples together' }));
    expect(all.getAllByText('not given')).toHaveLength(4);
    expect(all.getByText('temperature and time not given')).toBeDefined();
  });
});

describe('an example', () => {
  it('has citation with link, yield, similarity and conditions', async () => {
    await show({ json: ANSWER });
    const link = await screen.findByRole('link', { name: /US 5250534 A \(1993\)/ });
    expect(link.getAttribute('href')).toBe('https://patents.google.com/patent/US5250534A');
    const card = within(link.closest('li')!);
    expect(card.getByText('72 %')).toBeDefined();
    expect(card.getByText('calculated')).toBeDefined();
    expect(card.getByText('83 %')).toBeDefined();
    expect(card.getByText('59 %')).toBeDefined();
    expect(card.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'))).toEqual([
      'Report precedent 1',
      'triethylamine',
      'CC=C(C)C',
      'dichloromethane',
      'water',
    ]);
    expect(within(card.getByRole('list', { name: 'Work-up' })).getByText('water')).toBeDefined();
    expect(card.getByText('25 °C · 1.5 h')).toBeDefined();
  });
});

describe('conditions', () => {
  it('are one set with its roles and citations, others behind it', async () => {
    await show({ json: ANSWER });
    const conditions = within(await screen.findByRole('region', { name: 'Conditions' }));
    expect(conditions.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Solvent', 'dichloromethane'],
      ['Base', 'triethylamine'],
      ['Temperature', 'not given'],
      ['Yield', '71 %, calculated'],
    ]);
    fireEvent.click(conditions.getByRole('button', { name: 'as in 23 precedents' }));
    expect(conditions.getByRole('link', { name: 'US 5250534 A (1993)' })).toBeDefined();
    expect(conditions.getByText('and 3 more')).toBeDefined();
    expect(conditions.getByText('1 of 2')).toBeDefined();
    fireEvent.click(conditions.getByRole('button', { name: 'Next conditions' }));
    expect(conditions.getByRole('button', { name: 'as in 1 precedent' })).toBeDefined();
    expect(conditions.getByText('No citation.')).toBeDefined();
  });

  it('are not given where no precedent records any', async () => {
    await show({ json: PRECEDENTS });
    const conditions = within(await screen.findByRole('region', { name: 'Conditions' }));
    expect(conditions.getByText('not given')).toBeDefined();
  });
});

describe('the order of examples', () => {
  it('is by surroundings, or by the whole product where one asks', async () => {
    const calls = await show({ json: ANSWER });
    fireEvent.click(await screen.findByRole('radio', { name: 'whole product' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.map(({ body }) => (body as { sortedBy: string }).sortedBy)).toEqual(['surroundings', 'product']);
  });

  it('stands beside the number of all precedents, which is that of the suggestion, shown or not', async () => {
    await show({ json: PRECEDENTS });
    expect(await screen.findByText('3 kept as examples · no citation')).toBeDefined();
    expect(screen.getByText('96 precedents')).toBeDefined();
  });
});

describe('more examples', () => {
  it('are asked for in larger pages', async () => {
    const calls = await show({ json: ANSWER });
    fireEvent.click(await screen.findByRole('button', { name: 'Show more of 42 examples' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.map(({ body }) => (body as { limit: number }).limit)).toEqual([10, 50]);
  });
});

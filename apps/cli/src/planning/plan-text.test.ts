import { describe, expect, it } from 'vitest';
import type { SuggestionJson } from './plan-json.ts';
import { planText } from './plan-text.ts';

function suggestion(
  rank: number,
  variantOf: number | null,
  precursors: readonly string[],
  rest: Partial<SuggestionJson> = {},
): SuggestionJson {
  return {
    rank,
    variantOf,
    choice: { disconnection: 0.42, variant: 0.5 },
    rating: 3,
    probability: 0.2,
    feasibility: 0.8,
    contributions: [],
    mechanism: [],
    textbook: null,
    level: 3,
    precursors,
    inStock: precursors.map(() => null),
    numPrecedents: 7,
    nameReactions: [],
    precedents: [],
    messages: { info: [], warning: [] },
    warningAtoms: [],
    reasons: [],
    limits: [],
    ...rest,
  };
}

describe('a plan in words', () => {
  it('numbers disconnections, and puts the variants of each below it, wherever they are rated', () => {
    const list = [
      suggestion(1, null, ['CCI', 'Oc1ccccc1'], { rating: 4, feasibility: 0.968 }),
      suggestion(2, null, ['CC=O'], { inStock: [true] }),
      suggestion(3, 1, ['CCO', 'Oc1ccccc1'], { feasibility: null }),
    ];
    expect(planText(list)).toEqual([
      '1. great, would work 0.968, level 3, 7 precedents, chosen 42 %, 50 % of it so',
      '   CCI + Oc1ccccc1',
      '   1.1 good, level 3, 7 precedents, 50 % of it so',
      '       CCO + Oc1ccccc1',
      '',
      '2. good, would work 0.80, level 3, 7 precedents, chosen 42 %',
      '   CC=O (known)',
      '',
    ]);
  });

  it('adds up what made the feasibility, and says once which rule of mechanism is broken', () => {
    const broken = 'An SN2 reaction inverts the carbon it takes place at.';
    const list = [
      suggestion(1, null, ['CCI'], {
        contributions: [
          { text: '95 precedents share the surroundings', weight: 1.2 },
          { text: 'a free amine competes', weight: -0.406 },
        ],
        mechanism: [{ rule: 'S1', verdict: 'never', chip: 'SN2 inverts', text: broken, wanted: [{ precursor: 0, atom: 2 }], rivals: [] }],
        reasons: ['not told where contributions are'],
        limits: ['a free amine competes.', broken, 'Only one patent.'],
        messages: { info: [], warning: [broken, 'Sensitive to water.'] },
      }),
      suggestion(2, null, ['CC=O'], { reasons: ['many precedents'] }),
    ];
    expect(planText(list)).toEqual([
      '1. good, would work 0.80, level 3, 7 precedents, chosen 42 %',
      '   CCI',
      '   +1.20 95 precedents share the surroundings',
      '   −0.41 a free amine competes',
      '   - Only one patent.',
      '   ! SN2 inverts (rule S1, never): An SN2 reaction inverts the carbon it takes place at.',
      '   ! Sensitive to water.',
      '',
      '2. good, would work 0.80, level 3, 7 precedents, chosen 42 %',
      '   CC=O',
      '   + many precedents',
      '',
    ]);
  });

  it('tells a textbook reaction by its name and source, and counts nothing', () => {
    const reasons = ['Textbook reaction: Diels-Alder reaction (a book); no recorded precedent.'];
    const list = [
      suggestion(1, null, ['C=CC=C', 'C=CC=O'], {
        ...{ feasibility: null, level: 1, numPrecedents: 0, reasons },
        nameReactions: [{ name: 'Diels-Alder reaction', count: 0 }],
      }),
    ];
    expect(planText(list)).toEqual([
      '1. good, level 1, no precedents, chosen 42 %: Diels-Alder reaction',
      '   C=CC=C + C=CC=O',
      '   + Textbook reaction: Diels-Alder reaction (a book); no recorded precedent.',
      '',
    ]);
  });

  it('marks yields that were calculated', () => {
    const precedent = {
      source: 'USPTO',
      prkey: 'a',
      citation: 'US 1 A (1976)',
      year: 1976,
      yield: 71,
      yieldCalculated: true,
      similarity: 40,
      conditions: null,
      namereactions: [],
      reaction: 'CCI>>CC',
    };
    const list = [
      suggestion(1, null, ['CCI'], {
        precedents: [precedent, { ...precedent, yieldCalculated: false }, { ...precedent, yieldCalculated: null, yield: null }],
      }),
    ];
    expect(planText(list).slice(2, -1)).toEqual([
      '   · US 1 A (1976), 71 % yield (calculated), 40 % similar',
      '   · US 1 A (1976), 71 % yield, 40 % similar',
      '   · US 1 A (1976), yield not given, 40 % similar',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { SuggestionJson } from './plan-json.ts';
import { planText } from './plan-text.ts';

function suggestion(rank: number, variantOf: number | null, precursors: readonly string[], rating = 3): SuggestionJson {
  return {
    rank,
    variantOf,
    choice: { disconnection: 0.42, variant: 0.5 },
    rating,
    probability: 0.2,
    level: 3,
    precursors,
    inStock: precursors.map(() => null),
    numPrecedents: 7,
    nameReactions: [],
    precedents: [],
    messages: { info: [], warning: [] },
    reasons: [],
    limits: [],
  };
}

describe('a plan in words', () => {
  it('numbers disconnections, and puts the variants of each below it, wherever they are rated', () => {
    const list = [suggestion(1, null, ['CCI', 'Oc1ccccc1'], 4), suggestion(2, null, ['CC=O']), suggestion(3, 1, ['CCO', 'Oc1ccccc1'])];
    expect(planText(list)).toEqual([
      '1. great (0.20), level 3, 7 precedents, chosen 42 %',
      '   CCI + Oc1ccccc1',
      '   1.1 good (0.20), level 3, 7 precedents',
      '       CCO + Oc1ccccc1',
      '',
      '2. good (0.20), level 3, 7 precedents, chosen 42 %',
      '   CC=O',
      '',
    ]);
  });
});

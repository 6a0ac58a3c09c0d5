import { describe, expect, it } from 'vitest';
import type { ChosenStep } from './looker.ts';
import { ToldSteps } from './told-steps.ts';

const chosen = (...steps: readonly (readonly [precursors: string, variantOf: number | null])[]): readonly ChosenStep[] =>
  steps.map(([precursors, variantOf]) => ({
    ...{ precursors: precursors.split('.'), variantOf },
    ...{ rating: 4, probability: 0.5, feasibility: null, deepestLevel: 2, choice: null },
    makes: () => false,
    parentAtoms: () => [],
    details: () => {
      throw new Error('not asked for');
    },
  }));

describe('what was told of a structure', () => {
  it('keeps its numbers when a wider look finds it again, and what is new goes on after them', () => {
    const told = new ToldSteps();
    expect(told.add(chosen(['A', null], ['B', 0], ['C', null]), 5)).toEqual([
      { id: 5, variantOf: null },
      { id: 6, variantOf: 5 },
      { id: 7, variantOf: null },
    ]);
    expect(told.add(chosen(['C', null], ['E', null], ['F', 1], ['A', null]), 20)).toEqual([
      null,
      { id: 20, variantOf: null },
      { id: 21, variantOf: 20 },
      null,
    ]);
  });

  it('joins new variants to the disconnection that was told, though another of them is first now', () => {
    const told = new ToldSteps();
    told.add(chosen(['A', null], ['B', 0]), 1);
    expect(told.add(chosen(['D', null], ['B', 0], ['A', 0], ['E', 0]), 9)).toEqual([
      { id: 9, variantOf: 1 },
      null,
      null,
      { id: 10, variantOf: 1 },
    ]);
  });

  it('tells two steps of one look that start from the same, at other bonds', () => {
    expect(new ToldSteps().add(chosen(['A.B', null], ['A.B', null]), 1)).toEqual([
      { id: 1, variantOf: null },
      { id: 2, variantOf: null },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { type BranchStep, knownBranch } from './known-branch.ts';

const step = (id: number, structureId: number, precursors: readonly number[], probability = 0.5): BranchStep => ({
  id,
  structureId,
  precursors: precursors.map((each) => ({ structureId: each })),
  rating: 4,
  probability,
  feasibility: 1,
  choice: null,
  variantOf: null,
});
const inStock = new Set([5, 6]);
/** 2 is made from 3, which is made from 5; from 1, the target, which 2 itself makes; or, seldom, from 4, of which nothing is known. */
const suggestions = [
  step(1, 1, [2, 6]),
  step(2, 2, [1], 0.9),
  step(3, 2, [3, 5], 0.2),
  step(4, 2, [4], 0.8),
  step(5, 3, [5]),
  step(6, 3, [2]),
];

describe('a branch from known materials', () => {
  it('is the cheapest that ends in what is known, whatever is more probable and leads nowhere', () => {
    const found = knownBranch({ inStock, suggestions }, { from: 2, above: [1], maxSteps: 5 });
    expect(found?.route).toMatchObject({
      structureId: 2,
      step: {
        suggestionId: 3,
        precursors: [
          { structureId: 3, step: { suggestionId: 5 } },
          { structureId: 5, step: null },
        ],
      },
    });
  });

  it('makes a structure that is known as well, and what stands in no route of the target', () => {
    const known = { inStock: new Set([3, 5, 6]), suggestions };
    expect(knownBranch(known, { from: 3, above: [], maxSteps: 5 })?.route.step?.suggestionId).toBe(5);
  });

  it('is none where it is too long, where all leads back to what stands above, or where nothing is known', () => {
    expect(knownBranch({ inStock, suggestions }, { from: 2, above: [1], maxSteps: 1 })).toBeNull();
    expect(knownBranch({ inStock, suggestions }, { from: 2, above: [1, 3], maxSteps: 5 })).toBeNull();
    expect(knownBranch({ inStock, suggestions }, { from: 4, above: [], maxSteps: 5 })).toBeNull();
  });
});

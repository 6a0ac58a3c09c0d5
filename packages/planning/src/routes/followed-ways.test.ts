import type { StructureId } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import type { KnownSuggestion } from '../request/known-suggestion.ts';
import { followedWays } from './followed-ways.ts';

/** @param variant - its share of the disconnection, which one chemist in two chooses */
function suggestion(id: number, variantOf: number | null, variant: number, ...precursors: readonly StructureId[]): KnownSuggestion {
  return {
    ...{ id, structureId: 1, rating: 4, probability: 0.5 * variant, feasibility: 1, nameReactions: [] },
    ...{ choice: { disconnection: 0.5, variant }, variantOf },
    precursors: precursors.map((structureId) => ({ structureId })),
  };
}

const numbers = (suggestions: readonly KnownSuggestion[], isBought: (id: StructureId) => boolean) =>
  followedWays(suggestions, isBought).map(({ suggestionId }) => suggestionId);

describe('the ways that a search follows', () => {
  const shares = [0.4, 0.2, 0.15, 0.1, 0.05, 0.04, 0.03, 0.02, 0.007, 0.003];
  const variants = shares.map((share, index) => suggestion(index + 1, index === 0 ? null : 1, share, index + 2));
  const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];

  it('are the eight variants of each disconnection that are chosen most', () => {
    expect(numbers(variants, () => true)).toEqual(EIGHT);
    expect(numbers([...variants, suggestion(11, null, 1, 13)], () => true)).toEqual([...EIGHT, 11]);
  });

  it('take in the most chosen one that needs nothing to be made where none of these is such', () => {
    expect(numbers(variants, (id) => id >= 10)).toEqual([...EIGHT, 9]);
    expect(numbers(variants, (id) => id === 9)).toEqual(EIGHT);
    expect(numbers(variants, () => false)).toEqual(EIGHT);
  });

  it('cost more the less a variant is chosen, the first nothing beside its step, whatever the order they are told in', () => {
    const [first, second, third] = followedWays([...variants].reverse(), () => true);
    expect(first).toMatchObject({ suggestionId: 1, product: 1, precursors: [2], idea: 1 });
    expect(first?.cost).toBeCloseTo(0.1 + Math.log(2));
    expect(second?.cost).toBeCloseTo(0.1 + Math.log(2) + 0.5 + 0.7 * Math.log(0.4 / 0.2));
    expect(third?.suggestionId).toBe(3);
    expect(third?.cost).toBeGreaterThan(second?.cost ?? 0);
  });
});

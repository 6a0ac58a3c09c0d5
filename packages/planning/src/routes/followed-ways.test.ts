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
  const variants = [0.5, 0.2, 0.15, 0.1, 0.04, 0.01].map((share, index) => suggestion(index + 1, index === 0 ? null : 1, share, index + 2));

  it('are the four variants of each disconnection that are chosen most', () => {
    expect(numbers(variants, () => true)).toEqual([1, 2, 3, 4]);
    expect(numbers([...variants, suggestion(7, null, 1, 9)], () => true)).toEqual([1, 2, 3, 4, 7]);
  });

  it('take in the most chosen one that needs nothing to be made where none of these is such', () => {
    expect(numbers(variants, (id) => id >= 6)).toEqual([1, 2, 3, 4, 5]);
    expect(numbers(variants, (id) => id === 5)).toEqual([1, 2, 3, 4]);
    expect(numbers(variants, () => false)).toEqual([1, 2, 3, 4]);
  });

  it('cost more the less a variant is chosen, the first nothing beside its step, whatever the order they are told in', () => {
    const [first, second, third] = followedWays([...variants].reverse(), () => true);
    expect(first).toMatchObject({ suggestionId: 1, product: 1, precursors: [2], idea: 1 });
    expect(first?.cost).toBeCloseTo(0.1 + Math.log(2));
    expect(second?.cost).toBeCloseTo(0.1 + Math.log(2) + 0.5 + 0.7 * Math.log(0.5 / 0.2));
    expect(third?.suggestionId).toBe(3);
    expect(third?.cost).toBeGreaterThan(second?.cost ?? 0);
  });
});

import { wordBounds } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import { PRODUCT_BOUNDS, productWord, ratingOf } from './rating-bounds.ts';

describe.each([
  ['a feasibility', wordBounds(null)],
  ['a feasibility, where chemists often choose the disconnection', wordBounds({ disconnection: 0.2, variant: 0.02 })],
  ['the probability of a product', PRODUCT_BOUNDS],
])('the map from %s to a rating', (_, bounds) => {
  it('gives the higher rating at each bound and the lower one just below', () => {
    expect(bounds.map(({ rating }) => rating)).toEqual([4, 3, 2, 1]);
    for (const { rating, from } of bounds.slice(0, -1)) {
      expect(ratingOf(from, bounds)).toBe(rating);
      expect(ratingOf(from - 1e-9, bounds)).toBe(rating - 1);
    }
    expect(ratingOf(0, bounds)).toBe(1);
  });
});

describe('the word of a product', () => {
  const word = (share: number, probability: number, areReagentsKnown = false) => productWord({ share, probability, areReagentsKnown });

  it('is that of its share, one lower at most where precedents say little', () => {
    expect([word(0.9, 0.2), word(0.9, 0.001), word(0.5, 0.001)]).toEqual([4, 3, 2]);
    expect([word(0.5, 0.5), word(0.01, 0.01)]).toEqual([3, 1]);
  });

  it('is that of what given reagents leave for it', () => {
    expect([word(0.97, 0.12, true), word(0.9, 0.001, true), word(0.5, 0.5, true)]).toEqual([2, 1, 3]);
  });
});

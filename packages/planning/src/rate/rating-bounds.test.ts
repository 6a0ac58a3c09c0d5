import { wordBounds } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import { PRODUCT_BOUNDS, ratingOf } from './rating-bounds.ts';

describe.each([
  ['a feasibility', wordBounds(null)],
  ['a feasibility, where chemists often choose the disconnection', wordBounds(0.2)],
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

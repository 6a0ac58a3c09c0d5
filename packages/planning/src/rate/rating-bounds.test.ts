import { describe, expect, it } from 'vitest';
import { RATING_BOUNDS, ratingOf } from './rating-bounds.ts';

describe('the map from probability to rating', () => {
  it('gives the higher rating at each bound and the lower one just below', () => {
    for (const { rating, from } of RATING_BOUNDS.slice(0, -1)) {
      expect(ratingOf(from)).toBe(rating);
      expect(ratingOf(from - 1e-9)).toBe(rating - 1);
    }
    expect(ratingOf(0)).toBe(1);
  });
});

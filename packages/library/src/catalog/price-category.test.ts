import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceCategoryOf } from './price-category.ts';

describe('the category of a price per gram', () => {
  it.each([
    [0.01, 1],
    [99.99, 1],
    [100, 2],
    [799.99, 2],
    [800, 3],
    [1249.99, 3],
    [1250, 4],
    [3000, 4],
    [3000.01, 5],
    [1e6, 5],
  ])('of %d dollars is %d', (price, category) => {
    expect(priceCategoryOf(price)).toBe(category);
  });

  it('never falls as the price rises', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e5, noNaN: true }), fc.double({ min: 0, max: 1e5, noNaN: true }), (price, more) => {
        expect(priceCategoryOf(price + more)).toBeGreaterThanOrEqual(priceCategoryOf(price));
      }),
    );
  });
});

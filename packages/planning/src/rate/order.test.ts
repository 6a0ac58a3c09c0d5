import type { Rating } from '@retron/tree';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareStanding, type Placed, rated, sortByMerit } from './order.ts';
import { ratingOf } from './rating-bounds.ts';

const probability = fc.double({ min: 0, max: 1, noNaN: true });
const cap = fc.constantFrom<Rating | null>(null, 1, 2, 3, 4);
const placed: fc.Arbitrary<Placed> = fc
  .record({ probability, cap, key: fc.string({ maxLength: 2 }) })
  .map(({ key, ...estimate }) => ({ key, ...rated(estimate.probability, estimate.cap) }));

describe('a cap', () => {
  it('never raises a rating, and is never passed', () => {
    fc.assert(
      fc.property(probability, cap, (estimate, highest) => {
        expect(rated(estimate, highest).rating).toBe(Math.min(ratingOf(estimate), highest ?? 4));
      }),
    );
  });

  it('leaves what is not above it where its probability puts it', () => {
    expect(rated(0.03, 2)).toEqual({ rating: 2, standing: 0.03 });
    expect(rated(0.99, 4)).toEqual({ rating: 4, standing: 0.99 });
  });

  it('keeps the order among what it holds down', () => {
    const capped = [0.61, 0.8, 0.95].map((estimate) => rated(estimate, 2));
    expect(capped.map(({ rating }) => rating)).toEqual([2, 2, 2]);
    expect(new Set(capped.map(({ standing }) => standing)).size).toBe(3);
    expect(capped.map(({ standing }) => standing).toSorted((a, b) => a - b)).toEqual(capped.map(({ standing }) => standing));
  });
});

describe('the order of suggestions', () => {
  it('falls from the best rating to the worst, within a rating from the highest standing', () => {
    fc.assert(
      fc.property(fc.array(placed), (suggestions) => {
        const sorted = suggestions.toSorted(compareStanding);
        for (const [index, { rating, standing }] of sorted.slice(1).entries()) {
          expect(sorted[index].rating).toBeGreaterThanOrEqual(rating);
          if (sorted[index].rating === rating) expect(sorted[index].standing).toBeGreaterThanOrEqual(standing);
        }
      }),
    );
  });

  it('is total: one of two comes first unless they are alike, and what comes first of three does so of any two', () => {
    fc.assert(
      fc.property(placed, placed, placed, (a, b, c) => {
        expect(compareStanding(a, a)).toBe(0);
        expect(Math.sign(compareStanding(a, b)) + Math.sign(compareStanding(b, a))).toBe(0);
        if (a.key !== b.key) expect(compareStanding(a, b)).not.toBe(0);
        if (compareStanding(a, b) <= 0 && compareStanding(b, c) <= 0) expect(compareStanding(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('holds by standing alone too, so that no suggestion stands above one of a better rating', () => {
    fc.assert(
      fc.property(placed, placed, (a, b) => {
        if (a.rating > b.rating) expect(a.standing).toBeGreaterThan(b.standing);
      }),
    );
  });

  it('by merit keeps the ratings first, and the standing where merits are equal', () => {
    fc.assert(
      fc.property(fc.array(placed), fc.array(fc.integer({ min: 0, max: 3 })), (suggestions, merits) => {
        const meritOf = new Map(suggestions.map((each, index) => [each, merits[index] ?? 0]));
        const sorted = sortByMerit(suggestions, (each) => meritOf.get(each) ?? 0);
        for (const [index, next] of sorted.slice(1).entries()) {
          const [before, after] = [meritOf.get(sorted[index]) ?? 0, meritOf.get(next) ?? 0];
          expect(sorted[index].rating).toBeGreaterThanOrEqual(next.rating);
          if (sorted[index].rating !== next.rating) continue;
          expect(before).toBeGreaterThanOrEqual(after);
          if (before === after) expect(compareStanding(sorted[index], next)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

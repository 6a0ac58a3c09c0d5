import type { Rating } from '@retron/tree';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestByMerit, compareStanding, meritOf, type Placed, placed, sortByMerit } from './order.ts';

const merit = fc.double({ min: 0, max: 1, noNaN: true });
const word = fc.constantFrom<Rating>(1, 2, 3, 4);
const cap = fc.constantFrom<Rating | null>(null, 1, 2, 3, 4);
const place: fc.Arbitrary<Placed> = fc
  .record({ word, merit, cap, key: fc.string({ maxLength: 2 }) })
  .map(({ key, ...estimate }) => ({ key, ...placed(estimate.word, estimate.cap, estimate.merit) }));

describe('a cap', () => {
  it('never raises a rating, and is never passed', () => {
    fc.assert(
      fc.property(word, cap, merit, (before, highest, each) => {
        expect(placed(before, highest, each).rating).toBe(Math.min(before, highest ?? 4));
      }),
    );
  });

  it('keeps the order among what it holds down, and among the rest of its rating', () => {
    const standings = [0.61, 0.8, 0.95].map((each) => placed(4, 2, each).standing);
    expect(standings).toEqual(standings.toSorted((a, b) => a - b));
    expect(new Set(standings).size).toBe(3);
    expect(placed(4, 2, 0.8)).toEqual(placed(2, null, 0.8));
  });
});

describe('the merit of a step', () => {
  it('rises with how often it is chosen and with its feasibility', () => {
    expect(meritOf(0.4, 0.5)).toBeGreaterThan(meritOf(0.3, 0.5));
    expect(meritOf(0.4, 0.5)).toBeGreaterThan(meritOf(0.4, 0.2));
    expect(meritOf(1, 1)).toBe(1);
  });

  it('keeps its ratios in the standing of equally rated steps', () => {
    expect(placed(3, null, 0.8).standing / placed(3, null, 0.2).standing).toBeCloseTo(4, 5);
  });
});

describe('the order of suggestions', () => {
  it('falls from the best rating to the worst, within a rating from the highest standing', () => {
    fc.assert(
      fc.property(fc.array(place), (suggestions) => {
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
      fc.property(place, place, place, (a, b, c) => {
        expect(compareStanding(a, a)).toBe(0);
        expect(Math.sign(compareStanding(a, b)) + Math.sign(compareStanding(b, a))).toBe(0);
        if (a.key !== b.key) expect(compareStanding(a, b)).not.toBe(0);
        if (compareStanding(a, b) <= 0 && compareStanding(b, c) <= 0) expect(compareStanding(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('holds by standing alone too, so that no suggestion stands above one of a better rating', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        if (a.rating > b.rating) expect(a.standing).toBeGreaterThan(b.standing);
      }),
    );
  });

  it('by merit keeps the ratings first, and the standing where merits are equal', () => {
    fc.assert(
      fc.property(fc.array(place), fc.array(fc.integer({ min: 0, max: 3 })), (suggestions, merits) => {
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

  it('keeps by merit those that no other beats, and loses none where more are kept', () => {
    fc.assert(
      fc.property(
        fc.array(place),
        fc.array(fc.integer({ min: 0, max: 3 })),
        fc.integer({ min: 1, max: 8 }),
        (suggestions, merits, limit) => {
          const merit = new Map(suggestions.map((each, index) => [each, merits[index] ?? 0]));
          const meritOf = (each: (typeof suggestions)[number]) => merit.get(each) ?? 0;
          const kept = new Set(bestByMerit(suggestions, meritOf, limit));
          expect(kept.size).toBe(Math.min(limit, suggestions.length));
          const least = Math.min(...[...kept].map(meritOf));
          for (const each of suggestions) if (!kept.has(each)) expect(meritOf(each)).toBeLessThanOrEqual(least);
          const wider = new Set(bestByMerit(suggestions, meritOf, limit + 1));
          expect([...kept].filter((each) => !wider.has(each))).toEqual([]);
        },
      ),
    );
  });
});

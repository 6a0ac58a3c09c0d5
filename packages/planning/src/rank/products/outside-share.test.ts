import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outsideShare, type PredictionFacts } from './outside-share.ts';

const WELL_KNOWN: PredictionFacts = { products: 20, first: 0.99, deepestLevel: 3, reactions: 300 };
const level = fc.constantFrom(1 as const, 2 as const, 3 as const);

describe('the share outside what is known', () => {
  it('is small for a well known reaction, large for a single rare one, and all where nothing is found', () => {
    expect(outsideShare(WELL_KNOWN)).toBeLessThan(0.02);
    expect(outsideShare({ products: 2, first: 0.5, deepestLevel: 1, reactions: 2 })).toBeGreaterThan(0.5);
    expect(outsideShare(null)).toBe(1);
  });

  it('lies between 0 and 1, and falls with closer and more precedents and a surer first', () => {
    fc.assert(
      fc.property(
        fc.nat(100),
        fc.double({ min: 0, max: 1, noNaN: true }),
        level,
        fc.integer({ min: 1, max: 5000 }),
        (products, first, deepest, n) => {
          const facts: PredictionFacts = { products, first, deepestLevel: deepest, reactions: n };
          const share = outsideShare(facts);
          expect(share).toBeGreaterThan(0);
          expect(share).toBeLessThan(1);
          expect(outsideShare({ ...facts, reactions: n + 1 })).toBeLessThan(share);
          expect(outsideShare({ ...facts, first: Math.min(1, first + 0.1) })).toBeLessThanOrEqual(share);
          if (deepest < 3) expect(outsideShare({ ...facts, deepestLevel: deepest === 1 ? 2 : 3 })).toBeLessThan(share);
        },
      ),
    );
  });
});

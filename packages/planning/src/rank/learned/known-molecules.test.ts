import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IdentityCounts } from './known-molecules.ts';

const identity = fc.oneof(fc.nat(40), fc.integer({ min: 0, max: 0xffffffff }), fc.constantFrom(0, 1, 0xfffffffe, 0xffffffff));

describe('counts by identity', () => {
  it('are found where there are any, however unevenly identities lie', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(identity, fc.integer({ min: 1, max: 9 }))), fc.array(identity), (entries, others) => {
        const counts = new Map(entries);
        const known = IdentityCounts.of(counts);
        for (const each of [...counts.keys(), ...others]) expect(known.count(each)).toBe(counts.get(each) ?? 0);
      }),
    );
  });
});

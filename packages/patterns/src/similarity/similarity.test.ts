import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BestFew } from './best-few.ts';
import { FingerprintQuery } from './tanimoto.ts';

const fingerprint = fc.uint8Array({ minLength: 16, maxLength: 16 });

/** Counted bit by bit. */
function plainTanimoto(a: Uint8Array, b: Uint8Array): number {
  let shared = 0;
  let either = 0;
  for (let bit = 0; bit < 8 * a.length; bit++) {
    const inA = (a[bit >> 3] >> (bit & 7)) & 1;
    const inB = (b[bit >> 3] >> (bit & 7)) & 1;
    shared += inA & inB;
    either += inA | inB;
  }
  return either === 0 ? 0 : shared / either;
}

describe('Tanimoto similarity', () => {
  it('is the share of common bits, wherever the other fingerprint lies', () => {
    fc.assert(
      fc.property(fingerprint, fingerprint, fc.integer({ min: 0, max: 7 }), (a, b, offset) => {
        const buffer = new Uint8Array(16 + offset);
        buffer.set(b, offset);
        expect(new FingerprintQuery(a).tanimoto(buffer.subarray(offset))).toBe(plainTanimoto(a, b));
      }),
    );
  });

  it('is 1 for equal fingerprints and 0 for empty ones', () => {
    const full = new Uint8Array(16).fill(255);
    expect(new FingerprintQuery(full).tanimoto(full)).toBe(1);
    expect(new FingerprintQuery(new Uint8Array(16)).tanimoto(new Uint8Array(16))).toBe(0);
  });
});

describe('BestFew', () => {
  it('keeps what sorting everything would keep', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 0, max: 20 }), (numbers, count) => {
        const best = new BestFew<number>(count, (a, b) => a - b);
        for (const each of numbers) best.offer(each);
        expect(best.sorted()).toEqual([...numbers].sort((a, b) => a - b).slice(0, count));
      }),
    );
  });
});

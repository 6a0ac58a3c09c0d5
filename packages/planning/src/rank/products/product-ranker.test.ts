import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { writeProductWeights } from '@retron/build';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DENSE } from './product-features.ts';
import { PLAIN_WEIGHTS, probabilitiesOf, productScore } from './product-ranker.ts';
import { PRODUCT_WEIGHTS_KIND } from './product-weights.ts';
import { readProductWeights, WEIGHTS_LAYOUT } from './product-weights-file.ts';

const weights = fc.record({
  dense: fc
    .array(fc.float({ noNaN: true, noDefaultInfinity: true }), { minLength: DENSE.length, maxLength: DENSE.length })
    .map((list) => Float32Array.from(list)),
  sparse: fc.integer({ min: 0, max: 6 }).chain((bits) => fc.int8Array({ minLength: 2 ** bits, maxLength: 2 ** bits })),
  step: fc.float({ min: 0, max: 1, noNaN: true }),
});

describe('weights as a file', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(weights, (written) => {
        const read = readProductWeights(writeProductWeights(written));
        expect(read).toEqual({ ok: true, value: written });
      }),
    );
  });

  it('are refused when cut short, of another program or of other features', () => {
    const bytes = writeProductWeights(PLAIN_WEIGHTS);
    expect(readProductWeights(bytes.subarray(0, -1))).toMatchObject({ ok: false, error: { kind: 'not-weights' } });
    for (const length of [3, 20, 30]) {
      expect(readProductWeights(bytes.subarray(0, length))).toMatchObject({ ok: false, error: { kind: 'not-weights' } });
    }
    expect(readProductWeights(bytes.slice().fill(0, 0, 4))).toMatchObject({ ok: false, error: { kind: 'not-weights' } });
    const [newer, others] = [bytes.slice(), bytes.slice()];
    newer[4] = 99;
    others[8]++;
    expect(readProductWeights(newer)).toMatchObject({
      ok: false,
      error: { kind: 'other-weights', message: expect.stringContaining('99') },
    });
    expect(readProductWeights(others)).toMatchObject({ ok: false, error: { kind: 'other-weights' } });
  });

  it('name the kind of the ranker, and another kind is refused by name', () => {
    const bytes = writeProductWeights(PLAIN_WEIGHTS);
    const text = String.fromCharCode(...bytes.subarray(0, 60));
    const place = text.indexOf(PRODUCT_WEIGHTS_KIND);
    expect(place).toBeGreaterThan(0);
    const other = bytes.slice();
    other[place] = 'L'.charCodeAt(0);
    const named = `“L${PRODUCT_WEIGHTS_KIND.slice(1)}”`;
    expect(readProductWeights(other)).toMatchObject({
      ok: false,
      error: { kind: 'unknown-kind', message: expect.stringContaining(named) },
    });
  });

  it('that were written before there were kinds are read', () => {
    const bytes = writeProductWeights(PLAIN_WEIGHTS);
    const { kindLengthAt, kindAt } = WEIGHTS_LAYOUT;
    const before = Uint8Array.from([...bytes.subarray(0, kindLengthAt), ...bytes.subarray(kindAt + PRODUCT_WEIGHTS_KIND.length)]);
    before[4] = WEIGHTS_LAYOUT.versionWithoutKind;
    expect(readProductWeights(before)).toEqual({ ok: true, value: PLAIN_WEIGHTS });
  });

  it('that come with Retron are read', () => {
    const shipped = readFileSync(new URL('../../../../../libraries/products-1.0.rprod', import.meta.url));
    expect(readProductWeights(brotliDecompressSync(shipped))).toMatchObject({ ok: true, value: { step: expect.any(Number) } });
  });
});

describe('a score', () => {
  it('adds the weights of what is there, as often as it is', () => {
    const dense = new Float32Array(DENSE.length);
    dense[0] = 2;
    const model = { dense, sparse: Int8Array.of(0, 10, -3, 0), step: 0.5 };
    const features = { dense: new Float32Array(DENSE.length).fill(1), sparse: Uint32Array.of(1, 1 + 4, 2) };
    expect(productScore(model, features)).toBeCloseTo(2 + 0.5 * (10 + 10 - 3));
  });

  it('becomes probabilities that add up to 1 and keep the order', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 1, maxLength: 30 }), (scores) => {
        const probabilities = probabilitiesOf(scores);
        expect(probabilities.reduce((a, b) => a + b)).toBeCloseTo(1);
        const best = scores.indexOf(Math.max(...scores));
        expect(probabilities[best]).toBe(Math.max(...probabilities));
      }),
    );
  });
});

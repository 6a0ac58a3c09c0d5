import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrated } from './calibrated.ts';
import { logistic } from './odds.ts';

const probability = fc.double({ min: 0, max: 1, noNaN: true });

describe('calibration', () => {
  it('leaves alone what needs none', () => {
    fc.assert(
      fc.property(probability, (each) => {
        expect(calibrated(each, null)).toBe(each);
      }),
    );
  });

  it('keeps the order, between 0 and 1', () => {
    const calibration = { slope: 0.9, intercept: -0.2, reactions: 1000 };
    fc.assert(
      fc.property(probability, probability, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((each) => calibrated(each, calibration));
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThan(0);
        expect(high).toBeLessThan(1);
      }),
    );
  });

  it('is no change with slope 1 and no intercept', () => {
    for (const each of [0.01, 0.3, 0.99]) expect(calibrated(each, { slope: 1, intercept: 0, reactions: 1 })).toBeCloseTo(each, 12);
  });
});

describe('the logistic function', () => {
  it('rises from 0 to 1 and gives 1/2 at 0', () => {
    const probabilities = [-50, -2, 0, 2, 50].map(logistic);
    expect(probabilities).toEqual(probabilities.toSorted((a, b) => a - b));
    expect(probabilities[2]).toBe(0.5);
    expect(probabilities.every((each) => each >= 0 && each <= 1)).toBe(true);
  });
});

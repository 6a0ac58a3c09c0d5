import { describe, expect, it } from 'vitest';
import { calibrationError, reliabilityOf } from './reliability.ts';

const PREDICTIONS = [
  { probability: 0.92, cameTrue: true },
  { probability: 1, cameTrue: false },
  { probability: 0.15, cameTrue: false },
];

describe('the reliability of probabilities', () => {
  it('compares in tenths what was expected with what came true', () => {
    expect(reliabilityOf(PREDICTIONS)).toEqual([
      { from: 10, count: 1, expected: 15, observed: 0 },
      { from: 90, count: 2, expected: 96, observed: 50 },
    ]);
  });

  it('is one number: the mean difference', () => {
    expect(calibrationError(reliabilityOf(PREDICTIONS))).toBe(35.7);
    expect(calibrationError([])).toBe(0);
  });
});

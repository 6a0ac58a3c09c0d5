import { describe, expect, it } from 'vitest';
import { expectedCalibrationError, reliabilityTable } from './reliability.ts';

const estimates = (probability: number, count: number, trueCount: number) =>
  Array.from({ length: count }, (_, i) => ({ probability, isTrue: i < trueCount }));

describe('reliability', () => {
  it('sets what was said beside what came true, range by range', () => {
    const rows = reliabilityTable([...estimates(0.25, 8, 2), ...estimates(0.95, 10, 5), ...estimates(1, 2, 2)]);
    expect(rows).toEqual([
      { from: 0.2, to: 0.3, count: 8, meanProbability: 0.25, shareTrue: 0.25 },
      { from: 0.9, to: 1, count: 12, meanProbability: (9.5 + 2) / 12, shareTrue: 7 / 12 },
    ]);
  });

  it('has no error where everything came true as often as said', () => {
    expect(expectedCalibrationError(reliabilityTable([...estimates(0.5, 10, 5), ...estimates(0.25, 8, 2)]))).toBeCloseTo(0);
  });

  it('weighs the error of a range by its estimates', () => {
    const rows = reliabilityTable([...estimates(0.5, 10, 0), ...estimates(0.25, 40, 10)]);
    expect(expectedCalibrationError(rows)).toBeCloseTo(0.5 * (10 / 50));
  });
});

import { describe, expect, it } from 'vitest';
import { type CalibrationPoint, fitCalibration } from './fit-calibration.ts';

/** Points whose share is told by odds that are `stretch` times as bold as what comes true. */
function points(stretch: number): CalibrationPoint[] {
  const REPEATS = 200;
  return [-4, -3, -2, -1, 0, 1, 2].flatMap((odds) => {
    const share = 1 / (1 + Math.exp(-stretch * odds));
    const isTrue = Math.round(REPEATS / (1 + Math.exp(-odds)));
    return Array.from({ length: REPEATS }, (_, i) => ({ share, isRecorded: i < isTrue }));
  });
}

describe('calibration', () => {
  it('leaves alone what comes true as often as it says', () => {
    const { slope, intercept } = fitCalibration(points(1));
    expect(slope).toBeCloseTo(1, 1);
    expect(intercept).toBeCloseTo(0, 1);
  });

  it('tones down what is too bold', () => {
    const { slope, intercept } = fitCalibration(points(2));
    expect(slope).toBeCloseTo(0.5, 1);
    expect(intercept).toBeCloseTo(0, 1);
  });

  it('takes shares of 0 and 1', () => {
    const { slope, intercept } = fitCalibration([...points(1), { share: 0, isRecorded: false }, { share: 1, isRecorded: true }]);
    expect(Number.isFinite(slope) && Number.isFinite(intercept)).toBe(true);
  });
});

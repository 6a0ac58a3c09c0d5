import { describe, expect, it } from 'vitest';
import { distributionOf } from './distribution.ts';

describe('a distribution', () => {
  it('gives the values that half, nine tenths and 99 % do not exceed', () => {
    const values = Array.from({ length: 200 }, (_, index) => 200 - index);
    expect(distributionOf(values)).toEqual({ count: 200, mean: 100.5, median: 100, p90: 180, p99: 198, max: 200 });
  });

  it('is that value for a single one', () => {
    expect(distributionOf([7])).toEqual({ count: 1, mean: 7, median: 7, p90: 7, p99: 7, max: 7 });
  });
});

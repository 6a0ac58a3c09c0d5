import { describe, expect, it } from 'vitest';
import { shareOf } from './shares.ts';

describe('a share of a sample', () => {
  it('lies in an interval that is wide for few and narrow for many', () => {
    // Known values of the Wilson interval.
    expect(shareOf(5, 10)).toEqual({ percent: 50, from: 23.7, to: 76.3 });
    expect(shareOf(700, 1000)).toEqual({ percent: 70, from: 67.1, to: 72.8 });
  });

  it('never leaves 0 to 100', () => {
    expect(shareOf(0, 20)).toMatchObject({ percent: 0, from: 0 });
    expect(shareOf(20, 20)).toMatchObject({ percent: 100, to: 100 });
  });
});

import { describe, expect, it } from 'vitest';
import { feasibilityText } from './feasibility-text.ts';

const LIMITS = [0.97, 0.75, 0.1, 0];

describe('a feasibility as text', () => {
  it('has two digits', () => {
    expect([0.8, 0.754, 0.75, 0.97, 1, 0.004].map((each) => feasibilityText(each, LIMITS))).toEqual([
      '0.80',
      '0.75',
      '0.75',
      '0.97',
      '1.00',
      '0.00',
    ]);
  });

  it('has more where two would say that it has reached a limit', () => {
    expect([0.746, 0.7496, 0.74996, 0.749996, 0.968, 0.0951].map((each) => feasibilityText(each, LIMITS))).toEqual([
      '0.746',
      '0.7496',
      '0.7499',
      '0.7499',
      '0.968',
      '0.095',
    ]);
  });
});

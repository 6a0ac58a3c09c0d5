import { describe, expect, it } from 'vitest';
import { stepCost } from './step-cost.ts';

const STEP = { rating: 4, probability: 0.01, feasibility: 0.9, choice: { disconnection: 0.5, variant: 0.02 } } as const;

describe('the cost of a step', () => {
  it('is what the disconnection is chosen and whether it works, not how many variants share it', () => {
    expect(stepCost(STEP)).toBeCloseTo(0.1 - Math.log(0.5) - Math.log(0.9));
    expect(stepCost({ ...STEP, feasibility: null, choice: null })).toBeCloseTo(0.1 - Math.log(0.01));
  });

  it('of a bad step is more than that of three great ones that are seldom chosen', () => {
    const great = stepCost({ ...STEP, choice: { disconnection: 0.1, variant: 1 } });
    expect(stepCost({ ...STEP, rating: 2 })).toBeGreaterThan(3 * great);
    expect(stepCost({ ...STEP, rating: 1 })).toBeGreaterThan(stepCost({ ...STEP, rating: 2 }));
  });

  it('of a good step is a little more than that of a great one that is chosen as often', () => {
    expect(stepCost({ ...STEP, rating: 3 }) - stepCost(STEP)).toBeCloseTo(0.5);
  });

  it('is never infinite', () => {
    expect(stepCost({ ...STEP, probability: 0, feasibility: 0, choice: { disconnection: 0, variant: 0 } })).toBeLessThan(Infinity);
  });
});

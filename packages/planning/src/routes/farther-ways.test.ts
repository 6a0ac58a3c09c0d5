import { describe, expect, it } from 'vitest';
import { costOfFartherWays } from './farther-ways.ts';

const followed = (disconnection: number, feasibility: number | null = 0.9) => ({
  probability: 0.5,
  feasibility,
  choice: { disconnection, variant: 1 },
});

describe('the ways to a molecule that were left out for their number', () => {
  it('cost as much as choosing the disconnection that is chosen least of those that were followed', () => {
    expect(costOfFartherWays([followed(0.5), followed(0.01), followed(0.2)])).toBeCloseTo(Math.log(100));
    expect(costOfFartherWays([{ probability: 0.25, feasibility: 0.9, choice: null }])).toBeCloseTo(Math.log(4));
  });

  it('cost nothing more where nothing was followed but textbooks, which are followed whatever is chosen', () => {
    expect(costOfFartherWays([])).toBeCloseTo(0);
    expect(costOfFartherWays([followed(0.001, null), followed(0.5)])).toBeCloseTo(Math.log(2));
  });
});

import { describe, expect, it } from 'vitest';
import { remainingCost } from './remaining-cost.ts';

describe('what is left to pay for a molecule', () => {
  it('is at least a step, and more for a more complex one', () => {
    expect(remainingCost('CC')).toBeGreaterThan(1.4);
    expect(remainingCost('CC')).toBeLessThan(1.6);
    const [drug, half] = ['CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1', 'CCOc1ccccc1C(=O)O'].map(remainingCost);
    expect(drug).toBeGreaterThan(half + 1);
  });
});

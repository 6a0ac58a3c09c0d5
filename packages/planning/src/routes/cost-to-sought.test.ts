import { describe, expect, it } from 'vitest';
import { costToSought } from './cost-to-sought.ts';

describe('the cost to what is required', () => {
  it('falls as a molecule comes nearer to it', () => {
    // Imatinib, its amine, what that is made from, and from there; the guanidine is sought.
    const cost = costToSought('Cc1ccc([N+](=O)[O-])cc1NC(=N)N');
    const way = [
      'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(-c2cccnc2)n1',
      'Cc1ccc(N)cc1Nc1nccc(-c2cccnc2)n1',
      'Cc1ccc([N+](=O)[O-])cc1Nc1nccc(-c2cccnc2)n1',
      'Cc1ccc([N+](=O)[O-])cc1NC(=N)N',
    ].map(cost);
    expect(way).toEqual(way.toSorted((a, b) => b - a));
    expect(new Set(way).size).toBe(4);
  });

  it('is less for what keeps its atoms than for what has lost some', () => {
    const cost = costToSought('OB(O)c1ccc(C(F)(F)F)cc1');
    expect(cost('CC(=O)Nc1ccc(-c2ccc(C(F)(F)F)cc2)cc1')).toBeLessThan(cost('CC(=O)Nc1ccc(-c2ccccc2)cc1'));
  });
});

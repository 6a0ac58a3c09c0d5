import { describe, expect, it } from 'vitest';
import { isUnknownReagent } from './unknown-reagent.ts';

describe('a reagent of which nothing is known', () => {
  it.each(['C[n+]1ccccc1Cl.[I-]', 'CC(=O)C=C(C)[O-].CC(=O)C=C(C)[O-].CC(=O)C=C(C)[O-].[Fe+3]'])('is %s', (smiles) => {
    expect(isUnknownReagent(smiles)).toBe(true);
  });

  it.each(['CN(C)C=O', 'C1CCOC1', 'CCN(CC)CC', 'O=C([O-])[O-].[K+].[K+]', 'CCCCBr', 'hν', 'CCCC[N+](CCCC)(CCCC)CCCC.[I-]'])(
    'is not %s',
    (smiles) => {
      expect(isUnknownReagent(smiles)).toBe(false);
    },
  );
});

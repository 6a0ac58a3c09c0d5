import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { SOLVENT_NAMES, solventName } from './solvent-names.ts';

describe('the names of solvents', () => {
  it('stand under canonical SMILES, as libraries write them', async () => {
    const rdkit = await createRdkit();
    for (const smiles of Object.keys(SOLVENT_NAMES)) {
      const canonical = rdkit.canonicalSmiles(smiles);
      expect(canonical.ok && canonical.value).toBe(smiles);
    }
  });

  it('leave a solvent without a usual name as SMILES', () => {
    expect(solventName('C1CCOC1')).toBe('THF');
    expect(solventName('CCCCCCCCCC')).toBe('CCCCCCCCCC');
  });
});

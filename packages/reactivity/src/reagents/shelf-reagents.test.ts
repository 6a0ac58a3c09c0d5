import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { SHELF_REAGENTS } from './shelf-reagents.ts';

describe('reagents of the shelf', () => {
  it('are asked for by their canonical SMILES, each one connected molecule or ion', async () => {
    const rdkit = await createRdkit();
    for (const smiles of SHELF_REAGENTS) {
      expect(rdkit.canonicalSmiles(smiles)).toMatchObject({ ok: true, value: smiles });
      expect(smiles).not.toContain('.');
    }
  });

  it('give atoms: what only makes a reaction go is no material', () => {
    expect([...SHELF_REAGENTS]).toEqual(expect.arrayContaining(['O=NO', '[C-]#[O+]', 'BrBr', 'O=C1CCC(=O)N1Br']));
    for (const agent of ['CCN(CC)CC', 'O=S(=O)(O)O', '[H][H]', 'CC(=O)Cl']) expect(SHELF_REAGENTS.has(agent)).toBe(false);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { createRdkit } from './create-rdkit.ts';
import type { Rdkit } from './rdkit.ts';

let rdkit: Rdkit;
beforeAll(async () => {
  rdkit = await createRdkit();
});

describe('canonical SMILES, read with no more care than needed', () => {
  it.each([
    ['a flat drug', 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1'],
    ['an unspecified stereocentre', 'CC(O)C(N)c1ccccc1'],
    ['an unspecified double bond', 'CC=CC(=O)O'],
    ['stated stereo', 'C[C@H](N)C(=O)O'],
    ['a stated double bond', 'C/C=C\\C(=O)O'],
    ['a biaryl that could be an atropisomer', 'Cc1cccc(O)c1-c1c(C)cccc1O'],
    ['ions', 'C[N+](C)(C)C.[Cl-]'],
    ['written hydrogen', '[H]OC([H])([H])C'],
    ['deuterium', '[2H]C([2H])([2H])O'],
    ['a mapped hydrogen', '[CH3:1][O:2][H:3]'],
    ['an allene and a cumulene', 'CC=C=CC=C=C=CC'],
    ['a sulfoxide and a phosphine', 'CS(=O)CCP(C)c1ccccc1'],
  ])('are those of a full reading: %s', (_, smiles) => {
    const facts = rdkit.facts({ smiles });
    if (!facts.ok) throw new Error(facts.error.message);
    expect(rdkit.canonicalSmiles(smiles)).toEqual({ ok: true, value: facts.value.smiles });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { createRdkit } from './create-rdkit.ts';
import type { Rdkit } from './rdkit.ts';

let rdkit: Rdkit;
beforeAll(async () => {
  rdkit = await createRdkit();
});

const MOLECULES: readonly (readonly [string, string])[] = [
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
];

describe('canonical SMILES, read with no more care than needed', () => {
  it.each(MOLECULES)('are those of a full reading: %s', (_, smiles) => {
    const facts = rdkit.facts({ smiles });
    if (!facts.ok) throw new Error(facts.error.message);
    expect(rdkit.canonicalSmiles(smiles)).toEqual({ ok: true, value: facts.value.smiles });
  });
});

describe('InChIKeys of canonical SMILES, read without looking at them again', () => {
  const more: readonly (readonly [string, string])[] = [
    ...MOLECULES,
    ['two forms of an azole', 'Cc1cc[nH]n1'],
    ['a lactam', 'O=c1cccc[nH]1'],
    ['a nitro group and an N-oxide', 'O=[N+]([O-])c1cc[n+]([O-])cc1'],
    ['a metal', 'C[Mg]Br'],
    ['an isotope at a centre', 'C[C@@]([2H])(O)c1ccccc1'],
    ['a phosphorane', 'CCOC(=O)C=P(c1ccccc1)(c1ccccc1)c1ccccc1'],
  ];
  it.each(more)('are those of a full reading: %s', (_, smiles) => {
    const facts = rdkit.facts({ smiles });
    if (!facts.ok) throw new Error(facts.error.message);
    expect(rdkit.inchiKey(facts.value.smiles, 'settled')).toEqual({ ok: true, value: facts.value.inchiKey });
  });
});

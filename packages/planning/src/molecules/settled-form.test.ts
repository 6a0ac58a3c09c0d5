import { findIsomorphism, parseSmiles } from '@retron/molecule';
import { createRdkit } from '@retron/rdkit';
import { expect, it } from 'vitest';
import { isSettled } from './settled-form.ts';

function read(smiles: string) {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(molecule.error.message);
  return molecule.value;
}

it.each([
  'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1',
  'COP(=O)(OC)CC(=O)OCC',
  'C[N+](C)(C)CC(=O)[O-]',
  'O=[N+]([O-])c1ccc(B(O)O)cc1',
  'C[Si](C)(C)C#CCN=[N+]=[N-]',
  'F[B-](F)(F)c1ccccc1',
  '[O-]c1ccccc1',
])('takes %s as RDKit leaves it', async (smiles) => {
  const rdkit = await createRdkit();
  const molecule = read(smiles);
  expect(isSettled(molecule)).toBe(true);
  const canonical = rdkit.canonicalSmiles(smiles, 'as-written');
  expect(canonical).toEqual(rdkit.canonicalSmiles(smiles));
  expect(canonical.ok && findIsomorphism(read(canonical.value), molecule)).not.toBeNull();
});

it.each([
  ['a nitro group with five bonds at nitrogen, which RDKit writes with charges', 'CN(=O)=O'],
  ['perchloric acid, likewise', 'OCl(=O)(=O)=O'],
  ['a phosphorus atom with two double bonds', 'CP(=O)=O'],
  ['stereo, which may mean nothing', 'C[C@H](C)O'],
  ['a stated double bond', 'C/C=C/C'],
  ['a radical', 'C[CH]C'],
  ['a carbanion', '[CH2-]C=O'],
  ['a metal', '[Li]CCCC'],
  ['an isotope', '[13CH4]'],
  ['a hydrogen written as an atom', '[H]O'],
  ['an overfilled carbon', 'C(C)(C)(C)(C)C'],
  ['a bond of aromatic order outside rings that are aromatic', 'C:C'],
])('leaves to RDKit %s', (_, smiles) => {
  expect(isSettled(read(smiles))).toBe(false);
});

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
  'Cn1cnc2c(OCc3ccsc3)ncnc12',
  'C[C@H](N)C(=O)OCc1ccc2[nH]ccc2c1',
  'CC(C)(C)OC(=O)N1CC/C(=N\\O)[C@@H](c2ccc3c(c2)CCO3)C1',
  'COP(=O)(OC)CC(=O)OCC',
  'C[N+](C)(C)CC(=O)[O-]',
  'O=[N+]([O-])c1ccc(B(O)O)cc1',
  'C[Si](C)(C)C#CCN=[N+]=[N-]',
  'F[B-](F)(F)c1ccccc1',
  '[O-]c1ccccc1',
  'COc1ccc(=O)[nH]c1',
  'Cn1c(=O)c2[nH]cnc2n(C)c1=O',
  'O=c1ccc2ccccc2o1',
  '[O-][n+]1ccccc1C#N',
  'C[n+]1ccn(CC(=O)OC)c1',
  'CCC[Mg]Br',
  'COC(=O)CC[Zn]I',
  'CCCC[Sn](CCCC)(CCCC)c1ccccn1',
])('takes %s as RDKit leaves it', async (smiles) => {
  const rdkit = await createRdkit();
  const molecule = read(smiles);
  expect(isSettled(molecule, 'none')).toBe(true);
  const canonical = rdkit.canonicalSmiles(smiles);
  expect(canonical).toEqual(rdkit.canonicalSmiles(smiles, 'as-written'));
  expect(canonical).toEqual(rdkit.canonicalSmiles(smiles, 'settled'));
  expect(canonical.ok && findIsomorphism(read(canonical.value), molecule)).not.toBeNull();
});

it.each([
  ['a nitro group with five bonds at nitrogen, which RDKit writes with charges', 'CN(=O)=O'],
  ['perchloric acid, likewise', 'OCl(=O)(=O)=O'],
  ['a phosphorus atom with two double bonds', 'CP(=O)=O'],
  ['a centre with two equal neighbours', 'C[C@H](C)O'],
  ['two centres alike', 'C[C@H](O)[C@@H](C)O'],
  ['a double bond whose ends are alike', 'C/C=C/C'],
  ['a sulfoxide', 'CC[S@](=O)C'],
  ['a pyridone whose electrons cannot pair up', 'O=c1ccc[nH]c1'],
  ['a tropone drawn aromatic', 'O=c1cccccc1'],
  ['a thione drawn aromatic', 'S=c1cccc[nH]1'],
  ['a tin with two bonds', 'C[Sn]C'],
  ['a quinone', 'O=C1C=CC(=O)C=C1'],
  ['azulene', 'c1ccc2cccc2cc1'],
  ['biphenylene', 'c1ccc2-c3ccccc3-c2c1'],
  ['cyclobutadiene drawn aromatic', 'c1ccc1'],
  ['a radical', 'C[CH]C'],
  ['a carbanion', '[CH2-]C=O'],
  ['a metal', '[Li]CCCC'],
  ['an isotope', '[13CH4]'],
  ['a hydrogen written as an atom', '[H]O'],
  ['an overfilled carbon', 'C(C)(C)(C)(C)C'],
  ['a bond of aromatic order outside rings that are aromatic', 'C:C'],
])('leaves to RDKit %s', (_, smiles) => {
  expect(isSettled(read(smiles), 'none')).toBe(false);
});

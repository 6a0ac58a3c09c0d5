import { parseSmiles } from '@retron/molecule';
import { expect, it } from 'vitest';
import { alikeBonds } from './alike-bonds.ts';

it.each([
  ['CCO', [0, 1], [[0, 1]]],
  // Both amide bonds of a symmetric diamide.
  [
    'CC(=O)Nc1ccc(NC(C)=O)cc1',
    [1, 3],
    [
      [1, 3],
      [8, 9],
    ],
  ],
  // An acid's two oxygens are told apart by their bonds.
  ['CC(=O)O', [1, 2], [[1, 2]]],
] as const)('in %s bonds like %j are %j', (smiles, bond, alike) => {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(molecule.error.message);
  expect(alikeBonds(molecule.value, bond)).toEqual(alike);
});

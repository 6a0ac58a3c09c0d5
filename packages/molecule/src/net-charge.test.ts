import { expect, it } from 'vitest';
import { netCharge } from './net-charge.ts';

it.each([
  ['CCO', 0],
  ['O=[N+]([O-])c1ccccc1', 0],
  ['[Al+3]', 3],
  ['O=C([O-])[O-]', -2],
  ['C[N@@+]1(CC)CCC1', 1],
  ['C[NH2+]CC(=O)[O-]', 0],
  ['[13CH3-]', -1],
  ['C[C@H](N)C#CC=C', 0],
])('the net charge of %s is %d', (smiles, charge) => {
  expect(netCharge(smiles)).toBe(charge);
});

import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { LASTING } from './lasting.ts';

// Atoms with a map leave.
describe('rings of three with a carbonyl group', () => {
  it.each([
    ['an alpha-lactam of a chloroacetamide', 'O=C(C[Cl:1])NCc1ccccc1>>O=C1CN1Cc1ccccc1'],
    ['an alpha-lactone of a bromo acid', 'OC(=O)C(C)[Br:1]>>O1C(=O)C1C'],
    ['a diaziridinone of a hydrazide', 'NNC(=O)c1ccccc1.[Cl:1]C([Cl:2])=O>>N1N(C(=O)c2ccccc2)C1=O'],
    ['a cyclopropanone of its hydrate', '[OH:1]C1(O)CC1>>C1(=O)CC1'],
  ])('R7 never: %s', (_, reaction) => {
    expect(verdicts(LASTING, reaction)).toEqual(['R7 never']);
  });

  it.each([
    ['a beta-lactam', 'O=C(CC[Cl:1])NCc1ccccc1>>O=C1CCN1Cc1ccccc1'],
    ['a cyclopropenone', 'O.[Cl:1]C1([Cl:2])C(c2ccccc2)=C1c1ccccc1>>O=C1C(c2ccccc2)=C1c1ccccc1'],
    ['an alpha-lactam that tert-butyl groups shield', 'CC(C)(C)NC(=O)C([Cl:1])C(C)(C)C>>CC(C)(C)N1C(=O)C1C(C)(C)C'],
    ['a diaziridinone that tert-butyl groups shield', 'CC(C)(C)NNC(C)(C)C.[Cl:1]C([Cl:2])=O>>CC(C)(C)N1N(C(C)(C)C)C1=O'],
    ['one that was there before', 'O=C1CN1Cc1ccc([N+](=[O:1])[O-:2])cc1>>O=C1CN1Cc1ccc(N)cc1'],
  ])('nothing of %s', (_, reaction) => {
    expect(verdicts(LASTING, reaction)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { LASTING } from './lasting.ts';

describe('the rule of free beta-keto acids', () => {
  it.each([
    ['one reduced at its ketone', 'CC(C)C(=O)CC(=O)O>>CC(C)C(O)CC(=O)O'],
    ['an aroylacetic acid reduced', 'O=C(O)CC(=O)c1ccccc1>>O=C(O)CC(O)c1ccccc1'],
    ['one coupled with an amine', 'O=C([OH:1])CC(=O)c1ccccc1.NCc1ccccc1>>O=C%11CC(=O)c1ccccc1.N%11Cc1ccccc1'],
    ['one alkylated between its carbonyl groups', 'O=C(O)CC(=O)c1ccccc1.C[I:1]>>O=C(O)C%11C(=O)c1ccccc1.C%11'],
    ['one drawn as its enol, coupled with an amine', 'O=C([OH:1])C=C(O)c1ccccc1.NCc1ccccc1>>O=C%11C=C(O)c1ccccc1.N%11Cc1ccccc1'],
    ['an enol whose amine would close to a lactam', 'NCC(O)=C(c1ccccc1)C(=O)[OH:1]>>N%11CC(O)=C(c1ccccc1)C%11=O'],
  ])('says never of %s', (_, reaction) => {
    expect(verdicts(LASTING, reaction)).toEqual(['R8 never']);
  });

  it.each([
    ['one that loses its carbon dioxide on purpose', '[O:1]=[C:1]([O:1])CC(=O)c1ccccc1>>CC(=O)c1ccccc1'],
    ['its ester', 'COC(=O)CC(=O)c1ccccc1>>COC(=O)CC(O)c1ccccc1'],
    ['the enol of its ester', 'COC(=O)C=C(O)c1ccc([N+](=[O:1])[O-:1])cc1>>COC(=O)C=C(O)c1ccc(N)cc1'],
    ['salicylic acid, whose enol is aromatic', 'O=C([OH:1])c1ccccc1O.NCc1ccccc1>>O=C%11c1ccccc1O.N%11Cc1ccccc1'],
    ['the enol ether of one', 'O=C([OH:1])C=C(OC)C.NCc1ccccc1>>O=C%11C=C(OC)C.N%11Cc1ccccc1'],
    ['one with fluorine between its carbonyl groups', 'O=C(O)C(F)(F)C(=O)c1ccccc1>>O=C(O)C(F)(F)C(O)c1ccccc1'],
    ['a ketone one carbon further away', 'O=C(O)CCC(=O)c1ccccc1>>O=C(O)CCC(O)c1ccccc1'],
    ['a benzophenone with an acid beside it', 'O=C(O)c1ccccc1C(=O)c1ccccc1>>O=C(O)c1ccccc1C(O)c1ccccc1'],
    ['one that is set free at the end', '[CH3:1]OC(=O)CC(=O)c1ccccc1>>OC(=O)CC(=O)c1ccccc1'],
  ])('says nothing of %s', (_, reaction) => {
    expect(verdicts(LASTING, reaction).filter((each) => each.startsWith('R8'))).toEqual([]);
  });
});

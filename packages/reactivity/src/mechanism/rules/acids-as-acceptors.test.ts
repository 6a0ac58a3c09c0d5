import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ENOLATES } from './enolates.ts';

describe('the rule of acids that an enolate of their own molecule meets', () => {
  it.each([
    ['an acylamino acid that closes to a tetramic acid', 'O=C(Cc1ccccc1)NCC(=O)[OH:1]>>O=C(C%11c1ccccc1)NCC%11=O'],
    ['an acid with an ester at the end of its chain', 'COC(=O)CCCCC(=O)[OH:1]>>COC(=O)C%11CCCC%11=O'],
  ])('says never of %s', (_, reaction) => {
    expect(verdicts(ENOLATES, reaction)).toContain('T180 never');
  });

  it.each([
    ['the ester of an acylamino acid', 'O=C(Cc1ccccc1)NCC(=O)[O:1][CH3:1]>>O=C(C%11c1ccccc1)NCC%11=O'],
    ['an acid and an arene of its molecule', 'O=C([OH:1])CCCc1ccccc1>>O=C%11CCCc1c%11cccc1'],
    ['an acid and the malonate of another molecule', 'O=C([OH:1])c1ccccc1.COC(=O)CC(=O)OC>>O=C%11c1ccccc1.COC(=O)C%11C(=O)OC'],
    ['a diacid that loses carbon dioxide to a ketone', 'O=C([OH:1])CCCC[C:1](=[O:1])[OH:1]>>O=C%11CCCC%11'],
  ])('says nothing of %s', (_, reaction) => {
    expect(verdicts(ENOLATES, reaction).filter((each) => each.startsWith('T180'))).toEqual([]);
  });
});

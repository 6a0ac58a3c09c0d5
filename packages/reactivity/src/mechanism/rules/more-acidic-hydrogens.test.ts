import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';

const found = (reaction: string) => verdicts(CHEMOSELECTIVITY, reaction).filter((each) => each.startsWith('C130 '));

describe('what base takes before the nitrogen or oxygen that is to be alkylated', () => {
  it.each([
    ['a lactam beside an anilide', 'O=C1NCCC1CC(=O)Nc1ccccc1.C[I:9]>>O=C1N%11CCC1CC(=O)Nc1ccccc1.C%11'],
    ['an acetamide beside an anilide', 'CC(=O)NCCc1cccc(NC(C)=O)c1.C[I:9]>>CC(=O)N%11CCc1cccc(NC(C)=O)c1.C%11'],
    ['a lactam beside a malonate', 'O=C1NCCC1CC(C(=O)OC)C(=O)OC.C[I:9]>>O=C1N%11CCC1CC(C(=O)OC)C(=O)OC.C%11'],
    ['an alcohol beside a cyanoacetate', 'OCCCC(C#N)C(=O)OCC.C[I:9]>>O%11CCCC(C#N)C(=O)OCC.C%11'],
    ['an acetoacetanilide at its nitrogen', 'CC(=O)CC(=O)Nc1ccccc1.C[I:9]>>CC(=O)CC(=O)N%11c1ccccc1.C%11'],
  ])('never %s', (_, reaction) => {
    expect(found(reaction)).toContain('C130 never');
  });

  it.each([
    ['an anilide beside a lactam', 'O=C1NCCC1CC(=O)Nc1ccccc1.C[I:9]>>O=C1NCCC1CC(=O)N%11c1ccccc1.C%11'],
    ['a benzamide beside an anilide', 'CC(=O)Nc1ccc(C(=O)NC)cc1.C[I:9]>>CC(=O)Nc1ccc(C(=O)N%11C)cc1.C%11'],
    ['a lactam beside an anilide without hydrogen', 'O=C1NCCC1CC(=O)N(C)c1ccccc1.C[I:9]>>O=C1N%11CCC1CC(=O)N(C)c1ccccc1.C%11'],
    ['a lactam beside a malonate without hydrogen', 'O=C1NCCC1CC(C)(C(=O)OC)C(=O)OC.C[I:9]>>O=C1N%11CCC1CC(C)(C(=O)OC)C(=O)OC.C%11'],
    ['a phenol beside a malonate', 'Oc1ccc(CC(C(=O)OC)C(=O)OC)cc1.C[I:9]>>O%11c1ccc(CC(C(=O)OC)C(=O)OC)cc1.C%11'],
    ['the carbon of a malonate', 'CC(=O)NCC(C(=O)OC)C(=O)OC.C[I:9]>>CC(=O)NCC%11(C(=O)OC)C(=O)OC.C%11'],
  ])('says nothing against %s', (_, reaction) => {
    expect(found(reaction)).toEqual([]);
  });
});

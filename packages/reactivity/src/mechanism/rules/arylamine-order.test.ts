import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';

describe('the order of aromatic amines', () => {
  it.each([
    ['the N-methyl group of N-methylphenylenediamine', 'CNc1ccccc1N.CC(=O)[Cl:9]>>CN%11c1ccccc1N.CC%11=O'],
    ['the amine beside chlorine', 'Nc1ccc(Cl)c(N)c1.CC(=O)[Cl:9]>>Nc1ccc(Cl)c(N%11)c1.CC%11=O'],
    ['the amine across from a nitro group', 'Nc1ccc([N+](=O)[O-])cc1N.CC(=O)[Cl:9]>>N%11c1ccc([N+](=O)[O-])cc1N.CC%11=O'],
    ['2 of 2,3-diaminopyridine', 'Nc1cccnc1N.CC(=O)[Cl:9]>>Nc1cccnc1N%11.CC%11=O'],
  ])('speaks against %s acylated', (_, reaction) => {
    expect(verdicts(CHEMOSELECTIVITY, reaction)).toContain('C10 never');
  });

  it.each([
    ['the primary amine of N-methylphenylenediamine', 'CNc1ccccc1N.CC(=O)[Cl:9]>>CNc1ccccc1N%11.CC%11=O'],
    ['the amine away from chlorine', 'Nc1ccc(Cl)c(N)c1.CC(=O)[Cl:9]>>N%11c1ccc(Cl)c(N)c1.CC%11=O'],
    ['one of the alike amines of phenylenediamine', 'Nc1cccc(N)c1.CC(=O)[Cl:9]>>N%11c1cccc(N)c1.CC%11=O'],
    ['5 of 5,6-diaminouracil', 'Cn1c(N)c(N)c(=O)n(C)c1=O.CC(=O)[Cl:9]>>Cn1c(N)c(N%11)c(=O)n(C)c1=O.CC%11=O'],
    ['an amine beside fluorine', 'Nc1ccc(F)c(N)c1.CC(=O)[Cl:9]>>Nc1ccc(F)c(N%11)c1.CC%11=O'],
  ])('says nothing against %s acylated', (_, reaction) => {
    expect(verdicts(CHEMOSELECTIVITY, reaction).filter((each) => each.startsWith('C10'))).toEqual([]);
  });
});

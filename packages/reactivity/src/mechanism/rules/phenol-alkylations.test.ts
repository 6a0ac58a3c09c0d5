import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';

describe('the alkylation of phenols', () => {
  it.each([
    ['para with allyl bromide', 'Oc1ccccc1.C=CC[Br:9]>>Oc1ccc%11cc1.C=CC%11'],
    ['ortho with benzyl bromide', 'Oc1ccccc1.C(c1ccccc1)[Br:9]>>Oc1ccccc1%11.C%11c1ccccc1'],
  ])('does not go %s', (_, reaction) => {
    expect(verdicts(ELECTROPHILIC_AROMATIC, reaction)).toContain('A11 never');
  });

  it.each([
    ['tert-butyl chloride in acid', 'Oc1ccccc1.CC(C)(C)[Cl:9]>>Oc1ccc%11cc1.CC%11(C)C'],
    ['the ring of its ether', 'COc1ccccc1.C(c1ccccc1)[Br:9]>>COc1ccc%11cc1.C%11c1ccccc1'],
  ])('may go to carbon with %s', (_, reaction) => {
    expect(verdicts(ELECTROPHILIC_AROMATIC, reaction)).not.toContain('A11 never');
  });
});

describe('acyl cations beside a quaternary carbon', () => {
  it.each([
    ['A5 never', 'benzene', 'c1ccccc1.CC(C)(C)C(=O)[Cl:9]>>c1ccccc1%11.CC(C)(C)C%11=O'],
    ['A5 risk', 'anisole', 'COc1ccccc1.CC(C)(C)C(=O)[Cl:9]>>COc1ccc%11cc1.CC(C)(C)C%11=O'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(ELECTROPHILIC_AROMATIC, reaction)).toContain(verdict);
  });
});

describe('azo groups', () => {
  it('take the proton of nitrating acid where an amine feeds them', () => {
    const nitration = 'CN(C)c1ccc(N=Nc2ccccc2)cc1.[OH:9][N+](=O)[O-]>>CN(C)c1ccc(N=Nc2ccc%11cc2)cc1.[N+]%11(=O)[O-]';
    expect(verdicts(ELECTROPHILIC_AROMATIC, nitration)).toContain('A7 never');
  });

  it('send a nitro group para', () => {
    const nitrated = (place: string) => `c1ccc(N=Nc2ccccc2)cc1.[OH:9][N+](=O)[O-]>>c1ccc(N=N${place})cc1.[N+]%11(=O)[O-]`;
    expect(verdicts(ELECTROPHILIC_AROMATIC, nitrated('c2ccc%11cc2'))).toEqual([]);
    expect(verdicts(ELECTROPHILIC_AROMATIC, nitrated('c2cccc%11c2'))).toContain('A1 never');
  });
});

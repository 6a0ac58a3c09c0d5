import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';
import { SUBSTITUTION } from './substitution.ts';

describe('halides that a nucleophile hardly replaces', () => {
  it.each([
    ['S9 never', 'trifluoroethyl chloride and an amine', 'FC(F)(F)C[Cl:9].NC>>FC(F)(F)C%11.N%11C'],
    ['S9 risk', 'trifluoroethyl iodide and a phenol', 'FC(F)(F)C[I:9].Oc1ccccc1>>FC(F)(F)C%11.O%11c1ccccc1'],
    ['S9 never', 'trifluoroethanol and an amine', 'FC(F)(F)C[OH:9].NC>>FC(F)(F)C%11.N%11C'],
    ['S10 never', 'an alkoxide and chloroacetone', 'CC(=O)C[Cl:9].OCC>>CC(=O)C%11.O%11CC'],
    ['S10 risk', 'an alkoxide and phenacyl bromide', 'c1ccccc1C(=O)C[Br:9].OCC>>c1ccccc1C(=O)C%11.O%11CC'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(SUBSTITUTION, reaction)).toContain(verdict);
  });

  it.each([
    ['trifluoroethyl triflate and an amine', 'FC(F)(F)C[O:9][S:9](=[O:9])(=[O:9])[C:9]([F:9])([F:9])[F:9].NC>>FC(F)(F)C%11.N%11C'],
    ['trifluoroethanol and a phenol', 'FC(F)(F)C[OH:9].Oc1ccccc1>>FC(F)(F)C%11.O%11c1ccccc1'],
    ['fluoroethanol and an amine', 'FCC[OH:9].NC>>FCC%11.N%11C'],
    ['fluoroethyl bromide and a phenol', 'FCC[Br:9].Oc1ccccc1>>FCC%11.O%11c1ccccc1'],
    ['a phenol and chloroacetone', 'CC(=O)C[Cl:9].Oc1ccccc1>>CC(=O)C%11.O%11c1ccccc1'],
    ['an acid and chloroacetone', 'CC(=O)C[Cl:9].OC(C)=O>>CC(=O)C%11.O%11C(C)=O'],
    ['an alkoxide and a bromoacetic ester', 'COC(=O)C[Br:9].OCC>>COC(=O)C%11.O%11CC'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(SUBSTITUTION, reaction).filter((each) => /^S(9|10) /.test(each))).toEqual([]);
  });

  it('are fluorides that nothing activates, beside a chloride of the azine', () => {
    expect(verdicts(NUCLEOPHILIC_AROMATIC, 'c1nc(Cl)c([F:9])c(Cl)n1.OC>>c1nc(Cl)c%11c(Cl)n1.O%11C')).toContain('N2 never');
    expect(verdicts(NUCLEOPHILIC_AROMATIC, 'c1nc([Cl:9])c(F)c(Cl)n1.OC>>c1nc%11c(F)c(Cl)n1.O%11C')).toEqual([]);
  });
});

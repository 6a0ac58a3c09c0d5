import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { LASTING } from './lasting.ts';
import { RING_SYNTHESES } from './ring-syntheses.ts';
import { SUBSTITUTION } from './substitution.ts';

// Atoms with a map leave.
describe('ends that turn out otherwise', () => {
  it.each([
    ['S19 never', 'ethyl kept beside neopentyl', 'CC[Br:9].COP(OC)O[CH2:9][C:9]([CH3:9])([CH3:9])[CH3:9]>>CC%11.COP%11(OC)=O'],
    ['S19 never', 'methyl kept beside isopropyl', 'c1ccccc1C[Br:9].COP(OC)O[CH:9]([CH3:9])[CH3:9]>>c1ccccc1C%11.COP%11(OC)=O'],
    ['S20 never', 'a tetrahydropyranol and a naphthol', 'O1CCCC[C@@H]1[OH:9].Oc1cccc2ccccc12>>O1CCCC[C@@H]1%11.O%11c1cccc2ccccc12'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(SUBSTITUTION, reaction)).toContain(verdict);
  });

  it.each([
    ['methyl lost beside isopropyl', 'CC[I:9].CC(C)OP(OC(C)C)O[CH3:9]>>CC%11.CC(C)OP%11(OC(C)C)=O'],
    ['triethyl phosphite', 'CC[I:9].CCOP(OCC)O[CH2:9][CH3:9]>>CC%11.CCOP%11(OCC)=O'],
    ['the other anomer', 'O1CCCC[C@@H]1[OH:9].Oc1cccc2ccccc12>>O1CCCC[C@H]1%11.O%11c1cccc2ccccc12'],
  ])('S19 and S20 say nothing against %s', (_, reaction) => {
    expect(verdicts(SUBSTITUTION, reaction)).toEqual([]);
  });

  it.each([
    ['A21 risk', 'benzylic amine of anisole and iodine', 'NCc1ccc(OC)cc1.I[I:9]>>NCc1ccc(OC)c%11c1.I%11'],
    ['A22 risk', 'hydrogen bromide and anisole', 'CNC(=O)c1ccc(OC)cc1.Br>>CNC(=O)c1ccc(OC)c%11c1.Br%11'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(ELECTROPHILIC_AROMATIC, reaction)).toContain(verdict);
  });

  it.each([
    ['the amide of the amine', 'CC(=O)NCc1ccc(OC)cc1.Br[Br:9]>>CC(=O)NCc1ccc(OC)c%11c1.Br%11'],
    ['an aniline', 'Nc1ccc(OC)cc1.Br[Br:9]>>Nc1ccc(OC)cc1%11.Br%11'],
  ])('A21 and A22 say nothing against %s', (_, reaction) => {
    expect(verdicts(ELECTROPHILIC_AROMATIC, reaction).filter((each) => /^A2[12]/.test(each))).toEqual([]);
  });

  it('F13 puts the larger group of an alkyne beside the nitrogen', () => {
    const indole = (three: string, two: string) =>
      verdicts(RING_SYNTHESES, `Nc1ccccc1[I:9].${three}C#C${two}>>[nH]%11c1ccccc1%12.${three}c%12c%11${two}`);
    expect(indole('c1ccccc1-', 'C')).toEqual(['F13 never']);
    expect(indole('CCC', 'C')).toEqual(['F13 risk']);
    expect(indole('C', 'CCC')).toEqual([]);
    expect(indole('C', '-c1ccccc1')).toEqual([]);
  });

  it('R90 leaves a methacrylate with an amine to its salt, and no acrylate', () => {
    const ester = (alkene: string) => `${alkene}C(=O)OCCN.CC(=O)[Cl:9]>>${alkene}C(=O)OCCN%11.CC%11=O`;
    expect(verdicts(LASTING, ester('C=C(C)'))).toEqual(['R90 risk']);
    expect(verdicts(LASTING, ester('C=C'))).toEqual(['R90 never']);
  });
});

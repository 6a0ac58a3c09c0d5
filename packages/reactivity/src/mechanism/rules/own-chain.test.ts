import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { LASTING } from './lasting.ts';

// Atoms with a map leave.
describe('molecules that react with their own chain', () => {
  it.each([
    ['R40 never', 'gamma-hydroxybutyric acid coupled', 'OCCCC(=O)[OH:1].NCc1ccccc1>>OCCCC%11=O.N%11Cc1ccccc1'],
    ['R40 never', '2-hydroxymethylbenzoic acid coupled', 'OCc1ccccc1C(=O)[OH:1].NCc1ccccc1>>OCc1ccccc1C%11=O.N%11Cc1ccccc1'],
    ['R40 never', 'gamma-hydroxybutyric acid esterified', 'OCCCC(=O)[OH:1].OC>>OCCCC%11=O.O%11C'],
    ['R40 risk', 'delta-hydroxyvaleric acid coupled', 'OCCCCC(=O)[OH:1].NCc1ccccc1>>OCCCCC%11=O.N%11Cc1ccccc1'],
    ['R41 never', 'a gamma-amino ketone acylated', 'CC(=O)CCCN.O=C([Cl:1])c1ccccc1>>CC(=O)CCCN%11.O=C%11c1ccccc1'],
    ['R41 never', 'a delta-amino ketone set free from its azide', 'CC(=O)CCCCN=[N+:1]=[N-:2]>>CC(=O)CCCCN'],
    ['R42 never', 'a nitro group reduced beside the acetate of a phenol', 'CC(=O)Oc1ccccc1[N+](=[O:1])[O-:2]>>CC(=O)Oc1ccccc1N'],
    ['R5 never', 'a chloroacetamide with a free amine made', 'NCCN.O=C([Cl:1])CCl>>NCCN%11.O=C%11CCl'],
    ['R5 never', 'an amino mesylate acylated', 'NCCOS(C)(=O)=O.O=C([Cl:1])c1ccccc1>>N%11CCOS(C)(=O)=O.O=C%11c1ccccc1'],
    ['R5 never', 'a sulfonyl chloride with an N-methylaniline', 'CNc1ccc(S(=O)(=O)[Cl:1])cc1.CNC>>CNc1ccc(S%11(=O)=O)cc1.CN%11C'],
    ['R5 never', 'an acid chloride with a free acid', 'OC(=O)CCC(=O)[Cl:1].CNC>>OC(=O)CCC%11=O.CN%11C'],
    ['R5 never', 'an isocyanate with a primary alcohol', 'O=C=Nc1ccc(CO)cc1.CNC>>O=C%11Nc1ccc(CO)cc1.CN%11C'],
    ['R5 never', 'an isothiocyanate with a free amine', 'S=C=Nc1ccc(CN)cc1.NCC>>S=C%11Nc1ccc(CN)cc1.N%11CC'],
    ['R5 never', 'bromoethylhydrazine', 'BrCCNN.[O:1]=Cc1ccccc1>>BrCCNN=%11.C%11c1ccccc1'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(LASTING, reaction)).toContain(verdict);
  });

  it.each([
    ['butyrolactone opened by the amine', 'O=C1CCCO1.NCc1ccccc1>>O=C%11CCCO.N%11Cc1ccccc1'],
    ['the acid protected as its acetate', 'CC(=O)OCCCC(=O)[OH:1].NCc1ccccc1>>CC(=O)OCCCC%11=O.N%11Cc1ccccc1'],
    ['its acid closing the lactone itself', 'OCCCC(=O)[OH:1]>>O1CCCC1=O'],
    ['an amino ketone whose carbonyl group is an acetal', 'CC1(OCCO1)CCCN.O=C([Cl:1])c1ccccc1>>CC1(OCCO1)CCCN%11.O=C%11c1ccccc1'],
    ['an amino ketone that closes in the step', 'CC(=[O:1])CCCN>>CC1CCCN=1'],
    ['a ketone five carbons away from the amine', 'CC(=O)CCCCCN.O=C([Cl:1])c1ccccc1>>CC(=O)CCCCCN%11.O=C%11c1ccccc1'],
    ['a nitro group reduced across from the acetate', 'CC(=O)Oc1ccc(cc1)[N+](=[O:1])[O-:2]>>CC(=O)Oc1ccc(cc1)N'],
    ['a chloroacetamide with an aniline', 'Nc1ccc(CN)cc1.O=C([Cl:1])CCl>>Nc1ccc(CN%11)cc1.O=C%11CCl'],
    [
      'a chloroacetamide whose amine acid sets free as its salt',
      '[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])NCCNC(=O)CCl>>NCCNC(=O)CCl',
    ],
    ['a sulfonyl chloride with a tertiary alcohol', 'CC(C)(O)c1ccc(S(=O)(=O)[Cl:1])cc1.CNC>>CC(C)(O)c1ccc(S%11(=O)=O)cc1.CN%11C'],
    ['a sulfonyl chloride with an acetanilide', 'CC(=O)Nc1ccc(S(=O)(=O)[Cl:1])cc1.CNC>>CC(=O)Nc1ccc(S%11(=O)=O)cc1.CN%11C'],
    ['an isocyanate with a tertiary alcohol far away', 'O=C=Nc1ccc(C(C)(C)OC)cc1.CNC>>O=C%11Nc1ccc(C(C)(C)OC)cc1.CN%11C'],
  ])('nothing of %s', (_, reaction) => {
    expect(verdicts(LASTING, reaction)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';

/** The source of bromine, of which the rest leaves. */
const NBS = 'Br[N:1]1[C:1](=[O:1])[CH2:1][CH2:1][C:1]1=[O:1]';

describe('rules of groups that a reagent does not leave alone', () => {
  it.each([
    ['P1 never', 'a benzylic bromination beside a thiol', `Cc1ccc(S)cc1.${NBS}>>C%11c1ccc(S)cc1.Br%11`],
    ['P1 never', 'a benzylic bromination beside a free amine', `Cc1ccc(CN)cc1.${NBS}>>C%11c1ccc(CN)cc1.Br%11`],
    ['P1 risk', 'a benzylic bromination beside an aldehyde', `Cc1ccc(C=O)cc1.${NBS}>>C%11c1ccc(C=O)cc1.Br%11`],
    ['P2 never', 'a Friedel-Crafts acylation beside Boc', 'CC(C)(C)OC(=O)NCc1ccccc1.CC(=O)[Cl:9]>>CC(C)(C)OC(=O)NCc1ccc%11cc1.CC%11=O'],
    [
      'P6 never',
      'a Hiyama coupling beside a thiol',
      '[Br:9]c1ccc(CS)cc1.[CH3:9][O:9][Si:9]([O:9][CH3:9])([O:9][CH3:9])c1ccccc1>>c1%11ccc(CS)cc1.c1%11ccccc1',
    ],
    ['P1 never', 'a ring brominated beside an alkene', `C=CCCc1ccccc1.Br[Br:1]>>C=CCCc1ccc%11cc1.Br%11`],
    ['P1 risk', 'the ring of a phenol brominated beside an alkene', `C=CCCc1ccc(O)cc1.Br[Br:1]>>C=CCCc1ccc(O)c%11c1.Br%11`],
    ['P3 never', 'a hydroboration beside a boronic ester', 'C=CCCB1OC(C)(C)C(C)(C)O1.O>>C%11CCCB1OC(C)(C)C(C)(C)O1.O%11'],
    ['P6 never', 'an aryl ether of a phenol with a boronic acid', 'OB(O)c1ccc(O)cc1.[Br:9]c1ccccc1>>OB(O)c1ccc(O%11)cc1.c1%11ccccc1'],
    [
      'P6 never',
      'a boronic acid brought to an amine beside a benzylic bromide',
      '[CH3:9][B:9]([OH:9])c1ccc(CBr)cc1.C1CCNCC1>>c1%11ccc(CBr)cc1.C1CCN%11CC1',
    ],
    ['P1 never', 'an ester brominated beside a ketone', 'C(C(=O)OC)CC(=O)C.Br[Br:1]>>C%11(C(=O)OC)CC(=O)C.Br%11'],
    ['P1 never', 'the bromination of a ketone beside a free amine', 'CC(=O)c1ccc(CNC)cc1.Br[Br:1]>>C%11C(=O)c1ccc(CNC)cc1.Br%11'],
    [
      'P1 never',
      'the bromination of a ketone beside an aldehyde that enolises',
      'CC(=O)c1ccc(CC=O)cc1.Br[Br:1]>>C%11C(=O)c1ccc(CC=O)cc1.Br%11',
    ],
    ['P1 never', 'bromine added to an alkene beside a thiol', 'C=CCCS.BrBr>>C%11C%12CCS.Br%11.Br%12'],
    ['P2 never', 'the nitration of a ring beside an alkene', 'C=CCc1ccccc1.O[N+](=O)[O-:1]>>C=CCc1ccc%11cc1.O=[N+]%11[O-]'],
    ['P2 risk', 'a haloethylamine that closes on its own arene', 'CC([Cl:9])CNCCc1ccccc1>>CC%11CNCCc1c%11cccc1'],
    ['P2 risk', 'the same of a chloroethylamine', 'C([Cl:9])CNCCc1ccccc1>>C%11CNCCc1c%11cccc1'],
    ['P2 never', 'a benzyl chloride and the arene of a free amine', 'NCCc1ccccc1.C([Cl:9])c1ccccc1>>NCCc1ccc%11cc1.C%11c1ccccc1'],
    ['P2 never', 'a Friedel-Crafts acylation beside a thiol', 'SCCc1ccccc1.CC(=O)[Cl:1]>>SCCc1ccc%11cc1.CC(=O)%11'],
    ['P2 risk', 'a Friedel-Crafts acylation beside an alkene', 'C=CCCc1ccccc1.CC(=O)[Cl:1]>>C=CCCc1ccc%11cc1.CC(=O)%11'],
    ['P2 never', 'hydrogen bromide added beside a Boc group', 'C=CC1CCN(C(=O)OC(C)(C)C)CC1.Br>>CC%11C1CCN(C(=O)OC(C)(C)C)CC1.Br%11'],
    ['P3 never', 'a methyl group oxidised to the acid beside a free aniline', 'Cc1ccc(N)cc1.O.O>>C%11%12c1ccc(N)cc1.O=%11.O%12'],
    ['P3 never', 'an alkene hydroborated beside an aldehyde', 'C=CCCCC=O.O>>C%11CCCCC=O.O%11'],
    [
      'P4 never',
      'a Boc group taken off beside an enol ether',
      'COC1=CCN([C:1](=[O:1])[O:1][C:1]([CH3:1])([CH3:1])[CH3:1])CC1>>COC1=CCNCC1',
    ],
    ['P4 risk', 'a Boc group taken off beside a MOM ether', 'COCOC1CCN([C:1](=[O:1])[O:1][C:1]([CH3:1])([CH3:1])[CH3:1])CC1>>COCOC1CCNCC1'],
    [
      'P4 never',
      'an acetal taken off beside a trimethylsilyl ether',
      'C[Si](C)(C)OCCc1ccc(C2O[CH2:1][CH2:1][O:1]2)cc1>>C[Si](C)(C)OCCc1ccc(C=O)cc1',
    ],
    [
      'P5 never',
      'a hydroxyquinazoline chlorinated beside a free alcohol',
      '[O:1]=c1[nH]cnc2ccc(CCO)cc12.Cl[P:1](=[O:1])([Cl:1])[Cl:1]>>c%111ncnc2ccc(CCO)cc12.Cl%11',
    ],
    [
      'P4 risk',
      'a penicillin esterified in acid',
      'CC1(C)SC2C(NC(=O)Cc3ccccc3)C(=O)N2C1C(=O)[OH:1].OCc1ccccc1>>CC1(C)SC2C(NC(=O)Cc3ccccc3)C(=O)N2C1C(=O)%11.O%11Cc1ccccc1',
    ],
    ['P6 never', 'a Suzuki coupling beside a free thiol', '[Br:1]c1ccc(S)cc1.[OH:1][B:1]([OH:1])c1ccccc1>>c%111ccc(S)cc1.c%111ccccc1'],
    ['P6 never', 'a Sonogashira coupling beside another free alkyne', 'C#Cc1cccc([Br:1])c1.C#CCO>>C#Cc1cccc%11c1.C%11#CCO'],
    [
      'P7 never',
      'a Suzuki coupling beside an acid chloride',
      '[Br:1]c1ccc(C(=O)Cl)cc1.[OH:1][B:1]([OH:1])c1ccccc1>>c%111ccc(C(=O)Cl)cc1.c%111ccccc1',
    ],
    ['P7 never', 'an ester hydrolysed beside an isocyanate', '[CH3:1]OC(=O)c1ccc(N=C=O)cc1>>OC(=O)c1ccc(N=C=O)cc1'],
    ['P8 never', 'an imine reduced beside an aldehyde', 'CC(=NCc1ccccc1)c1ccc(C=O)cc1>>CC(NCc1ccccc1)c1ccc(C=O)cc1'],
    ['P9 never', 'an ester alkylated beside a ketone', 'COC(=O)CCC(C)=O.CC[I:1]>>COC(=O)C%11CC(C)=O.CC%11'],
    [
      'P2 never',
      'a Friedel-Crafts acylation beside a benzhydryl ether',
      'c1ccc(cc1)C(OCCc1ccccc1)c1ccccc1.CC(=O)[Cl:1]>>c1ccc(cc1)C(OCCc1ccc%11cc1)c1ccccc1.CC%11=O',
    ],
    ['P120 never', 'a McMurry coupling beside another ketone', '[O:1]=C1CCC(C(C)=O)CC1.[O:1]=C(C)C>>C1%11CCC(C(C)=O)CC1.C=%11(C)C'],
  ])('say %s of %s', (verdict, _, reaction) => {
    expect(verdicts(HARMED_GROUPS, reaction)).toContain(verdict);
  });

  it.each([
    ['a benzylic bromination beside a nitrile', `Cc1ccc(C#N)cc1.${NBS}>>C%11c1ccc(C#N)cc1.Br%11`],
    ['the bromination of the ring of an aniline', `Nc1ccccc1C(=O)OC.${NBS}>>Nc1ccc%11cc1C(=O)OC.Br%11`],
    ['the bromination of a ketone beside an ester', 'CC(=O)c1ccc(C(=O)OC)cc1.Br[Br:1]>>C%11C(=O)c1ccc(C(=O)OC)cc1.Br%11'],
    [
      'the nitration of a ring with a free amine in the side chain, as its salt',
      'NCCc1ccccc1.O[N+](=O)[O-:1]>>NCCc1ccc%11cc1.O=[N+]%11[O-]',
    ],
    ['a Friedel-Crafts acylation beside an ester', 'COC(=O)CCc1ccccc1.CC(=O)[Cl:1]>>COC(=O)CCc1ccc%11cc1.CC(=O)%11'],
    ['a methyl group oxidised to the acid beside a nitro group', 'Cc1ccc(N(=O)=O)cc1.O.O>>C%11%12c1ccc(N(=O)=O)cc1.O=%11.O%12'],
    ['an alkene hydroborated beside an ester', 'C=CCCCC(=O)OC.O>>C%11CCCCC(=O)OC.O%11'],
    ['a Boc group taken off beside an allyl ether', 'C=CCOC1CCN([C:1](=[O:1])[O:1][C:1]([CH3:1])([CH3:1])[CH3:1])CC1>>C=CCOC1CCNCC1'],
    ['a Suzuki coupling beside a sulfide', '[Br:1]c1ccc(SC)cc1.[OH:1][B:1]([OH:1])c1ccccc1>>c%111ccc(SC)cc1.c%111ccccc1'],
    ['a Sonogashira coupling beside a silylated alkyne', 'C[Si](C)(C)C#Cc1cccc([Br:1])c1.C#CCO>>C[Si](C)(C)C#Cc1cccc%11c1.C%11#CCO'],
    ['an imine reduced beside an ester', 'CC(=NCc1ccccc1)c1ccc(C(=O)OC)cc1>>CC(NCc1ccccc1)c1ccc(C(=O)OC)cc1'],
    ['an ester alkylated beside an aryl ether', 'COC(=O)Cc1ccc(OC)cc1.CC[I:1]>>COC(=O)C%11c1ccc(OC)cc1.CC%11'],
    ['a beta-ketoester alkylated between its two carbonyl groups', 'COC(=O)CC(C)=O.CC[I:1]>>COC(=O)C%11C(C)=O.CC%11'],
    ['a McMurry coupling beside an ester', '[O:1]=C1CCC(C(=O)OC)CC1.[O:1]=C(C)C>>C1%11CCC(C(=O)OC)CC1.C=%11(C)C'],
  ])('say nothing of %s', (_, reaction) => {
    expect(verdicts(HARMED_GROUPS, reaction)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { AZOLE_NITROGENS } from './azole-nitrogens.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { CONFIGURATION } from './configuration.ts';
import { COUPLINGS } from './couplings.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { LASTING } from './lasting.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';
import { ORGANOMETALLICS } from './organometallics.ts';

describe('steps that forty more targets were offered as good', () => {
  it.each([
    [
      'C39 never',
      'a chloroformate and the aromatic amine of a hydroxamic acid',
      CHEMOSELECTIVITY,
      'CCOC(=O)[Cl:9].Nc1ccc(C(=O)NO)cc1>>CCOC%11(=O).N%11c1ccc(C(=O)NO)cc1',
    ],
    [
      'C39 never',
      'an isocyanate and the aromatic amine of a hydroxamic acid',
      CHEMOSELECTIVITY,
      'CCN=C=O.Nc1ccc(C(=O)NO)cc1>>CCNC%11=O.N%11c1ccc(C(=O)NO)cc1',
    ],
    [
      'C39 never',
      'a Curtius rearrangement beside a hydroxamic acid',
      CHEMOSELECTIVITY,
      'c1(C(=O)N=[N+:9]=[N-:9])ccc(C(=O)NO)cc1.OCC>>c%13%14%11.C%15%12=O.N%11%15.c%13cc(C(=O)NO)cc%14.O%12CC',
    ],
    [
      'N270 never',
      'a Sandmeyer cyanation beside an acylamino group',
      NUCLEOPHILIC_AROMATIC,
      'CC(=O)Nc1ccccc1[NH2:9].N#C[Cu:9]>>CC(=O)Nc1ccccc1%11.N#C%11',
    ],
    ['N270 never', 'one amine of phenylenediamine made the chloride', NUCLEOPHILIC_AROMATIC, 'Nc1ccccc1[NH2:9].Cl>>Nc1ccccc1%11.Cl%11'],
    [
      'C270 never',
      'phosgene, diethylamine and the aromatic amine of an amino alcohol',
      CHEMOSELECTIVITY,
      'CCNCC.O=C([Cl:9])[Cl:9].Nc1ccc(OCC(O)CNC(C)(C)C)cc1>>CCN%11CC.O=C%11%12.N%12c1ccc(OCC(O)CNC(C)(C)C)cc1',
    ],
    [
      'C271 never',
      'a lithiated thiazole with an aromatic amine, and phenyl isocyanate',
      CHEMOSELECTIVITY,
      'Nc1ccccc1-c1ncc[s]1.O=C=Nc1ccccc1>>Nc1ccccc1-c1ncc%11[s]1.O=C%11Nc1ccccc1',
    ],
    [
      'C272 never',
      'an amide beside a hydrazide, and benzyl bromide',
      CHEMOSELECTIVITY,
      'NC(=O)CCNNC(=O)c1ccccc1.C([Br:9])c1ccccc1>>N%11C(=O)CCNNC(=O)c1ccccc1.C%11c1ccccc1',
    ],
    ['R5 never', 'an acid chloride with a hydrazide', LASTING, 'O=C([Cl:9])CCNNC(=O)c1ccccc1.NCC>>O=C%11CCNNC(=O)c1ccccc1.N%11CC'],
    [
      'K90 never',
      'an anilide made of a halide with a free alkylamine',
      COUPLINGS,
      '[C-]#[O+].NCc1cccc([Br:9])c1.Nc1ccccc1>>C%11%12=O.NCc1cccc%11c1.N%12c1ccccc1',
    ],
    [
      'M270 never',
      'a zinc reagent two carbons from an aldehyde',
      ORGANOMETALLICS,
      'O=CCC[Zn:9][Br:9].c1ccccc1[Br:9]>>O=CCC%11.c1ccccc1%11',
    ],
    ['M270 never', 'a zinc reagent with a hydroxyl group', ORGANOMETALLICS, 'OCCCCCC[Zn:9][Br:9].c1ccccc1[Br:9]>>OCCCCCC%11.c1ccccc1%11'],
    [
      'M270 risk',
      'a zinc reagent two carbons from a ketone',
      ORGANOMETALLICS,
      'CC(=O)CC[Zn:9][Br:9].c1ccccc1[Br:9]>>CC(=O)CC%11.c1ccccc1%11',
    ],
    [
      'I270 never',
      'a 4,5-diaryltriazole benzylated at 1',
      AZOLE_NITROGENS,
      '[nH]1nnc(c2ccccc2)c1c1ccncc1.C([Br:9])c1ccccc1>>n%111nnc(c2ccccc2)c1c1ccncc1.C%11c1ccccc1',
    ],
    [
      'A3 never',
      '4-nitrophenol acetylated at carbon',
      ELECTROPHILIC_AROMATIC,
      'CC(=O)[Cl:9].c1cc([N+](=O)[O-])ccc1O>>CC%11(=O).c1%11cc([N+](=O)[O-])ccc1O',
    ],
    [
      'A8 never',
      'a fluorophenyl isocyanate formylated',
      ELECTROPHILIC_AROMATIC,
      '[N:9]([CH3:9])([CH3:9])C=O.c1cccc(N=C=O)c1F>>C%11=O.c1%11cccc(N=C=O)c1F',
    ],
    [
      'A3 never',
      'phenyl isocyanate acetylated between two groups',
      ELECTROPHILIC_AROMATIC,
      'CC(=O)[Cl:9].c1cccc(F)c1N=C=O>>CC%11(=O).c1%11cccc(F)c1N=C=O',
    ],
    [
      'C8 never',
      'an isoquinolone arylated beside the N-H of a pyrazole',
      CHEMOSELECTIVITY,
      '[nH]1ccc2cc(-c3cn[nH]c3)ccc2c1=O.[OH:9][B:9]([OH:9])c1ccccc1>>n%111ccc2cc(-c3cn[nH]c3)ccc2c1=O.c%111ccccc1',
    ],
    [
      'I3 never',
      '3-amino-6-phenylpyridazine and a chloroethylamine',
      AZOLE_NITROGENS,
      'Nc1nnc(-c2ccccc2)cc1C.C([Cl:9])CN(C)C>>N%11c1nnc(-c2ccccc2)cc1C.C%11CN(C)C',
    ],
    [
      'Q270 never',
      'a stated tertiary acid and pyridine in a Minisci reaction',
      CONFIGURATION,
      'CC[C@](C)(CCC)[C:9](=[O:9])[OH:9].c1ccccn1>>CC[C@](C)(CCC)%11.c1cccc%11n1',
    ],
    [
      'P270 never',
      'methanol and a bromide beside a quaternary beta-keto ester',
      HARMED_GROUPS,
      'CC(=O)C(C)(C)C(=O)OCC[Br:9].OC>>CC(=O)C(C)(C)C(=O)OCC%11.O%11C',
    ],
    [
      'P270 never',
      'dimethyl sulfate and an alcohol beside a quaternary beta-keto ester',
      HARMED_GROUPS,
      'CC(=O)C(C)(C)C(=O)OCCO.C[O:9][S:9](=[O:9])(=[O:9])[O:9][CH3:9]>>CC(=O)C(C)(C)C(=O)OCCO%11.C%11',
    ],
    [
      'M271 never',
      'a ylide with an acyloxy group on the next carbon',
      ORGANOMETALLICS,
      'CC(=O)OC(C)C[P+:9]([CH3:9])([CH3:9])[CH3:9].C(c1ccccc1)=[O:9]>>CC(=O)OC(C)C%11.C(c1ccccc1)=%11',
    ],
  ])('%s: %s', (expected, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(expected);
  });

  it.each([
    [
      'C39',
      'an isocyanate and an alkylamine of a hydroxamic acid',
      CHEMOSELECTIVITY,
      'CCN=C=O.NCc1ccc(C(=O)NO)cc1>>CCNC%11=O.N%11Cc1ccc(C(=O)NO)cc1',
    ],
    [
      'C39',
      'a hydroxamic ether beside a chloroformate',
      CHEMOSELECTIVITY,
      'CCOC(=O)[Cl:9].Nc1ccc(C(=O)NOC)cc1>>CCOC%11(=O).N%11c1ccc(C(=O)NOC)cc1',
    ],
    [
      'N270',
      'a Sandmeyer reaction across from an acylamino group',
      NUCLEOPHILIC_AROMATIC,
      'CC(=O)Nc1ccc([NH2:9])cc1.Cl>>CC(=O)Nc1ccc%11cc1.Cl%11',
    ],
    [
      'N270',
      'a Sandmeyer reaction beside a tertiary amide',
      NUCLEOPHILIC_AROMATIC,
      'CC(=O)N(C)c1ccccc1[NH2:9].Cl>>CC(=O)N(C)c1ccccc1%11.Cl%11',
    ],
    [
      'C270',
      'phosgene beside a protected amino alcohol',
      CHEMOSELECTIVITY,
      'CCNCC.O=C([Cl:9])[Cl:9].Nc1ccc(OCC(OC)CNC(C)(C)C)cc1>>CCN%11CC.O=C%11%12.N%12c1ccc(OCC(OC)CNC(C)(C)C)cc1',
    ],
    [
      'C271',
      'a lithiated thiazole with a tertiary amine, and phenyl isocyanate',
      CHEMOSELECTIVITY,
      'CN(C)c1ccccc1-c1ncc[s]1.O=C=Nc1ccccc1>>CN(C)c1ccccc1-c1ncc%11[s]1.O=C%11Nc1ccccc1',
    ],
    [
      'C272',
      'the hydrazide alkylated itself',
      CHEMOSELECTIVITY,
      'NC(=O)CCNNC(=O)c1ccccc1.C([Br:9])c1ccccc1>>NC(=O)CCN%11NC(=O)c1ccccc1.C%11c1ccccc1',
    ],
    ['R5', 'the ester of a hydrazide, and an amine', LASTING, 'O=C([O:9][CH3:9])CCNNC(=O)c1ccccc1.NCC>>O=C%11CCNNC(=O)c1ccccc1.N%11CC'],
    [
      'K90',
      'an anilide made of a halide with a tertiary amine',
      COUPLINGS,
      '[C-]#[O+].CN(C)Cc1cccc([Br:9])c1.Nc1ccccc1>>C%11%12=O.CN(C)Cc1cccc%11c1.N%12c1ccccc1',
    ],
    ['M270', 'a zinc homoenolate of an ester', ORGANOMETALLICS, 'COC(=O)CC[Zn:9][Br:9].c1ccccc1[Br:9]>>COC(=O)CC%11.c1ccccc1%11'],
    [
      'M270',
      'an alkylzinc reagent and a benzyl alcohol of its partner',
      ORGANOMETALLICS,
      'CCCC[Zn:9][Br:9].OCc1ccc(cc1)[Br:9]>>CCCC%11.OCc1ccc%11cc1',
    ],
    [
      'I270',
      'a 4,5-diaryltriazole benzylated at 2',
      AZOLE_NITROGENS,
      'c1(c2ccccc2)n[nH]nc1c1ccncc1.C([Br:9])c1ccccc1>>c1(c2ccccc2)nn%11nc1c1ccncc1.C%11c1ccccc1',
    ],
    [
      'A8',
      'fluorobenzene with an ether formylated where lithium leads',
      ELECTROPHILIC_AROMATIC,
      '[N:9]([CH3:9])([CH3:9])C=O.c1cccc(OC(F)F)c1F>>C%11=O.c1%11cccc(OC(F)F)c1F',
    ],
    ['A3', '4-fluorophenol acetylated at carbon', ELECTROPHILIC_AROMATIC, 'CC(=O)[Cl:9].c1cc(F)ccc1O>>CC%11(=O).c1%11cc(F)ccc1O'],
    [
      'C8',
      'an isoquinolone arylated beside a pyrazole without N-H',
      CHEMOSELECTIVITY,
      '[nH]1ccc2cc(-c3cnn(C)c3)ccc2c1=O.[OH:9][B:9]([OH:9])c1ccccc1>>n%111ccc2cc(-c3cnn(C)c3)ccc2c1=O.c%111ccccc1',
    ],
    [
      'I3',
      'a 3-aminopyridazine with an ester beside the amino group',
      AZOLE_NITROGENS,
      'Nc1nnc(-c2ccccc2)cc1C(=O)OC.C([Cl:9])CN(C)C>>N%11c1nnc(-c2ccccc2)cc1C(=O)OC.C%11CN(C)C',
    ],
    [
      'Q270',
      'an acid without configuration in a Minisci reaction',
      CONFIGURATION,
      'CC(C)(C)[C:9](=[O:9])[OH:9].c1ccccn1>>CC(C)(C)%11.c1cccc%11n1',
    ],
    [
      'P270',
      'methanol and a bromide beside a beta-keto ester with hydrogen',
      HARMED_GROUPS,
      'CC(=O)C(C)C(=O)OCC[Br:9].OC>>CC(=O)C(C)C(=O)OCC%11.O%11C',
    ],
    [
      'M271',
      'a ylide with an acyloxy group two carbons further',
      ORGANOMETALLICS,
      'CC(=O)OC(C)CC[P+:9]([CH3:9])([CH3:9])[CH3:9].C(c1ccccc1)=[O:9]>>CC(=O)OC(C)CC%11.C(c1ccccc1)=%11',
    ],
  ])('%s not: %s', (rule, _, table, reaction) => {
    expect(verdicts(table, reaction).filter((each) => each.startsWith(`${rule} `))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { LASTING } from './lasting.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { PROTECTING_GROUPS } from './protecting-groups.ts';

// Atoms with a map leave.
const BENZYL = '[CH2:9][c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1';

describe('steps that small and large molecules on the defaults were offered as good', () => {
  it.each([
    [
      'P60 never',
      'hypohalite beside the ester of a phenol',
      HARMED_GROUPS,
      'CC(=O)Oc1ccccc1C(=O)[CH3:9].[OH2]>>CC(=O)Oc1ccccc1C%11=O.O%11',
    ],
    ['V2 risk', 'a carbamate freed of benzyl', PROTECTING_GROUPS, `COC(=O)N${BENZYL}>>COC(=O)N`],
    ['V2 never', 'a urea freed of phenylethyl', PROTECTING_GROUPS, 'NC(=O)N[CH:9]([CH3:9])[c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1>>NC(=O)N'],
    ['P24 risk', 'an azide reduced beside a thiol', HARMED_GROUPS, 'SCCCN=[N+:9]=[N-:9]>>SCCCN'],
    ['P25 never', 'a ketone reduced to the alkane beside a thioamide', HARMED_GROUPS, 'NC(=S)CCC(=[O:9])CC>>NC(=S)CCCCC'],
    ['P25 never', 'a ketone reduced to the alkane beside a beta-lactam', HARMED_GROUPS, 'CC(=[O:9])CC1CNC1=O>>CCCC1CNC1=O'],
    [
      'P25 never',
      'an aryl ketone reduced to the alkane beside a penam',
      HARMED_GROUPS,
      'CC(=[O:9])c1ccc(cc1)C1C(=O)N2CCSC12>>CCc1ccc(cc1)C1C(=O)N2CCSC12',
    ],
    [
      'P25 risk',
      'an aryl ketone reduced to the alkane beside a beta-lactam',
      HARMED_GROUPS,
      'c1ccccc1C(=[O:9])CC1CNC1=O>>c1ccccc1CCC1CNC1=O',
    ],
    [
      'P25 risk',
      'a ketone reduced to the alkane beside the ester of a phenol',
      HARMED_GROUPS,
      'CC(=O)Oc1ccc(cc1)C(=[O:9])C>>CC(=O)Oc1ccc(cc1)CC',
    ],
    ['P17 never', 'a Hofmann rearrangement beside a selenide', HARMED_GROUPS, 'C[Se]CCC[C:9](=[O:9])N>>C[Se]CCCN'],
    ['P17 never', 'a Hofmann rearrangement beside a thiourea', HARMED_GROUPS, 'CNC(=S)N(C)CC[C:9](=[O:9])N>>CNC(=S)N(C)CCN'],
    ['P17 never', 'a Hofmann rearrangement beside a dithiolethione', HARMED_GROUPS, 'NCCC1=C(C[C:9](=[O:9])N)SSC1=S>>NCCC1=C(CN)SSC1=S'],
    [
      'P17 risk',
      'a Hofmann rearrangement beside a thioether on a pyrimidine',
      HARMED_GROUPS,
      'CSc1nccc(n1)C[C:9](=[O:9])N>>CSc1nccc(n1)CN',
    ],
    [
      'O17 never',
      'a vinylogous ester reduced and transposed beside a ketone',
      ORDER_OF_GROUPS,
      '[O:9]=C1C=C(O[CH2:9][CH3:9])CC(CCC(C)=O)C1>>C1C=C(=O)CC(CCC(C)=O)C1',
    ],
    [
      'O17 never',
      'a vinylogous ester and methylmagnesium bromide beside an aldehyde',
      ORDER_OF_GROUPS,
      'C[Mg:9][Br:9].[O:9]=C1C=C(O[CH2:9][CH3:9])CC(CCC=O)C1>>C%11.C1%11=CC(=O)CC(CCC=O)C1',
    ],
    [
      'O17 risk',
      'a vinylogous ester and methylmagnesium bromide beside an ester',
      ORDER_OF_GROUPS,
      'C[Mg:9][Br:9].[O:9]=C1C=C(O[CH2:9][CH3:9])CC(CCC(=O)OC)C1>>C%11.C1%11=CC(=O)CC(CCC(=O)OC)C1',
    ],
    ['O14 never', 'an allylic alcohol hydrogenated beside a triene', ORDER_OF_GROUPS, 'CC(O)C=CCCC=CC=CC=CC>>CC(O)CCCCC=CC=CC=CC'],
    [
      'P27 risk',
      'a Robinson annulation beside another ketone',
      HARMED_GROUPS,
      'C=CC(=O)C.CC1C(=[O:9])CCC(CCC(C)=O)C1>>C%11CC(=O)C=%12.CC%111C%12CCC(CCC(C)=O)C1',
    ],
    [
      'P27 never',
      'a Robinson annulation of a beta-fluoroketone',
      HARMED_GROUPS,
      'C=CC(=O)C.CC1C(=[O:9])CC(F)CC1>>C%11CC(=O)C=%12.CC%111C%12CC(F)CC1',
    ],
    [
      'P27 never',
      'a Robinson annulation beside an aldehyde',
      HARMED_GROUPS,
      'C=CC(=O)C.CC1C(=[O:9])CCC(C=O)C1>>C%11CC(=O)C=%12.CC%111C%12CCC(C=O)C1',
    ],
    [
      'P28 never',
      'a Baeyer-Villiger oxidation beside a disubstituted alkene',
      HARMED_GROUPS,
      'CC(=O)C(C)CC=CC.O[OH:9]>>CC%11(=O).C%12(C)CC=CC.O%11%12',
    ],
    ['P28 never', 'a Baeyer-Villiger oxidation of a 1,3-diketone', HARMED_GROUPS, 'CC(=O)CC(=O)C.O[OH:9]>>CC%11(=O).C%12C(=O)C.O%11%12'],
    [
      'P28 risk',
      'a Baeyer-Villiger oxidation beside a ketone with a branched group',
      HARMED_GROUPS,
      'CC(=O)CCCCC(=O)C(C)C.O[OH:9]>>CC%11(=O).C%12CCCC(=O)C(C)C.O%11%12',
    ],
    [
      'P4 risk',
      'an acid esterified by methanol and acid beside an epoxide',
      HARMED_GROUPS,
      'CC1(C)OC1CCC(=O)[OH:9].CO>>CC1(C)OC1CCC%11(=O).CO%11',
    ],
    ['P26 never', 'an ester reduced beside a methylpyridinium ion', HARMED_GROUPS, 'C[n+]1ccc(cc1)CC(=O)[O:9][CH3:9]>>C[n+]1ccc(cc1)CCO'],
    ['P26 risk', 'a ketone reduced beside a methylpyridinium ion', HARMED_GROUPS, 'C[n+]1ccc(cc1)CC(=O)C>>C[n+]1ccc(cc1)CC(O)C'],
    [
      'P19 risk',
      'an ester of a quaternary malonate reduced beside an arylacetate',
      HARMED_GROUPS,
      'CCOC(=O)C(NC(C)=O)(CCc1ccc(CC(=O)OC)cc1)C(=O)[O:9][CH2:9][CH3:9]>>CCOC(=O)C(NC(C)=O)(CCc1ccc(CC(=O)OC)cc1)CO',
    ],
    [
      'P29 never',
      'a penicillin ester and ammonia',
      HARMED_GROUPS,
      'CC1(C)SC2CC(=O)N2C1C(=O)[O:9][CH3:9].N>>CC1(C)SC2CC(=O)N2C1C%11(=O).N%11',
    ],
    [
      'P29 risk',
      'a penicillin ester and ethylamine',
      HARMED_GROUPS,
      'CC1(C)SC2CC(=O)N2C1C(=O)[O:9][CH3:9].NCC>>CC1(C)SC2CC(=O)N2C1C%11(=O).N%11CC',
    ],
    [
      'P30 never',
      'an aminocephalosporin and a plain ester',
      HARMED_GROUPS,
      'CCC(=O)[O:9][CH3:9].NC1C2SCC(C)=C(C(=O)O)N2C1=O>>CCC%11(=O).N%11C1C2SCC(C)=C(C(=O)O)N2C1=O',
    ],
    [
      'P30 risk',
      'an aminocephalosporin and the ester of phenylacetic acid',
      HARMED_GROUPS,
      'c1ccccc1CC(=O)[O:9][CH3:9].NC1C2SCC(C)=C(C(=O)O)N2C1=O>>c1ccccc1CC%11(=O).N%11C1C2SCC(C)=C(C(=O)O)N2C1=O',
    ],
  ])('%s: %s', (verdict, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(verdict);
  });

  it.each([
    ['P60', 'hypohalite beside the ester of an alcohol', HARMED_GROUPS, 'CCC(=O)OCCC(=O)[CH3:9].[OH2]>>CCC(=O)OCCC%11=O.O%11'],
    [
      'V2',
      'a carbamate freed of 4-methoxybenzyl',
      PROTECTING_GROUPS,
      'COC(=O)N[CH2:9][c:9]1[cH:9][cH:9][c:9]([O:9][CH3:9])[cH:9][cH:9]1>>COC(=O)N',
    ],
    ['V2', 'an amine freed of benzyl beside a carbamate', PROTECTING_GROUPS, `COC(=O)NCCCN${BENZYL}>>COC(=O)NCCCN`],
    ['P24', 'an azide reduced beside a sulfide', HARMED_GROUPS, 'CSCCCN=[N+:9]=[N-:9]>>CSCCCN'],
    ['P25', 'a ketone reduced to the alkane beside an amide', HARMED_GROUPS, 'NC(=O)CCC(=[O:9])CC>>NC(=O)CCCCC'],
    ['P17', 'a Hofmann rearrangement beside a sulfone', HARMED_GROUPS, 'CS(=O)(=O)CCC[C:9](=[O:9])N>>CS(=O)(=O)CCCN'],
    [
      'O17',
      'a vinylogous ester and methylmagnesium bromide beside an acetal',
      ORDER_OF_GROUPS,
      'C[Mg:9][Br:9].[O:9]=C1C=C(O[CH2:9][CH3:9])CC(CCC(OC)OC)C1>>C%11.C1%11=CC(=O)CC(CCC(OC)OC)C1',
    ],
    ['O14', 'an allylic alcohol hydrogenated beside an alkene', ORDER_OF_GROUPS, 'CC(O)C=CCCCC=CCC>>CC(O)CCCCCC=CCC'],
    ['O14', 'an allylic alcohol of a diene hydrogenated in part', ORDER_OF_GROUPS, 'OCC=CC=CC>>OCCCC=CC'],
    ['P27', 'a Robinson annulation of a 1,3-diketone', HARMED_GROUPS, 'C=CC(=O)C.CC1C(=[O:9])CCCC1=O>>C%11CC(=O)C=%12.CC%111C%12CCCC1=O'],
    [
      'P27',
      'a Robinson annulation of a gamma-fluoroketone',
      HARMED_GROUPS,
      'C=CC(=O)C.CC1C(=[O:9])CCC(F)C1>>C%11CC(=O)C=%12.CC%111C%12CCC(F)C1',
    ],
    [
      'P28',
      'a Baeyer-Villiger oxidation beside an alkene with a free end',
      HARMED_GROUPS,
      'CC(=O)C(C)CCC=C.O[OH:9]>>CC%11(=O).C%12(C)CCC=C.O%11%12',
    ],
    [
      'P28',
      'a Baeyer-Villiger oxidation of a cyclobutanone beside an alkene',
      HARMED_GROUPS,
      'O=C1CC2C=CCC12.O[OH:9]>>O=C%11CC2C=CCC%122.O%11%12',
    ],
    ['P28', 'a Baeyer-Villiger oxidation of a norbornenone', HARMED_GROUPS, 'O=C1CC2C=CC1C2.O[OH:9]>>O=C%11CC2C=CC%12C2.O%11%12'],
    ['R1', 'a Baeyer-Villiger oxidation at a bridgehead', LASTING, 'O=C1CC2CCC1C2.O[OH:9]>>O=C%11CC2CCC%12C2.O%11%12'],
    [
      'P28',
      'a Baeyer-Villiger oxidation of a 1,3-diketone that does not enolise',
      HARMED_GROUPS,
      'CC(=O)C(C)(C)C(=O)C.O[OH:9]>>CC%11(=O).C%12(C)(C)C(=O)C.O%11%12',
    ],
    [
      'P28',
      'a Baeyer-Villiger oxidation beside a ketone whose groups move later',
      HARMED_GROUPS,
      'CC(=O)CCCCC(=O)C(C)C.O[OH:9]>>CC(=O)CCCCC%11(=O).C%12(C)C.O%11%12',
    ],
    [
      'P28',
      'a Baeyer-Villiger oxidation of a cyclohexanone beside an open ketone',
      HARMED_GROUPS,
      'CCC(=O)CC1CCCC(=O)C1.O[OH:9]>>CCC(=O)CC1CCCC%11(=O).C%121.O%11%12',
    ],
    [
      'P4',
      'an epoxy acid and octanol, by a coupling reagent',
      HARMED_GROUPS,
      'CC1(C)OC1CCC(=O)[OH:9].OCCCCCCCC>>CC1(C)OC1CCC%11(=O).O%11CCCCCCCC',
    ],
    ['P26', 'a ketone reduced beside a pyridine', HARMED_GROUPS, 'n1ccc(cc1)CC(=O)C>>n1ccc(cc1)CC(O)C'],
    [
      'P19',
      'an ester of a quaternary malonate reduced beside a benzoate',
      HARMED_GROUPS,
      'CCOC(=O)C(NC(C)=O)(CCc1ccc(C(=O)OC)cc1)C(=O)[O:9][CH2:9][CH3:9]>>CCOC(=O)C(NC(C)=O)(CCc1ccc(C(=O)OC)cc1)CO',
    ],
    ['P29', 'the ester of an open beta-lactam and ammonia', HARMED_GROUPS, 'CSC1CC(=O)N1CC(=O)[O:9][CH3:9].N>>CSC1CC(=O)N1CC%11(=O).N%11'],
    [
      'P30',
      'an aminocephalosporin and an acid chloride',
      HARMED_GROUPS,
      'CCC(=O)[Cl:9].NC1C2SCC(C)=C(C(=O)O)N2C1=O>>CCC%11(=O).N%11C1C2SCC(C)=C(C(=O)O)N2C1=O',
    ],
  ])('%s not: %s', (rule, _, table, reaction) => {
    expect(verdicts(table, reaction).filter((each) => each.startsWith(`${rule} `))).toEqual([]);
  });
});

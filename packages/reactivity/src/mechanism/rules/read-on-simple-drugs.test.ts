import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { EPOXIDES } from './epoxides.ts';
import { FREE_HYDROXYLS } from './free-hydroxyls.ts';
import { LEAVING_GROUPS } from './leaving-groups.ts';
import { ORGANOMETALLICS } from './organometallics.ts';

describe('steps that simple drugs were offered as good', () => {
  it.each([
    ['L4 never', '5-hydroxyquinoline and phosphoryl chloride', LEAVING_GROUPS, '[OH:9]c1cccc2ncccc12.[P:9]Cl>>c1%11cccc2ncccc12.Cl%11'],
    ['L8 never', '4-chlorotoluene and iodide', LEAVING_GROUPS, 'Cc1ccc(cc1)[Cl:9].I>>Cc1ccc%11cc1.I%11'],
    ['L9 never', 'the xanthate of a hydroxyketone made the enone', LEAVING_GROUPS, 'CC(=O)CC(C)[O:9][C:9](=[S:9])[S:9][CH3:9]>>CC(=O)C=CC'],
    [
      'A5 never',
      'the chloride of a dialkylamino acid and benzene',
      ELECTROPHILIC_AROMATIC,
      'CCN(CC)C(C)C(=O)[Cl:9].c1ccccc1>>CCN(CC)C(C)C%11(=O).c1%11ccccc1',
    ],
    [
      'M6 never',
      'a zinc reagent with an amine on the next carbon',
      ORGANOMETALLICS,
      'CNC(C)(C)C[Zn:9][Br:9].c1ccccc1[Br:9]>>CNC(C)(C)C%11.c1ccccc1%11',
    ],
    ['M14 risk', 'a zinc reagent with a secondary amine', ORGANOMETALLICS, 'CNCCCC[Zn:9][Br:9].c1ccccc1[Br:9]>>CNCCCC%11.c1ccccc1%11'],
    ['M1 never', 'a Grignard reagent with a secondary amine', ORGANOMETALLICS, 'CNCCCC[Mg:9][Br:9].c1ccccc1[Br:9]>>CNCCCC%11.c1ccccc1%11'],
    [
      'J8 risk',
      'a hydroxyketone and an ylide',
      FREE_HYDROXYLS,
      'OC(C)CC(C)=[O:9].C(C)[P+:9]([CH3:9])([CH3:9])[CH3:9]>>OC(C)CC(C)=%11.C%11(C)',
    ],
    ['E4 risk', 'a Grignard reagent and an epoxide beside an ester', EPOXIDES, 'C[Mg:9][Br:9].C1C(O1)CCC(=O)OC>>C%11.C%11C(O)CCC(=O)OC'],
    ['E4 risk', 'methyllithium and an epoxide beside a lactone', EPOXIDES, 'C[Li:9].C1C(O1)CCC1CCC(=O)O1>>C%11.C%11C(O)CCC1CCC(=O)O1'],
    [
      'M2 never',
      'a Grignard reagent and an epoxide beside a ketone',
      ORGANOMETALLICS,
      'C[Mg:9][Br:9].C1C(O1)CCC(=O)C>>C%11.C%11C(O)CCC(=O)C',
    ],
  ])('%s: %s', (verdict, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(verdict);
  });

  it.each([
    ['L4', '4-hydroxyquinoline and phosphoryl chloride', LEAVING_GROUPS, '[OH:9]c1ccnc2ccccc12.[P:9]Cl>>c1%11ccnc2ccccc12.Cl%11'],
    ['L4', '4-hydroxycoumarin and phosphoryl chloride', LEAVING_GROUPS, '[OH:9]c1cc(=O)oc2ccccc12.[P:9]Cl>>c1%11cc(=O)oc2ccccc12.Cl%11'],
    ['L4', 'a 7-hydroxypyrazolopyrimidine and phosphoryl chloride', LEAVING_GROUPS, '[OH:9]c1ccnc2ccnn12.[P:9]Cl>>c1%11ccnc2ccnn12.Cl%11'],
    ['L8', '2-chloropyridine and iodide', LEAVING_GROUPS, 'c1ccnc(c1)[Cl:9].I>>c1ccnc%11c1.I%11'],
    ['L8', '4-bromotoluene and iodide', LEAVING_GROUPS, 'Cc1ccc(cc1)[Br:9].I>>Cc1ccc%11cc1.I%11'],
    ['L9', 'a xanthate three carbons from a ketone', LEAVING_GROUPS, 'CC(=O)CCC(C)[O:9][C:9](=[S:9])[S:9][CH3:9]>>CC(=O)CC=CC'],
    [
      'A5',
      'the chloride of an acylamino acid and benzene',
      ELECTROPHILIC_AROMATIC,
      'CC(=O)N(C)C(C)C(=O)[Cl:9].c1ccccc1>>CC(=O)N(C)C(C)C%11(=O).c1%11ccccc1',
    ],
    ['M14', 'a zinc reagent with a tertiary amine', ORGANOMETALLICS, 'CN(C)CCCC[Zn:9][Br:9].c1ccccc1[Br:9]>>CN(C)CCCC%11.c1ccccc1%11'],
    ['M14', 'a zinc reagent and an amine of its partner', ORGANOMETALLICS, 'CCCC[Zn:9][Br:9].NCCc1ccc(cc1)[Br:9]>>CCCC%11.NCCc1ccc%11cc1'],
    [
      'M6',
      'a zinc reagent with an acylated amine on the next carbon',
      ORGANOMETALLICS,
      'CC(=O)NC(C)C[Zn:9][Br:9].c1ccccc1[Br:9]>>CC(=O)NC(C)C%11.c1ccccc1%11',
    ],
    [
      'J8',
      'an alpha-hydroxy ketone and an ylide',
      FREE_HYDROXYLS,
      'OC(C)C(C)=[O:9].C(C)[P+:9]([CH3:9])([CH3:9])[CH3:9]>>OC(C)C(C)=%11.C%11(C)',
    ],
    ['E4', 'a cuprate and an epoxide beside a lactone', EPOXIDES, 'C[Cu:9].C1C(O1)CCC1CCC(=O)O1>>C%11.C%11C(O)CCC1CCC(=O)O1'],
    [
      'E4',
      'a Grignard reagent and an epoxide beside a tert-butyl ester',
      EPOXIDES,
      'C[Mg:9][Br:9].C1C(O1)CCC(=O)OC(C)(C)C>>C%11.C%11C(O)CCC(=O)OC(C)(C)C',
    ],
  ])('%s not: %s', (rule, _, table, reaction) => {
    expect(verdicts(table, reaction).filter((each) => each.startsWith(`${rule} `))).toEqual([]);
  });
});

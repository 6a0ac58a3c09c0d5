import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { CONFIGURATION } from './configuration.ts';
import { ENOLATES } from './enolates.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { RING_SYNTHESES } from './ring-syntheses.ts';
import { SUBSTITUTION } from './substitution.ts';

describe('steps that recent drugs, agrochemicals and building blocks were offered as good', () => {
  it.each([
    ['F11 never', 'a 2-azanorbornenone by metathesis', RING_SYNTHESES, '[CH2:9]=CC1CC(C=[CH2:9])C(=O)N1>>C%11C1CC(C=%11)C(=O)N1'],
    [
      'T210 never',
      'a beta-acyloxy ester alkylated',
      ENOLATES,
      'CC(OC(=O)C(C)C)CC(=O)OC.[Br:9]Cc1ccccc1>>CC(OC(=O)C(C)C)C%11C(=O)OC.C%11c1ccccc1',
    ],
    ['T210 never', 'a beta-tosyloxy ketone alkylated', ENOLATES, 'CC(=O)CCOS(=O)(=O)c1ccccc1.[I:9]C>>CC(=O)C%11COS(=O)(=O)c1ccccc1.C%11'],
    [
      'Q3 never',
      'the acid chloride of an amino acid with a urea',
      CONFIGURATION,
      'C[C@@H](C(=O)[Cl:9])NC(=O)N1CCCC1.CNC>>C[C@@H](C%11(=O))NC(=O)N1CCCC1.CN%11C',
    ],
    [
      'C5 never',
      'a methyl ester opened beside an acyloxymethyl ether',
      CHEMOSELECTIVITY,
      'CC(C)C(=O)OCOc1cccnc1C(=O)[O:9][CH3:9].CCN>>CC(C)C(=O)OCOc1cccnc1C%11(=O).CCN%11',
    ],
    ['O15 never', 'an imide in a ring of twelve', ORDER_OF_GROUPS, 'O=C1NC(=[O:9])CCCCCCCCC1>>O=C1NCCCCCCCCCC1'],
    [
      'N210 risk',
      'the N-oxide of 3-picoline chlorinated at 6',
      NUCLEOPHILIC_AROMATIC,
      'Cc1ccc[n+]([O-:9])c1.Cl[P:9]([Cl:9])([Cl:9])=[O:9]>>Cc1ccc%11nc1.Cl%11',
    ],
    ['S5 never', 'an acetanilide and ethanol', SUBSTITUTION, 'CC(=O)Nc1ccccc1.[OH:9]CC>>CC(=O)N%11c1ccccc1.C%11C'],
    [
      'C2 never',
      'the methyl ester of aminoisobutyric acid by iodomethane',
      CHEMOSELECTIVITY,
      'CC(C)(N)C(=O)O.C[I:9]>>CC(C)(N)C(=O)O%11.C%11',
    ],
  ])('%s: %s', (expected, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(expected);
  });

  it.each([
    ['F11', 'a bicyclo[3.2.1]octene by metathesis', RING_SYNTHESES, '[CH2:9]=CC1CC(CC=[CH2:9])C(=O)N1>>C%11C1CC(CC=%11)C(=O)N1'],
    ['T210', 'a beta-alkoxy ester alkylated', ENOLATES, 'CC(OC)CC(=O)OC.[Br:9]Cc1ccccc1>>CC(OC)C%11C(=O)OC.C%11c1ccccc1'],
    ['T210', 'a lactone of four alkylated', ENOLATES, 'CC1CC(=O)O1.[I:9]C>>CC1C%11C(=O)O1.C%11'],
    [
      'T210',
      'an ester alkylated whose acyloxy group is further off',
      ENOLATES,
      'CC(OC(=O)C(C)C)CCC(=O)OC.[I:9]C>>CC(OC(=O)C(C)C)CC%11C(=O)OC.C%11',
    ],
    [
      'Q3',
      'the acid chloride of a fully alkylated urea',
      CONFIGURATION,
      'C[C@@H](C(=O)[Cl:9])N(C)C(=O)N1CCCC1.CNC>>C[C@@H](C%11(=O))N(C)C(=O)N1CCCC1.CN%11C',
    ],
    [
      'C5',
      'a methyl ester opened beside an acyloxyethyl ether',
      CHEMOSELECTIVITY,
      'CC(C)C(=O)OCCOc1cccnc1C(=O)[O:9][CH3:9].CCN>>CC(C)C(=O)OCCOc1cccnc1C%11(=O).CCN%11',
    ],
    ['O15', 'an imide in a ring of six', ORDER_OF_GROUPS, 'O=C1NC(=[O:9])CCC1>>O=C1NCCCC1'],
    [
      'N210',
      'the N-oxide of 4-picoline chlorinated',
      NUCLEOPHILIC_AROMATIC,
      'Cc1cc[n+]([O-:9])cc1.Cl[P:9]([Cl:9])([Cl:9])=[O:9]>>Cc1cc%11ncc1.Cl%11',
    ],
    [
      'N210',
      'the N-oxide of 2-picoline chlorinated at 6',
      NUCLEOPHILIC_AROMATIC,
      'Cc1cccc[n+]1[O-:9].Cl[P:9]([Cl:9])([Cl:9])=[O:9]>>Cc1cccc%11n1.Cl%11',
    ],
    ['S5', 'an acylaminopyrimidine and ethanol', SUBSTITUTION, 'CC(=O)Nc1ncccn1.[OH:9]CC>>CC(=O)N%11c1ncccn1.C%11C'],
    ['S5', 'a nitroanilide and ethanol', SUBSTITUTION, 'CC(=O)Nc1ccc(N(=O)=O)cc1.[OH:9]CC>>CC(=O)N%11c1ccc(N(=O)=O)cc1.C%11C'],
  ])('%s not: %s', (rule, _, table, reaction) => {
    expect(verdicts(table, reaction).filter((each) => each.startsWith(`${rule} `))).toEqual([]);
  });
});

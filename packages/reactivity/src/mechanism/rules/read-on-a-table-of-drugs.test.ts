import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { AZOLE_NITROGENS } from './azole-nitrogens.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { CONFIGURATION } from './configuration.ts';
import { COUPLINGS } from './couplings.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { PROTECTING_GROUPS } from './protecting-groups.ts';
import { RING_SYNTHESES } from './ring-syntheses.ts';

// Atoms with a map leave.
const PHENYL = (digit: number) => `[c:9]${digit}[cH:9][cH:9][cH:9][cH:9][cH:9]${digit}`;
const BENZYL = `[CH2:9]${PHENYL(9)}`;
const BOC = '[C:9](=[O:9])[O:9][C:9]([CH3:9])([CH3:9])[CH3:9]';
const TRITYL = 'C(c7ccccc7)(c7ccccc7)c7ccccc7';

describe('wrong and right steps of a table of late steps of drugs', () => {
  it.each([
    ['N6 never', 'azide and a chloroimidazole', NUCLEOPHILIC_AROMATIC, 'Cn1cnc([Cl:9])c1.[N-]=[N+]=[N-]>>Cn1cnc%11c1.N%11=[N+]=[N-]'],
    ['N6 never', 'azide and chloroanisole', NUCLEOPHILIC_AROMATIC, 'COc1ccc([Cl:9])cc1.[N-]=[N+]=[N-]>>COc1ccc%11cc1.N%11=[N+]=[N-]'],
    ['F15 never', 'a lactone of four beside an alcohol for one of five', RING_SYNTHESES, 'OCC(O)CC(=O)[OH:9]>>OCC(O%11)CC%11(=O)'],
    ['F15 never', 'a lactone of four beside an alcohol for one of six', RING_SYNTHESES, 'OCCC(O)CC(=O)[OH:9]>>OCCC(O%11)CC%11(=O)'],
    [
      'C3 never',
      'a tertiary alcohol phosphorylated beside a primary one',
      CHEMOSELECTIVITY,
      'CC(C)(O)CCCO.CCOP(=O)([Cl:9])OCC>>CC(C)(O%11)CCCO.CCOP%11(=O)OCC',
    ],
    ['C1 never', 'an alcohol phosphorylated beside an amine', CHEMOSELECTIVITY, 'OCCCCNC.CCOP(=O)([Cl:9])OCC>>O%11CCCCNC.CCOP%11(=O)OCC'],
    ['I2 never', 'a triazole alkylated at carbon', AZOLE_NITROGENS, 'c1c[nH]nn1.[Br:9]Cc1ccccc1>>c%111c[nH]nn1.C%11c1ccccc1'],
    ['I2 never', 'an indazole alkylated at 3', AZOLE_NITROGENS, 'c1n[nH]c2ccccc12.[I:9]CC>>c%111n[nH]c2ccccc12.C%11C'],
    [
      'K2 never',
      'an indole at 2 of dichloropyrimidine',
      COUPLINGS,
      'c1([Cl:9])nccc(Cl)n1.Cn1ccc2ccccc12>>c1%11nccc(Cl)n1.Cn1cc%11c2ccccc12',
    ],
    [
      'O6 never',
      'the fused acetonide of a sugar before the open one',
      ORDER_OF_GROUPS,
      'CC1(C)OCC(O1)C1OC2O[C:9]([CH3:9])([CH3:9])OC2C1OC>>CC1(C)OCC(O1)C1OC%11O.OC%11C1OC',
    ],
    ['Q170 risk', 'a stated benzylic alcohol made the arene', CONFIGURATION, 'CC[C@](C)([OH:9])c1ccccc1>>CC[C@@H](C)c1ccccc1'],
    ['Q170 never', 'a stated alcohol that is not benzylic', CONFIGURATION, 'CC[C@](C)([OH:9])CCC>>CC[C@@H](C)CCC'],
    ['P240 risk', 'a nitro group beside an isoxazole', HARMED_GROUPS, 'Cc1cc(-c2ccc([N+](=[O:9])[O-:9])cc2)no1>>Cc1cc(-c2ccc(N)cc2)no1'],
    ['C5 risk', '2,6-xylidine and an ester', CHEMOSELECTIVITY, 'CCC(=O)[O:9][CH3:9].Nc1c(C)cccc1C>>CCC%11(=O).N%11c1c(C)cccc1C'],
    [
      'C5 never',
      'diisopropylaniline and an ester',
      CHEMOSELECTIVITY,
      'CCC(=O)[O:9][CH3:9].Nc1c(C(C)C)cccc1C(C)C>>CCC%11(=O).N%11c1c(C(C)C)cccc1C(C)C',
    ],
    ['V2 risk', 'benzyl off an indole', PROTECTING_GROUPS, `n1(${BENZYL})ccc2ccccc12>>n1ccc2ccccc12`],
    ['V2 never', 'benzyl off an indole beside an aldehyde', PROTECTING_GROUPS, `n1(${BENZYL})cc(C=O)c2ccccc12>>n1cc(C=O)c2ccccc12`],
    ['V2 never', 'benzyl off a urea', PROTECTING_GROUPS, `CNC(=O)N(C)${BENZYL}>>CNC(=O)NC`],
    ['O6 risk', 'Boc beside the trityl group of an imidazole', ORDER_OF_GROUPS, `N(${BOC})CCc1cn(${TRITYL})cn1>>NCCc1cn(${TRITYL})cn1`],
    ['O6 never', 'Boc beside the trityl group of an amine', ORDER_OF_GROUPS, `N(${BOC})CCN(C)${TRITYL}>>NCCN(C)${TRITYL}`],
  ] as const)('%s: %s', (expected, _what, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(expected);
  });

  it.each([
    ['N6', 'azide and a chloropyridazine', NUCLEOPHILIC_AROMATIC, 'c1ccc([Cl:9])nn1.[N-]=[N+]=[N-]>>c1ccc%11nn1.N%11=[N+]=[N-]'],
    [
      'N6',
      'azide and a chloropyrazole beside an aldehyde',
      NUCLEOPHILIC_AROMATIC,
      'Cn1nc(C)c(C=O)c1[Cl:9].[N-]=[N+]=[N-]>>Cn1nc(C)c(C=O)c1%11.N%11=[N+]=[N-]',
    ],
    ['N6', 'azide and an iodoarene', NUCLEOPHILIC_AROMATIC, 'COc1ccc([I:9])cc1.[N-]=[N+]=[N-]>>COc1ccc%11cc1.N%11=[N+]=[N-]'],
    ['F15', 'a lactone of four of a simple hydroxy acid', RING_SYNTHESES, 'CCC(O)CC(=O)[OH:9]>>CCC(O%11)CC%11(=O)'],
    ['F15', 'the lactone of five', RING_SYNTHESES, 'OCC(O)CC(=O)[OH:9]>>O%11CC(O)CC%11(=O)'],
    [
      'C3',
      'a primary alcohol phosphorylated beside a tertiary one',
      CHEMOSELECTIVITY,
      'CC(C)(O)CCCO.CCOP(=O)([Cl:9])OCC>>CC(C)(O)CCCO%11.CCOP%11(=O)OCC',
    ],
    ['I2', 'a triazole alkylated at nitrogen', AZOLE_NITROGENS, 'c1cnnn1.[Br:9]Cc1ccccc1>>c1cnnn1%11.C%11c1ccccc1'],
    ['I2', 'an N-methylindole', AZOLE_NITROGENS, 'Cn1ccc2ccccc12.[Br:9]CC=C>>Cn1cc%11c2ccccc12.C%11C=C'],
    ['K2', 'an indole at 4 of dichloropyrimidine', COUPLINGS, 'c1([Cl:9])ccnc(Cl)n1.Cn1ccc2ccccc12>>c1%11ccnc(Cl)n1.Cn1cc%11c2ccccc12'],
    [
      'O6',
      'the open acetonide of a sugar',
      ORDER_OF_GROUPS,
      '[CH3:9][C:9]1([CH3:9])OCC(O1)C1OC2OC(C)(C)OC2C1OC>>OCC(O)C1OC2OC(C)(C)OC2C1OC',
    ],
    ['Q170', 'a secondary alcohol', CONFIGURATION, 'CC[C@H]([OH:9])c1ccccc1>>CCCc1ccccc1'],
    ['P20', 'a nitro group beside an isoxazole', HARMED_GROUPS, 'Cc1cc(-c2ccc([N+](=[O:9])[O-:9])cc2)no1>>Cc1cc(-c2ccc(N)cc2)no1'],
    ['O6', 'Boc beside the trityl group of a thiol', ORDER_OF_GROUPS, `N(${BOC})CCS${TRITYL}>>NCCS${TRITYL}`],
    ['V2', 'benzyl off an amine', PROTECTING_GROUPS, `CCN(C)${BENZYL}>>CCNC`],
  ] as const)('%s is silent: %s', (rule, _what, table, reaction) => {
    expect(verdicts(table, reaction).filter((each) => each.startsWith(`${rule} `))).toEqual([]);
  });
});

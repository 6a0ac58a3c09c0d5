import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { EPOXIDES } from './epoxides.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { LASTING } from './lasting.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { PROTECTING_GROUPS } from './protecting-groups.ts';
import { RING_SYNTHESES } from './ring-syntheses.ts';
import { SUBSTITUTION } from './substitution.ts';

const MESYLATE = '[O:20][S:21]([CH3:22])(=[O:23])=[O:24]';
const TRIFLATE = '[O:20][S:21]([C:22]([F:25])([F:26])[F:27])(=[O:23])=[O:24]';
const ACETYL = '[CH3:20][C:21](=[O:22])';
const CBZ = '[C:30](=[O:31])[O:32][CH2:33][c:34]1[cH:35][cH:36][cH:37][cH:38][cH:39]1';
const PHTHALOYL_ON = 'N1[C:20](=[O:21])[c:22]2[cH:23][cH:24][cH:25][cH:26][c:27]2[C:28]1=[O:29]';
const PENAM = 'C1C(=O)N2C(C(=O)O)C(C)(C)SC12';
const MONOBACTAM = 'C1C(=O)N(S(=O)(=O)O)C1C';
/** A steroid from the oxygen at 11 on, with the side chain at 17. */
const at11 = (sideChain: string) => `OC1CC2(C)C(${sideChain})CCC2C2CCC3CCCCC3(C)C21`;
const ANTHRACYCLINONE = 'c1c(O)c3C(=O)c4ccccc4C(=O)c3c(O)c1CCC2';
const daunosaminide = (nitrogen: string) => `C2(OC1OC(C)C(O)C(${nitrogen})C1)${ANTHRACYCLINONE}`;

/** The acyl group of the first part is taken off the second. */
const freed = (acyl: string, alcohol: string) => `${acyl}${alcohol}>>${alcohol}`;

describe('esters that outlast others, leaving groups that their neighbours take, and precursors that do not last', () => {
  it.each([
    ['E280 never', 'a mesylate beside a free alcohol', EPOXIDES, `CC(O)C(C)${MESYLATE}.NC>>CC(O)C%11C.N%11C`],
    ['E280 never', 'a triflate beside an enol', EPOXIDES, `C1C(${TRIFLATE})C(O)=C(C#N)CC1.NC>>C1C%11C(O)=C(C#N)CC1.N%11C`],
    ['E280 never', 'one trans to it on a ring', EPOXIDES, `C1CC[C@H](${MESYLATE})[C@@H](O)C1.NC>>C1CC[C@@H]%11[C@@H](O)C1.N%11C`],
    ['S280 never', '2 of a pyranoside', SUBSTITUTION, `COC1OCC(OC)C(OC)C1${MESYLATE}.NC>>COC1OCC(OC)C(OC)C1%11.N%11C`],
    ['S280 risk', 'the triflate of it', SUBSTITUTION, `COC1OCC(OC)C(OC)C1${TRIFLATE}.NC>>COC1OCC(OC)C(OC)C1%11.N%11C`],
    ['P280 never', 'ammonia beside a penicillin', HARMED_GROUPS, `CC([Br:20])C(=O)N${PENAM}.N>>CC%11C(=O)N${PENAM}.N%11`],
    [
      'P281 never',
      'the shut ester beside a monobactam',
      HARMED_GROUPS,
      `CC(C)(OC)C(=O)O[CH2:20][CH3:21].NC(C)${MONOBACTAM}>>CC(C)(OC)C(=O)O.NC(C)${MONOBACTAM}`,
    ],
    ['O280 never', 'the 11-acetate of a ketol', ORDER_OF_GROUPS, freed(ACETYL, at11('C(=O)CO'))],
    ['O280 never', 'the 11-acetate beside a benzoate', ORDER_OF_GROUPS, freed(ACETYL, at11('OC(=O)c4ccccc4'))],
    ['O280 risk', 'a tertiary acetate beside a ketol', ORDER_OF_GROUPS, freed(ACETYL, 'OC1(C(=O)CO)CCCC1')],
    ['O280 never', 'a tertiary acetate beside an unconjugated enone', ORDER_OF_GROUPS, freed(ACETYL, 'OC1(C)CCC2=C(CCC(=O)C2)C1')],
    ['O2 never', 'Cbz off an anthracycline', ORDER_OF_GROUPS, `${daunosaminide(`N${CBZ}`)}>>${daunosaminide('N')}`],
    ['R130 never', '4-mesyloxybutyric acid', LASTING, `OC(=O)CCC${MESYLATE}.NCc1ccccc1>>OC(=O)CCC%11.N%11Cc1ccccc1`],
    ['R280 never', 'the oxide of a hydroxystyrene', LASTING, 'Oc1ccc(C2OC2)cc1.NC>>Oc1ccc(C(O)C%11)cc1.N%11C'],
    ['F280 never', 'the acetonide of a trans diol', RING_SYNTHESES, '[CH3:20][C:21]1([CH3:22])O[C@H]2COC[C@@H]2O1>>O[C@H]2COC[C@@H]2O'],
    ['V280 never', 'Cbz and phthaloyl', PROTECTING_GROUPS, `CN(${CBZ})CC${PHTHALOYL_ON}>>CNCCN`],
    [
      'C130 never',
      'an N-methylbenzamide beside an anilide between two iodines',
      CHEMOSELECTIVITY,
      'CNC(=O)c1cc(I)c(NC(C)=O)c(I)c1.[Cl:20]CCO>>CN%11C(=O)c1cc(I)c(NC(C)=O)c(I)c1.C%11CO',
    ],
  ])('%s: %s', (finding, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(finding);
  });

  it.each([
    ['E280', 'a mesylate cis to the alcohol', EPOXIDES, `C1CC[C@H](${MESYLATE})[C@H](O)C1.NC>>C1CC[C@@H]%11[C@H](O)C1.N%11C`],
    ['E280', 'a mesylate of a primary alcohol', EPOXIDES, `CC(O)C${MESYLATE}.NC>>CC(O)C%11.N%11C`],
    ['P280', 'ammonia without a lactam', HARMED_GROUPS, 'CC([Br:20])C(=O)NC.N>>CC%11C(=O)NC.N%11'],
    ['O280', 'a tertiary acetate alone', ORDER_OF_GROUPS, freed(ACETYL, 'OC1(C)CCCC1')],
    ['O280', 'the 11-acetate alone', ORDER_OF_GROUPS, freed(ACETYL, at11('C'))],
    ['F280', 'the acetonide of a cis diol', RING_SYNTHESES, '[CH3:20][C:21]1([CH3:22])O[C@H]2COC[C@H]2O1>>O[C@H]2COC[C@H]2O'],
    ['V280', 'Cbz alone', PROTECTING_GROUPS, `CN(${CBZ})CCN1C(=O)c2ccccc2C1=O>>CNCCN1C(=O)c2ccccc2C1=O`],
  ])('%s says nothing of %s', (rule, _, table, reaction) => {
    expect(verdicts(table, reaction).filter((each) => each.startsWith(`${rule} `))).toEqual([]);
  });
});

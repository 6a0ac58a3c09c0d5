import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { LASTING } from './lasting.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { RING_SYNTHESES } from './ring-syntheses.ts';

// Atoms with a map leave.
const BENZHYDRYL = '[CH:9]([c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1)[c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1';
const CHLOROACETYL = '[C:9](=[O:9])[CH2:9][Cl:9]';
const LACTAM = 'C1CN2C(=O)CC2S1';

describe('steps that chemists call right', () => {
  it.each([
    ['R5', 'a bromoamine that is to close', LASTING, 'CNCCCC[Br:9]>>CN%11CCCC%11'],
    [
      'R5 never',
      'an acid chloride shielded by iodine with an alcohol',
      LASTING,
      'OCCNC(=O)c1c(I)cc(I)c(c1I)C(=O)[Cl:9].CN>>OCCNC(=O)c1c(I)cc(I)c(c1I)C%11(=O).CN%11',
    ],
    [
      'R5 never',
      'a sulfonyl chloride para to an aniline with a sulfonamide beside it',
      LASTING,
      'CNS(=O)(=O)c1cc(S(=O)(=O)[Cl:9])c(Cl)cc1N.N>>CNS(=O)(=O)c1cc(S%11(=O)=O)c(Cl)cc1N.N%11',
    ],
    ['R160', 'a tertiary amine that is to close to the quaternary salt', LASTING, 'CN(C)CCC(OC(C)=O)C[Br:9]>>C[N+]%11(C)CCC(OC(C)=O)C%11'],
    [
      'R160 never',
      'bromopropylmethylpiperazine, whose salt is sold',
      LASTING,
      'CN1CCN(CC1)CCC[Br:9].c1ccccc1S>>CN1CCN(CC1)CCC%11.c1ccccc1S%11',
    ],
    [
      'P18',
      'a chloroacetyl group taken off beside a beta-lactam',
      HARMED_GROUPS,
      `Nc1ccc(N${CHLOROACETYL})cc1CC(=O)NC1C(=O)N2CCSC12>>Nc1ccc(N)cc1CC(=O)NC1C(=O)N2CCSC12`,
    ],
    ['O5', 'a chloroacetyl group taken off beside an ester', ORDER_OF_GROUPS, `CCOC(=O)CN${CHLOROACETYL}>>CCOC(=O)CN`],
    ['O5', 'a benzhydryl ester cleaved beside an acetate', ORDER_OF_GROUPS, `CC(=O)OCCCC(=O)O${BENZHYDRYL}>>CC(=O)OCCCC(=O)O`],
  ])('%s says nothing of %s', (rule, _, table, reaction) => {
    expect(verdicts(table, reaction).filter((each) => each.startsWith(rule))).toEqual([]);
  });

  it.each([
    ['R5 never', 'a bromoamine that is to meet an acid', LASTING, 'CNCCCCBr.CC(=O)[Cl:9]>>CN%11CCCCBr.CC%11(=O)'],
    [
      'R5 never',
      'an acid chloride shielded by iodine with a free amine',
      LASTING,
      'NCCNC(=O)c1c(I)cc(I)c(c1I)C(=O)[Cl:9].CN>>NCCNC(=O)c1c(I)cc(I)c(c1I)C%11(=O).CN%11',
    ],
    [
      'R5 never',
      'a sulfonyl chloride meta to an aniline with a sulfonamide beside it',
      LASTING,
      'CNS(=O)(=O)c1ccc(S(=O)(=O)[Cl:9])cc1N.N>>CNS(=O)(=O)c1ccc(S%11(=O)=O)cc1N.N%11',
    ],
    [
      'R5 never',
      'a silyl enol ether beside a phosphoric acid',
      LASTING,
      'C[Si](C)(C)OC(=C)CCOP(O)(O)=O.C[Cl:9]>>C[Si](C)(C)OC(=C)CCOP(O)(O)=O.C',
    ],
    ['R5 risk', 'a silyl enol ether beside a carboxylic acid', LASTING, 'C[Si](C)(C)OC(=C)CCC(=O)O.C[Cl:9]>>C[Si](C)(C)OC(=C)CCC(=O)O.C'],
    [
      'O4 never',
      'a silyl enol ether beside a tertiary amine and a peracid',
      ORDER_OF_GROUPS,
      '[Si:9]([CH3:9])([CH3:9])([CH3:9])OC(C)=CCCN(C)C.O[O:9][C:9](=[O:9])[CH3:9]>>O=C(C)C%11CCN(C)C.O%11',
    ],
    ['R160 risk', 'bromopropylmethylpiperazine', LASTING, 'CN1CCN(CC1)CCC[Br:9].c1ccccc1S>>CN1CCN(CC1)CCC%11.c1ccccc1S%11'],
    [
      'P18 never',
      'a chloroacetyl group taken off beside a bromoketone',
      HARMED_GROUPS,
      `BrCC(=O)c1ccc(N${CHLOROACETYL})cc1>>BrCC(=O)c1ccc(N)cc1`,
    ],
    [
      'P18 never',
      'an amide hydrolysed beside a beta-lactam',
      HARMED_GROUPS,
      `O=C(c1ccccc1)N[C:9](=[O:9])[CH2:9][CH3:9].${LACTAM}>>O=C(c1ccccc1)N.${LACTAM}`,
    ],
  ])('%s: %s', (verdict, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(verdict);
  });
});

describe('condensations within a molecule', () => {
  it.each([
    ['F290 never', 'a ring of nine beside one of six', 'CC(=O)CCC(C)(C)C(=O)CCCCC(=[O:9])CC>>C%11C(=O)CCC(C)(C)C(=O)CCCCC=%11CC'],
    ['F290 never', 'the enolate of an acetate beside a 1,4-diketone', 'CC(=O)OC(C)(C)C(=[O:9])CCC(=O)C>>C%11C(=O)OC(C)(C)C=%11CCC(=O)C'],
    ['F291 never', 'an enone drawn trans', 'CC(=O)/C=C/C(C)(C)C(=[O:9])CC>>C%11C(=O)C=CC(C)(C)C=%11CC'],
    ['F291 risk', 'an enone without geometry', 'CC(=O)C=CC(C)(C)C(=[O:9])CC>>C%11C(=O)C=CC(C)(C)C=%11CC'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(RING_SYNTHESES, reaction)).toContain(verdict);
  });

  it.each([
    ['a ring of six', 'CC(=O)CCC(C)(C)C(=[O:9])CCCCC(=O)CC>>C%11C(=O)CCC(C)(C)C=%11CCCCC(=O)CC'],
    ['a large ring where no small one can close', 'CC(=O)CCCCCCCCCCC(=[O:9])CC>>C%11C(=O)CCCCCCCCCCC=%11CC'],
    ['an enone drawn cis', 'CC(=O)/C=C\\C(C)(C)C(=[O:9])CC>>C%11C(=O)C=CC(C)(C)C=%11CC'],
  ])('F290 and F291 say nothing against %s', (_, reaction) => {
    expect(verdicts(RING_SYNTHESES, reaction).filter((each) => each.startsWith('F29'))).toEqual([]);
  });
});

/** Carbons 1 to 14 of a sterol with a hydroxyl group at 3 and an alkene at 5, with groups at 11 and on 14. */
const sterol = (at11: string, on14: string) =>
  `OC1CC2=CCC3C4(${on14})CCCC4(C)CC(${at11})C3C2(C)CC1>>O=C1C=C2CCC3C4(${on14})CCCC4(C)CC(${at11})C3C2(C)CC1`;

describe('oxidations of one alcohol beside another', () => {
  it.each([
    ['a benzylic alcohol beside an open one', 'OCCCc1ccc(CO)cc1>>OCCCc1ccc(C=O)cc1'],
    ['a sterol beside the alcohol between two angular methyl groups', sterol('O', 'C')],
  ])('O3 says nothing of %s', (_, reaction) => {
    expect(verdicts(ORDER_OF_GROUPS, reaction)).toEqual([]);
  });

  it.each([
    ['O3 risk', 'a benzylic alcohol beside another', ORDER_OF_GROUPS, 'OCc1ccc(Cl)c(CO)c1>>OCc1ccc(Cl)c(C=O)c1'],
    ['O3 risk', 'a sterol beside an open secondary alcohol', ORDER_OF_GROUPS, sterol('C(O)C', 'C')],
    ['P290 risk', 'a sterol beside a carboxylic acid', HARMED_GROUPS, sterol('C', 'CC(=O)O')],
    ['P290 never', 'a sterol beside a phosphoric acid', HARMED_GROUPS, sterol('C', 'COP(=O)(O)O')],
  ])('%s: %s', (verdict, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(verdict);
  });
});

describe('acylations beside the alcohol between two angular methyl groups', () => {
  const ACYL = 'CC(=O)[Cl:9]';
  /** Rings B to D with an alcohol at 11 and one at 16, either of which takes the acetyl group. */
  const rings = (at11: string, at16: string) => `O${at11}C1CC2(C)CC(O${at16})CC2C2CCC3CCCCC3(C)C12`;

  it('C3 says nothing of another one, and never that the shielded one reacts first', () => {
    expect(verdicts(CHEMOSELECTIVITY, `${rings('', '')}.${ACYL}>>${rings('', '%11')}.CC%11=O`)).toEqual([]);
    expect(verdicts(CHEMOSELECTIVITY, `${rings('', '')}.${ACYL}>>${rings('%11', '')}.CC%11=O`)).toContain('C3 never');
  });
});

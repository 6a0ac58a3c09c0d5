import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ADDITIONS } from './additions.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { CONFIGURATION } from './configuration.ts';
import { COUPLINGS } from './couplings.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { ORGANOMETALLICS } from './organometallics.ts';
import { SUBSTITUTION } from './substitution.ts';

const PMB = '[CH2:20][c:21]9[cH:22][cH:23][c:24]([O:25][CH3:26])[cH:27][cH:28]9';
/** From 5 of the purine on. */
const INOSINE = 'c2ncn(C3CCC(CO)O3)c2nc1';

describe('what reacts before the group that is meant, or keeps it from reacting', () => {
  it.each([
    [
      'C280 never',
      'isatoic anhydride and a lactam beside an amine',
      CHEMOSELECTIVITY,
      'O=C1c2ccccc2N[C:20](=[O:21])[O:22]1.CNCC1CNC(=[O:23])C1>>O=C%11c2ccccc2N%12.CNCC1CN%11C%12C1',
    ],
    [
      'C281 risk',
      'carbonyldiimidazole beside a phosphate',
      CHEMOSELECTIVITY,
      'CNCC(O)COP(=O)(O)O.O=C([n:20]1[cH:21][n:22][cH:23][cH:24]1)[n:25]1[cH:26][n:27][cH:28][cH:29]1>>CN%11CC(O%12)COP(=O)(O)O.O=C%11%12',
    ],
    [
      'C282 never',
      'a silyl diazomethane beside a phenol',
      CHEMOSELECTIVITY,
      'O=C1CCCC1c1ccc(O)cc1.[CH](=[N+:20]=[N-:21])[Si:22]([CH3:23])([CH3:24])[CH3:25]>>O=C%12CCCC%11c1ccc(O)cc1.C%11%12',
    ],
    ['C283 never', 'an enamine beside an amine', CHEMOSELECTIVITY, 'CC(C(=O)O)=C(N)CCCN.CC(=O)[Cl:20]>>CC(C(=O)O)=C(N%11)CCCN.CC%11(=O)'],
    [
      'C284 never',
      'an aniline beside its amidine',
      CHEMOSELECTIVITY,
      'c1ccccc1NCC1=NCCN1.C([Br:20])c1ccccc1>>c1ccccc1N%11CC1=NCCN1.C%11c1ccccc1',
    ],
    [
      'C251 never',
      'a diiodoaniline beside an alcohol',
      CHEMOSELECTIVITY,
      'Nc1c(I)cccc1I.OCCOC.CC(=O)[OH:20]>>N%11c1c(I)cccc1I.OCCOC.CC%11(=O)',
    ],
    [
      'M280 never',
      'a Grignard reagent beside a phosphonic acid',
      ORGANOMETALLICS,
      '[Mg:20]([Br:21])c1ccccc1.C1C(O1)P(=O)(O)O>>c%111ccccc1.C%11C(O)P(=O)(O)O',
    ],
    ['M281 never', 'an alkyl bromide beside an aryl iodide', ORGANOMETALLICS, 'Ic1ccc(CC[Br:20])cc1.O=C=O>>Ic1ccc(CC%11)cc1.O=C%11O'],
    ['S281 never', 'an azetidine and a phenol', SUBSTITUTION, 'CN1CCC1.Oc1ccccc1>>CNCCC%11.O%11c1ccccc1'],
    [
      'S282 risk',
      'tropic acid in a Mitsunobu reaction',
      SUBSTITUTION,
      'C[C@H](CC)[OH:20].OC(=O)C(CO)c1ccccc1>>C[C@@H]%11CC.O%11C(=O)C(CO)c1ccccc1',
    ],
    ['D280 never', 'an allylammonium ion and a carbenoid', ADDITIONS, 'C[N+](C)(C)CC=C.C([I:20])[I:21]>>C[N+](C)(C)CC%11C%12.C%11%12'],
    ['K280 never', 'an Ullmann ether beside an alkyne', COUPLINGS, 'C#CCc1ccc([Br:20])cc1.OC1CCCC1>>C#CCc1ccc%11cc1.O%11C1CCCC1'],
    [
      'K281 never',
      'a direct arylation beside a benzhydryl ammonium',
      COUPLINGS,
      'C[N+](C)(C)C(c1ccccc1)c1ccccc1[Br:20]>>C[N+](C)(C)C(c1c%11cccc1)c1ccccc1%11',
    ],
    ['N280 never', 'a diazonium ion beside a benzylic amine', NUCLEOPHILIC_AROMATIC, '[NH2:20]c1ccccc1CNC.[Cl-]>>c1%11ccccc1CNC.Cl%11'],
    ['N281 never', 'sodium amide beside a fluoropyridine', NUCLEOPHILIC_AROMATIC, 'n1ccccc1Cc1ccnc(F)c1.N>>n1c%11cccc1Cc1ccnc(F)c1.N%11'],
    [
      'P60 never',
      'hypohalite beside an aminopyridine',
      HARMED_GROUPS,
      '[CH3:20]C(=O)c1ccc(-c2ccnc(N)c2)cc1.O>>C%11(=O)c1ccc(-c2ccnc(N)c2)cc1.O%11',
    ],
    ['P60 never', 'hypohalite beside a tertiary amine', HARMED_GROUPS, '[CH3:20]C(=O)c1ccc(CCN(C)C)cc1.O>>C%11(=O)c1ccc(CCN(C)C)cc1.O%11'],
    ['P12 never', 'PMB off a dideoxyinosine', HARMED_GROUPS, `n1(${PMB})c(=O)${INOSINE}>>[nH]1c(=O)${INOSINE}`],
    [
      'P282 never',
      'formic acid and a dideoxynucleoside',
      HARMED_GROUPS,
      'NC(=O)c1c(N)n(C2CCC(CO)O2)cn1.[OH:20]C=[O:21]>>[nH]%11c(=O)c1c(n%12)n(C2CCC(CO)O2)cn1.c%11%12',
    ],
    [
      'O5 never',
      'an acetanilide beside the ester of a phenol',
      ORDER_OF_GROUPS,
      '[CH3:20][C:21](=[O:22])Nc1ccc(C(=O)Oc2ccccc2)c(O)c1>>Nc1ccc(C(=O)Oc2ccccc2)c(O)c1',
    ],
    [
      'C3 never',
      'a secondary alcohol beside a primary one, whose oxygen is drawn to leave',
      CHEMOSELECTIVITY,
      'CC([OH:20])CCCCO.OC(=O)c1ccccc1>>CC%11CCCCO.O%11C(=O)c1ccccc1',
    ],
    ['O281 never', 'a methyl ether beside a peri aryl ether', ORDER_OF_GROUPS, '[CH3:20]OCCOc1cccc2c1C(=O)CCO2>>OCCOc1cccc2c1C(=O)CCO2'],
    ['O16 never', 'a hydroxyketone under hydrazine', ORDER_OF_GROUPS, 'CCC(=[O:20])C(C)(O)C>>CCCC(C)(O)C'],
    [
      'Q280 risk',
      'formamide and a centre beside a ketone',
      CONFIGURATION,
      'C[C@H](c1ccccc1)C(=[O:20])C[Br:21].NC=[O:22].N[CH:24]=[O:23]>>C[C@H](c1ccccc1)c%11c%12.[nH]%12c%13.n%11%13',
    ],
  ])('%s: %s', (finding, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(finding);
  });

  it.each([
    [
      'C251',
      'a diiodoaniline and an acid chloride beside an alcohol',
      CHEMOSELECTIVITY,
      'Nc1c(I)cccc1I.OCCOC.CC(=O)[Cl:20]>>N%11c1c(I)cccc1I.OCCOC.CC%11(=O)',
    ],
    [
      'C284',
      'an aniline and the halide of the amidine',
      CHEMOSELECTIVITY,
      'c1ccccc1NCc1ccccc1.C([Br:20])C1=NCCN1>>c1ccccc1N%11Cc1ccccc1.C%11C1=NCCN1',
    ],
    ['M281', 'an alkyl bromide beside an aryl chloride', ORGANOMETALLICS, 'Clc1ccc(CC[Br:20])cc1.O=C=O>>Clc1ccc(CC%11)cc1.O=C%11O'],
    ['S281', 'a tosylazetidine and a phenol', SUBSTITUTION, 'CS(=O)(=O)N1CCC1.Oc1ccccc1>>CS(=O)(=O)NCCC%11.O%11c1ccccc1'],
    ['N281', 'sodium amide and a picoline', NUCLEOPHILIC_AROMATIC, 'n1ccccc1C.N>>n1c%11cccc1C.N%11'],
    ['O281', 'a methyl ether beside a plain aryl ether', ORDER_OF_GROUPS, '[CH3:20]OCCOc1ccccc1>>OCCOc1ccccc1'],
  ])('%s says nothing of %s', (rule, _, table, reaction) => {
    expect(verdicts(table, reaction).filter((each) => each.startsWith(`${rule} `))).toEqual([]);
  });
});

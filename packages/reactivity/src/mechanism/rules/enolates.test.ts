import { describe, expect, it } from 'vitest';
import { rivalsOn, verdicts, verdictsOn } from '../mechanism.test-support.ts';
import { ENOLATES } from './enolates.ts';

describe('rules of enolates', () => {
  it.each([
    ['T1 never', 'a nitrile alkylated beside a phenol', 'N#CCc1ccc(O)cc1.C[I:9]>>N#CC%11c1ccc(O)cc1.C%11'],
    ['T1 never', 'a ketone alkylated beside an amine', 'CC(=O)CCCCN.C[I:9]>>CC(=O)C%11CCCN.C%11'],
    ['T1 never', 'an ester alkylated beside a thiol', 'COC(=O)CCCS.C[I:9]>>COC(=O)C%11CCS.C%11'],
    ['T1 risk', 'a ketone alkylated beside a carboxylic acid', 'OC(=O)CCCC(=O)C.C[I:9]>>OC(=O)CCC%11C(=O)C.C%11'],
    ['T1 risk', 'an ester alkylated beside an alcohol', 'COC(=O)CCCO.C[I:9]>>COC(=O)C%11CCO.C%11'],
    ['T1 risk', 'a malonate alkylated beside a phenol', 'COC(=O)C(C(=O)OC)c1ccc(O)cc1.C[I:9]>>COC(=O)C%11(C(=O)OC)c1ccc(O)cc1.C%11'],
    ['T6 never', 'a lactam arylated beside its N-H', 'O=C1CCCN1.COc1ccc([Br:9])cc1>>O=C1C%11CCN1.COc1ccc%11cc1'],
    ['T6 never', 'a ketone arylated beside an aniline', 'CC(=O)CCc1ccc(N)cc1.[Br:9]c1ccccc1>>CC(=O)C%11Cc1ccc(N)cc1.c1%11ccccc1'],
    ['T7 never', 'ethyl propionate and ethyl acetate', 'CCOC(=O)CC.CC(=O)[O:9][CH2:9][CH3:9]>>CCOC(=O)C%11C.CC%11(=O)'],
    ['T8 never', 'toluene and benzaldehyde', 'Cc1ccccc1.c1ccccc1C=[O:9]>>C%11c1ccccc1.c1ccccc1C=%11'],
    ['T8 never', '3-picoline and benzaldehyde', 'Cc1cccnc1.c1ccccc1C=[O:9]>>C%11c1cccnc1.c1ccccc1C=%11'],
    ['T8 never', 'an acetamide and benzaldehyde', 'CC(=O)N(C)C.c1ccccc1C=[O:9]>>C%11C(=O)N(C)C.c1ccccc1C=%11'],
    ['T8 never', 'an ester and nitrous acid', 'CC(C)CC(=O)OCC.[OH:9]N=O>>CC(C)C%11C(=O)OCC.N%12=%11.O%12'],
    ['T8 never', 'an ester in a Mannich reaction', 'CC(=O)OC.C=[O:9].CNC>>C%11C(=O)OC.C%11%12.CN%12C'],
    ['T9 never', 'the methyl group of an acetoacetate condensed', 'CC(=O)CC(=O)OC.c1ccccc1C=[O:9]>>C%11C(=O)CC(=O)OC.c1ccccc1C=%11'],
    ['T9 risk', 'the methyl group of an acetoacetate brominated', 'CC(=O)CC(=O)OC.Br[Br:9]>>C%11C(=O)CC(=O)OC.Br%11'],
    ['T13 never', 'a nitrile alkylated beside an ester', 'COC(=O)CCCC#N.C[I:9]>>COC(=O)CCC%11C#N.C%11'],
    ['T13 never', 'an amide alkylated beside an ester', 'COC(=O)CCCC(=O)N(C)C.C[I:9]>>COC(=O)CCC%11C(=O)N(C)C.C%11'],
    ['T6 risk', 'a ketone arylated beside an alcohol', 'CC(=O)CCCO.[Br:9]c1ccccc1>>CC(=O)C%11CCO.c1%11ccccc1'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(ENOLATES, reaction)).toContain(verdict);
  });

  it.each([
    ['the dianion of a carboxylic acid', 'OC(=O)CCC.C[I:9]>>OC(=O)C%11CC.C%11'],
    ['an ester alkylated beside a nitrile', 'COC(=O)CCCC#N.C[I:9]>>COC(=O)C%11CCC#N.C%11'],
    ['a nitrile alkylated with a halo ester', 'CCC#N.C(C[Br:9])C(=O)OC>>CC%11C#N.C(C%11)C(=O)OC'],
    ['a ketone alkylated', 'CC(=O)CCCC.C[I:9]>>CC(=O)C%11CCC.C%11'],
    ['a malonate alkylated beside an alcohol', 'COC(=O)CC(=O)OCCO.C[I:9]>>COC(=O)C%11C(=O)OCCO.C%11'],
    ['a nitrile alkylated beside a methyl ether', 'N#CCc1ccc(OC)cc1.C[I:9]>>N#CC%11c1ccc(OC)cc1.C%11'],
    ['ethyl acetate and ethyl benzoate', 'CCOC(=O)C.c1ccccc1C(=O)[O:9][CH2:9][CH3:9]>>CCOC(=O)C%11.c1ccccc1C%11(=O)'],
    ['ethyl acetate with itself', 'CCOC(=O)C.CC(=O)[O:9][CH2:9][CH3:9]>>CCOC(=O)C%11.CC%11(=O)'],
    ['oxindole arylated between its carbonyl group and its arene', 'O=C1Cc2ccccc2N1.[Br:9]c1ccccc1>>O=C1C%11c2ccccc2N1.c1%11ccccc1'],
    ['a malonate arylated beside an amide', 'COC(=O)CC(=O)NC.[Br:9]c1ccccc1>>COC(=O)C%11C(=O)NC.c1%11ccccc1'],
    ['4-picoline and benzaldehyde', 'Cc1ccncc1.c1ccccc1C=[O:9]>>C%11c1ccncc1.c1ccccc1C=%11'],
    ['4-nitrotoluene and benzaldehyde', 'Cc1ccc([N+](=O)[O-])cc1.c1ccccc1C=[O:9]>>C%11c1ccc([N+](=O)[O-])cc1.c1ccccc1C=%11'],
    ['oxindole and benzaldehyde', 'C1C(=O)Nc2ccccc12.c1ccccc1C=[O:9]>>C1%11C(=O)Nc2ccccc12.c1ccccc1C=%11'],
    ['fluorene and benzaldehyde', 'C1c2ccccc2c2ccccc12.c1ccccc1C=[O:9]>>C1%11c2ccccc2c2ccccc12.c1ccccc1C=%11'],
    ['an acetoacetate and nitrous acid', 'CC(=O)CC(=O)OC.[OH:9]N=O>>CC(=O)C%11C(=O)OC.N%12=%11.O%12'],
    ['a ketone in a Mannich reaction', 'CC(=O)c1ccccc1.C=[O:9].CNC>>C%11C(=O)c1ccccc1.C%11%12.CN%12C'],
    ['the methylene group of an acetoacetate condensed', 'C(C(C)=O)C(=O)OC.c1ccccc1C=[O:9]>>C%11(C(C)=O)C(=O)OC.c1ccccc1C=%11'],
    ['a ketone alkylated beside an amide', 'CC(=O)CCCC(=O)NC.C[I:9]>>CC(=O)C%11CCC(=O)NC.C%11'],
    ['hippuric acid and benzaldehyde (Erlenmeyer)', 'O=C([OH:9])CNC(=O)C.c1ccccc1C=[O:9]>>O=C%12C%11N=C(O%12)C.c1ccccc1C=%11'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(ENOLATES, reaction)).toEqual([]);
  });

  it.each([
    [
      ['T2 never'],
      'acetaldehyde as enol of cyclohexanone',
      '[O:1]=[CH:2][CH3:3].[O:4]=[C:5]1[CH2:6][CH2:7][CH2:8][CH2:9][CH2:10]1>>[O:1]=[CH:2][CH2:3][C:5]1([OH:4])[CH2:6][CH2:7][CH2:8][CH2:9][CH2:10]1',
    ],
    [
      ['T2 never'],
      'two unlike aldehydes that both enolise',
      '[O:1]=[CH:2][CH3:3].[O:4]=[CH:5][CH2:6][CH2:7][CH3:8]>>[O:1]=[CH:2][CH2:3][CH:5]([OH:4])[CH2:6][CH2:7][CH3:8]',
    ],
    [
      ['T2 risk'],
      'two unlike ketones that both enolise',
      '[O:1]=[C:2]([CH3:3])[c:11]1[cH:12][cH:13][cH:14][cH:15][cH:16]1.[O:4]=[C:5]1[CH2:6][CH2:7][CH2:8][CH2:9][CH2:10]1>>[O:1]=[C:2]([CH2:3][C:5]1([OH:4])[CH2:6][CH2:7][CH2:8][CH2:9][CH2:10]1)[c:11]1[cH:12][cH:13][cH:14][cH:15][cH:16]1',
    ],
    [
      [],
      'an aldehyde with itself',
      '[O:1]=[CH:2][CH2:3][CH3:8].[O:4]=[CH:5][CH2:6][CH3:7]>>[O:1]=[CH:2][CH:3]([CH3:8])[CH:5]([OH:4])[CH2:6][CH3:7]',
    ],
    [
      [],
      'two unlike ketones in a Robinson annulation',
      '[O:1]=[C:2]([CH3:3])[CH:20]=[CH2:21].[O:4]=[C:5]1[CH2:6][CH2:7][CH2:8][CH2:9][CH2:10]1>>[O:1]=[C:2]1[CH:3]=[C:5]2[CH2:10][CH2:9][CH2:8][CH2:7][CH:6]2[CH2:21][CH2:20]1',
    ],
    [
      [],
      'a ketone and benzaldehyde',
      '[O:1]=[C:2]([CH3:3])[CH3:20].[O:4]=[CH:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1>>[O:1]=[C:2]([CH2:3][CH:5]([OH:4])[c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1)[CH3:20]',
    ],
  ])('%j: %s', (expected, _, reaction) => {
    expect(verdictsOn(ENOLATES, reaction)).toEqual(expected);
  });
});

const PHENYLS = '(c1ccccc1)(c1ccccc1)c1ccccc1';

describe('carbanions that something else happens to', () => {
  it.each([
    [
      'T4 risk',
      'the ylide of a beta-phosphonio ester',
      `[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][P+]${PHENYLS}.O=[CH:7][c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1>>[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH:6]=[CH:7][c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1`,
    ],
    [
      'T17 risk',
      'the ylide of a 3-chloropropylphosphonium salt',
      `[Cl:1][CH2:2][CH2:3][CH2:4][P+]${PHENYLS}.O=[CH:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1>>[Cl:1][CH2:2][CH2:3][CH:4]=[CH:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1`,
    ],
    [
      'T17 never',
      'the ylide of a 4-bromobutylphosphonium salt',
      `[Br:1][CH2:2][CH2:3][CH2:12][CH2:4][P+]${PHENYLS}.O=[CH:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1>>[Br:1][CH2:2][CH2:3][CH2:12][CH:4]=[CH:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1`,
    ],
    [
      'T18 never',
      'a cyclohexanecarboxylate alkylated with bromocyclohexane',
      '[CH3:1][O:2][C:3](=[O:4])[CH:5]1[CH2:6][CH2:7][CH2:8][CH2:9][CH2:10]1.Br[CH:11]1[CH2:12][CH2:13][CH2:14][CH2:15][CH2:16]1>>[CH3:1][O:2][C:3](=[O:4])[C:5]1([CH2:6][CH2:7][CH2:8][CH2:9][CH2:10]1)[CH:11]1[CH2:12][CH2:13][CH2:14][CH2:15][CH2:16]1',
    ],
    [
      'T5 risk',
      'a Henry reaction of 4-hydroxybenzaldehyde',
      '[CH3:1][CH2:2][N+:3](=[O:4])[O-:5].[O:6]=[CH:7][c:8]1[cH:9][cH:10][c:11]([OH:14])[cH:12][cH:13]1>>[CH3:1][CH:2]([N+:3](=[O:4])[O-:5])[CH:7]([OH:6])[c:8]1[cH:9][cH:10][c:11]([OH:14])[cH:12][cH:13]1',
    ],
    [
      'T5 risk',
      'a Wittig reaction of salicylaldehyde',
      `[CH2:1]=P${PHENYLS}.O=[CH:2][c:3]1[c:4]([OH:9])[cH:5][cH:6][cH:7][cH:8]1>>[CH2:1]=[CH:2][c:3]1[c:4]([OH:9])[cH:5][cH:6][cH:7][cH:8]1`,
    ],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdictsOn(ENOLATES, reaction)).toEqual([verdict]);
  });

  it('point at the free phenol, so that a route can be asked who freed it', () => {
    const henry =
      '[CH3:1][CH2:2][N+:3](=[O:4])[O-:5].[O:6]=[CH:7][c:8]1[cH:9][cH:10][c:11]([OH:14])[cH:12][cH:13]1>>[CH3:1][CH:2]([N+:3](=[O:4])[O-:5])[CH:7]([OH:6])[c:8]1[cH:9][cH:10][c:11]([OH:14])[cH:12][cH:13]1';
    expect(rivalsOn(ENOLATES, henry)).toEqual([14]);
  });

  it.each([
    [
      'a cyclohexanecarboxylate alkylated with methyl iodide',
      '[CH3:1][O:2][C:3](=[O:4])[CH:5]1[CH2:6][CH2:7][CH2:8][CH2:9][CH2:10]1.I[CH3:11]>>[CH3:1][O:2][C:3](=[O:4])[C:5]1([CH2:6][CH2:7][CH2:8][CH2:9][CH2:10]1)[CH3:11]',
    ],
    [
      'the ylide of a 3-hydroxypropylphosphonium salt',
      `[OH:1][CH2:2][CH2:3][CH2:4][P+]${PHENYLS}.O=[CH:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1>>[OH:1][CH2:2][CH2:3][CH:4]=[CH:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1`,
    ],
    [
      'the ylide of a beta-phosphonio acid',
      `[OH:2][C:3](=[O:4])[CH2:5][CH2:6][P+]${PHENYLS}.O=[CH:7][c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1>>[OH:2][C:3](=[O:4])[CH2:5][CH:6]=[CH:7][c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1`,
    ],
    [
      'a stabilised ylide',
      `[CH3:1][O:2][C:3](=[O:4])[CH:5]=P${PHENYLS}.O=[CH:7][c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1>>[CH3:1][O:2][C:3](=[O:4])[CH:5]=[CH:7][c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1`,
    ],
    [
      'a Henry reaction of 3-hydroxybenzaldehyde',
      '[CH3:1][CH2:2][N+:3](=[O:4])[O-:5].[O:6]=[CH:7][c:8]1[cH:9][cH:10][cH:11][c:12]([OH:14])[cH:13]1>>[CH3:1][CH:2]([N+:3](=[O:4])[O-:5])[CH:7]([OH:6])[c:8]1[cH:9][cH:10][cH:11][c:12]([OH:14])[cH:13]1',
    ],
    [
      'a Henry reaction of anisaldehyde',
      '[CH3:1][CH2:2][N+:3](=[O:4])[O-:5].[O:6]=[CH:7][c:8]1[cH:9][cH:10][c:11]([O:14][CH3:15])[cH:12][cH:13]1>>[CH3:1][CH:2]([N+:3](=[O:4])[O-:5])[CH:7]([OH:6])[c:8]1[cH:9][cH:10][c:11]([O:14][CH3:15])[cH:12][cH:13]1',
    ],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdictsOn(ENOLATES, reaction)).toEqual([]);
  });
});

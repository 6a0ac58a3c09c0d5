import { describe, expect, it } from 'vitest';
import { verdicts, verdictsOn } from '../mechanism.test-support.ts';
import { LEAVING_GROUPS } from './leaving-groups.ts';

describe('rules of leaving groups', () => {
  it.each([
    ['L1 never', 'cyclopropyl bromide and a phenol', 'C1CC1[Br:9].Oc1ccccc1>>C1CC1%11.O%11c1ccccc1'],
    ['L1 never', 'cyclopropanol and a phenol by Mitsunobu', 'C1CC1[OH:9].Oc1ccccc1>>C1CC1%11.O%11c1ccccc1'],
    ['L1 never', 'cyclopropyl iodide and piperidine', 'C1CC1[I:9].C1CCCCN1>>C1CC1%11.C1CCCCN1%11'],
    ['L1 never', 'cyclopropyl bromide and cyanide', 'C1CC1[Br:9].[C-]#N>>C1CC1%11.C%11#N'],
    ['L2 never', 'a chloride displaced beside a bromide', 'BrCCCC[Cl:9].C1COCCN1>>BrCCCC%11.C1COCCN1%11'],
    ['L2 never', 'a chloride displaced beside a chloroketone', 'ClCC(=O)CCC[Cl:9].C1COCCN1>>ClCC(=O)CCC%11.C1COCCN1%11'],
    ['L2 never', 'a chloride displaced by cyanide beside a bromide', 'BrCCCC[Cl:9].[C-]#N>>BrCCCC%11.C%11#N'],
    ['L2 never', 'a chloride displaced beside an iodide', 'ICCCC[Cl:9].Oc1ccccc1>>ICCCC%11.O%11c1ccccc1'],
    ['L2 never', 'a benzylic chloride displaced beside a benzylic bromide', 'BrCc1ccc(cc1)C[Cl:9].CN>>BrCc1ccc(cc1)C%11.CN%11'],
    ['L2 never', 'an aryl bromide aminated beside a benzylic bromide', 'BrCc1ccc(cc1)[Br:9].CNC>>BrCc1ccc%11cc1.CN%11C'],
    [
      'L2 never',
      'an aryl fluoride displaced beside an alkyl bromide',
      'O=[N+]([O-])c1ccc([F:9])c(c1)CCBr.CN>>O=[N+]([O-])c1ccc%11c(c1)CCBr.CN%11',
    ],
    ['L2 never', 'a bromide displaced beside an iodide', 'ICCCC[Br:9].CNC>>ICCCC%11.CN%11C'],
    ['L3 risk', 'ammonia and a primary bromide', 'CCCC[Br:9].N>>CCCC%11.N%11'],
    ['L3 risk', 'a primary amine and methyl iodide', 'C[I:9].NCCCC>>C%11.N%11CCCC'],
    ['L4 never', 'p-cresol and thionyl chloride', 'Cc1ccc(cc1)[OH:9].Cl[S:9](=[O:9])[Cl:9]>>Cc1ccc%11cc1.Cl%11'],
    ['L4 never', 'a phenol and an amine', 'Cc1ccc(cc1)[OH:9].C1COCCN1>>Cc1ccc%11cc1.C1COCCN1%11'],
    ['L4 never', 'a naphthol and hydrogen bromide', 'c1ccc2cc(ccc2c1)[OH:9].Br>>c1ccc2cc%11ccc2c1.Br%11'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(LEAVING_GROUPS, reaction)).toContain(verdict);
  });

  it.each([
    ['cyclopropylmethyl bromide and a phenol', 'C1CC1C[Br:9].Oc1ccccc1>>C1CC1C%11.O%11c1ccccc1'],
    ['cyclobutyl bromide and an amine', 'C1CCC1[Br:9].CN>>C1CCC1%11.CN%11'],
    ['an ester of cyclopropanol whose map lets the wrong oxygen stay', 'C1CC1[OH:9].OC(C)=O>>C1CC1%11.O%11C(C)=O'],
    ['the ethoxysilyloxycyclopropane, a ketone in disguise, and an amine', 'C1CC1(OCC)[OH:9].CN>>C1CC1(OCC)%11.CN%11'],
    ['a bromide displaced beside a chloride', 'ClCCCC[Br:9].C1COCCN1>>ClCCCC%11.C1COCCN1%11'],
    ['an iodide displaced beside a fluoride', 'FCCC[I:9].Oc1ccccc1>>FCCC%11.O%11c1ccccc1'],
    ['a benzylic chloride displaced beside an alkyl bromide', 'BrCCCc1ccc(cc1)C[Cl:9].CN>>BrCCCc1ccc(cc1)C%11.CN%11'],
    ['a benzylic bromide displaced beside an aryl bromide', 'Brc1ccc(cc1)C[Br:9].CNC>>Brc1ccc(cc1)C%11.CN%11C'],
    ['one of two bromides', 'BrCCCC[Br:9].Oc1ccccc1>>BrCCCC%11.O%11c1ccccc1'],
    ['a chloride displaced beside a neopentyl bromide', 'BrCC(C)(C)CC[Cl:9].CN>>BrCC(C)(C)CC%11.CN%11'],
    ['ammonia and a bromo ester', 'CCOC(=O)C[Br:9].N>>CCOC(=O)C%11.N%11'],
    ['a secondary amine and methyl iodide', 'C[I:9].N(C)CCCC>>C%11.N%11(C)CCCC'],
    ['a primary amine and a secondary bromide', 'CC(C)[Br:9].NCCCC>>CC(C)%11.N%11CCCC'],
    ['2-pyridone and phosphoryl chloride', 'c1ccc(nc1)[OH:9].Cl>>c1ccc%11nc1.Cl%11'],
    [
      'picric acid and an amine',
      'O=[N+]([O-])c1cc(cc(c1[OH:9])[N+](=O)[O-])[N+](=O)[O-].CN>>O=[N+]([O-])c1cc(cc(c1%11)[N+](=O)[O-])[N+](=O)[O-].CN%11',
    ],
    ['benzyl alcohol and hydrogen bromide', 'c1ccccc1C[OH:9].Br>>c1ccccc1C%11.Br%11'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(LEAVING_GROUPS, reaction)).toEqual([]);
  });
});

describe('a primary amine and one carbon', () => {
  it.each([
    ['formaldehyde', '[CH2:1]=O.[NH2:2][CH2:3][CH2:4][CH3:5]>>[CH3:1][NH:2][CH2:3][CH2:4][CH3:5]'],
    ['dimethyl sulfate', 'COS(=O)(=O)O[CH3:1].[NH2:2][CH:3]([CH3:4])[CH3:5]>>[CH3:1][NH:2][CH:3]([CH3:4])[CH3:5]'],
    ['methanol', '[CH3:1]O.[NH2:2][CH:3]([CH3:4])[CH3:5]>>[CH3:1][NH:2][CH:3]([CH3:4])[CH3:5]'],
  ])('goes on to the dimethylamine with %s', (_, reaction) => {
    expect(verdictsOn(LEAVING_GROUPS, reaction)).toEqual(['L5 risk']);
  });

  it.each([
    ['both methyl groups', '[CH2:1]=O.[CH2:6]=O.[NH2:2][CH2:3][CH2:4][CH3:5]>>[CH3:1][N:2]([CH3:6])[CH2:3][CH2:4][CH3:5]'],
    ['a secondary amine', '[CH2:1]=O.[NH:2]([CH3:6])[CH2:3][CH2:4][CH3:5]>>[CH3:1][N:2]([CH3:6])[CH2:3][CH2:4][CH3:5]'],
    ['an aniline', '[CH2:1]=O.[NH2:2][c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1>>[CH3:1][NH:2][c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1'],
    ['acetaldehyde', '[CH3:6][CH:1]=O.[NH2:2][CH2:3][CH2:4][CH3:5]>>[CH3:6][CH2:1][NH:2][CH2:3][CH2:4][CH3:5]'],
  ])('is not spoken of with %s', (_, reaction) => {
    expect(verdictsOn(LEAVING_GROUPS, reaction)).toEqual([]);
  });
});

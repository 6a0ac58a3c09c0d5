import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';

describe('nucleophiles on the benzene ring of an azole, and crowded amines', () => {
  it.each([
    ['N1 never', '3-amino-6-fluoroindazole and an amine', 'Nc1n[nH]c2cc([F:9])ccc12.C1CN(C)CCN1>>Nc1n[nH]c2cc%11ccc12.C1CN(C)CCN1%11'],
    ['N1 never', '6-fluoroindazole and an amine', 'c1n[nH]c2cc([F:9])ccc12.CN>>c1n[nH]c2cc%11ccc12.CN%11'],
    ['N1 risk', '6-fluoro-1-methylindazole and an amine', 'c1nn(C)c2cc([F:9])ccc12.CN>>c1nn(C)c2cc%11ccc12.CN%11'],
    ['N1 risk', '6-fluorobenzisoxazole and an amine', 'c1noc2cc([F:9])ccc12.CN>>c1noc2cc%11ccc12.CN%11'],
    ['N1 never', '5-fluorobenzimidazole and an amine', 'c1nc2cc([F:9])ccc2[nH]1.CN>>c1nc2cc%11ccc2[nH]1.CN%11'],
    [
      'N9 never',
      'a tertiary amino ester and a fluorobenzamide',
      'CCOC(=O)C(C)(C)N.CNC(=O)c1ccc([F:9])cc1>>CCOC(=O)C(C)(C)N%11.CNC(=O)c1ccc%11cc1',
    ],
    [
      'N9 never',
      'a tertiary amino acid and a fluorobenzoic acid',
      'OC(=O)C(C)(C)N.OC(=O)c1ccc([F:9])cc1>>OC(=O)C(C)(C)N%11.OC(=O)c1ccc%11cc1',
    ],
    ['N9 risk', 'tert-butylamine and a fluorobenzonitrile', 'CC(C)(C)N.N#Cc1ccc([F:9])cc1>>CC(C)(C)N%11.N#Cc1ccc%11cc1'],
    ['N10 risk', '4 of a 2,4-difluorobenzamide', 'CN.CNC(=O)c1ccc([F:9])cc1F>>CN%11.CNC(=O)c1ccc%11cc1F'],
    ['N10 risk', '2 of ethyl 2,4-difluorobenzoate', 'CN.CCOC(=O)c1ccc(F)cc1[F:9]>>CN%11.CCOC(=O)c1ccc(F)cc1%11'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(NUCLEOPHILIC_AROMATIC, reaction)).toContain(verdict);
  });

  it.each([
    ['6-fluoro-5-nitroindazole and an amine', 'c1n[nH]c2cc([F:9])c([N+](=O)[O-])cc12.CN>>c1n[nH]c2cc%11c([N+](=O)[O-])cc12.CN%11'],
    ['6-fluoro-2-methylindazole and an amine', 'c1n(C)nc2cc([F:9])ccc12.CN>>c1n(C)nc2cc%11ccc12.CN%11'],
    ['5-fluorobenzothiadiazole and an amine', 'c1c([F:9])ccc2nsnc12.CN>>c1c%11ccc2nsnc12.CN%11'],
    ['4-chloropyrrolopyrimidine and an amine', 'c1c[nH]c2ncnc([Cl:9])c12.CN>>c1c[nH]c2ncnc%11c12.CN%11'],
    ['6-bromoindazole and an amine, a coupling', 'c1n[nH]c2cc([Br:9])ccc12.CN>>c1n[nH]c2cc%11ccc12.CN%11'],
    ['7-fluoroquinoline and an amine', 'c1ccc2ccc([F:9])cc2n1.CN>>c1ccc2ccc%11cc2n1.CN%11'],
    ['4-chloronitrobenzene and a thiol', 'SC.O=[N+]([O-])c1ccc([Cl:9])cc1>>S%11C.O=[N+]([O-])c1ccc%11cc1'],
    ['tert-butylamine and 4-fluoronitrobenzene', 'CC(C)(C)N.O=[N+]([O-])c1ccc([F:9])cc1>>CC(C)(C)N%11.O=[N+]([O-])c1ccc%11cc1'],
    ['tert-butylamine and 2-fluoropyridine', 'CC(C)(C)N.c1ccnc([F:9])c1>>CC(C)(C)N%11.c1ccnc%11c1'],
    [
      'a tertiary amino ester and an aryl bromide, by copper',
      'COC(=O)C(C)(C)N.CNC(=O)c1ccc([Br:9])cc1F>>COC(=O)C(C)(C)N%11.CNC(=O)c1ccc%11cc1F',
    ],
    ['2 of 2,4-difluorobenzoic acid by a lithium amide', 'Nc1ccccc1.OC(=O)c1ccc(F)cc1[F:9]>>N%11c1ccccc1.OC(=O)c1ccc(F)cc1%11'],
    ['3,4-difluorobenzamide', 'CN.CNC(=O)c1ccc([F:9])c(F)c1>>CN%11.CNC(=O)c1ccc%11c(F)c1'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(NUCLEOPHILIC_AROMATIC, reaction)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';

describe('rules of nucleophilic aromatic substitution', () => {
  it.each([
    ['N1 never', '4-fluoroanisole and morpholine', 'COc1ccc([F:9])cc1.C1COCCN1>>COc1ccc%11cc1.C1COCCN1%11'],
    ['N1 never', '3-fluorotoluene and a phenol', 'Cc1cccc([F:9])c1.Oc1ccccc1>>Cc1cccc%11c1.O%11c1ccccc1'],
    ['N1 never', 'anisole and an amine', 'c1ccccc1[O:9][CH3:9].CN>>c1ccccc1%11.CN%11'],
    ['N1 risk', '3-fluoronitrobenzene and an amine', 'O=[N+]([O-])c1cccc([F:9])c1.CN>>O=[N+]([O-])c1cccc%11c1.CN%11'],
    ['N1 risk', 'chlorobenzene and an alcohol', 'c1ccccc1[Cl:9].CO>>c1ccccc1%11.CO%11'],
    ['N2 never', '2 of 2,4-dichloropyrimidine', 'c1cc(Cl)nc([Cl:9])n1.CN>>c1cc(Cl)nc%11n1.CN%11'],
    ['N2 never', '2 of 2,4-dichloroquinazoline', 'c1ccc2c(c1)c(Cl)nc([Cl:9])n2.CN>>c1ccc2c(c1)c(Cl)nc%11n2.CN%11'],
    ['N2 never', '3 of 2,3-dichloropyridine', 'c1cnc(Cl)c([Cl:9])c1.CO>>c1cnc(Cl)c%11c1.CO%11'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(NUCLEOPHILIC_AROMATIC, reaction)).toContain(verdict);
  });

  it.each([
    ['4-fluoronitrobenzene and morpholine', 'O=[N+]([O-])c1ccc([F:9])cc1.C1COCCN1>>O=[N+]([O-])c1ccc%11cc1.C1COCCN1%11'],
    ['2-fluorobenzonitrile and an alcohol', 'N#Cc1ccccc1[F:9].CO>>N#Cc1ccccc1%11.CO%11'],
    ['2-chloropyridine and an alcohol', 'c1ccnc([Cl:9])c1.CO>>c1ccnc%11c1.CO%11'],
    ['a 7-fluoro-4-quinolone and an amine', 'O=c1cc[nH]c2cc([F:9])ccc12.CN>>O=c1cc[nH]c2cc%11ccc12.CN%11'],
    ['bromobenzene and morpholine, a coupling', 'c1ccccc1[Br:9].C1COCCN1>>c1ccccc1%11.C1COCCN1%11'],
    ['4 of 2,4-dichloropyrimidine', 'c1cc([Cl:9])nc(Cl)n1.CN>>c1cc%11nc(Cl)n1.CN%11'],
    ['4 of 2,4-dichloroquinazoline', 'c1ccc2c(c1)c([Cl:9])nc(Cl)n2.CN>>c1ccc2c(c1)c%11nc(Cl)n2.CN%11'],
    ['2 of 2,3-dichloropyridine', 'c1cnc([Cl:9])c(Cl)c1.CO>>c1cnc%11c(Cl)c1.CO%11'],
    ['either end of 3,6-dichloropyridazine', 'c1cc(Cl)nnc1[Cl:9].CN>>c1cc(Cl)nnc1%11.CN%11'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(NUCLEOPHILIC_AROMATIC, reaction)).toEqual([]);
  });
});

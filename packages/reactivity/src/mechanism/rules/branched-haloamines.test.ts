import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { SUBSTITUTION } from './substitution.ts';

const found = (reaction: string) => verdicts(SUBSTITUTION, reaction).filter((each) => each.startsWith('S211 '));

describe('halides two carbons from a dialkylamino group', () => {
  it.each([
    ['2-chloromethyl-1-methylpyrrolidine', 'Oc1ccccc1.[Cl:9]CC1CCCN1C>>O%11c1ccccc1.C%11C1CCCN1C'],
    ['2-chloropropyldimethylamine', 'c1ccc2c(c1)Sc1ccccc1N2.[Cl:9]C(C)CN(C)C>>c1ccc2c(c1)Sc1ccccc1N2%11.C%11(C)CN(C)C'],
    ['3-chloro-1-methylpiperidine', 'Oc1ccccc1.[Cl:9]C1CCCN(C)C1>>O%11c1ccccc1.C%111CCCN(C)C1'],
  ])('may rearrange: %s', (_, reaction) => {
    expect(found(reaction)).toEqual(['S211 risk']);
  });

  it.each([
    ['2-chloroethyldimethylamine', 'Oc1ccccc1.[Cl:9]CCN(C)C>>O%11c1ccccc1.C%11CN(C)C'],
    ['the carbamate of a bromomethylpyrrolidine', 'Oc1ccccc1.[Br:9]CC1CCCN1C(=O)OC>>O%11c1ccccc1.C%11C1CCCN1C(=O)OC'],
    ['3-chloropropyl', 'Oc1ccccc1.[Cl:9]CCC1CCCN1C>>O%11c1ccccc1.C%11CC1CCCN1C'],
    ['the alcohol, by Mitsunobu', 'Oc1ccccc1.[OH:9]CC1CCCN1C>>O%11c1ccccc1.C%11C1CCCN1C'],
  ])('says nothing of %s', (_, reaction) => {
    expect(found(reaction)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ENOLATES } from './enolates.ts';

const ofDiketones = (reaction: string) => verdicts(ENOLATES, reaction).filter((each) => each.startsWith('T170'));

describe('acyl groups on the carbon of a 1,3-diketone', () => {
  it.each([
    ['cyclohexanedione and a benzoate', 'C1(=O)CC(=O)CCC1.c1ccccc1C(=O)[O:9][CH3:9]>>C1(=O)C%11C(=O)CCC1.c1ccccc1C%11=O'],
    ['acetylacetone and an acetate', 'CC(=O)CC(=O)C.CC(=O)[O:9][CH2:9][CH3:9]>>CC(=O)C%11C(=O)C.CC%11=O'],
  ])('come from no ester: %s', (_, reaction) => {
    expect(ofDiketones(reaction)).toEqual(['T170 never']);
  });

  it.each([
    ['the acid chloride', 'C1(=O)CC(=O)CCC1.c1ccccc1C(=O)[Cl:9]>>C1(=O)C%11C(=O)CCC1.c1ccccc1C%11=O'],
    ['an ester, of a plain ketone', 'CC(=O)C.c1ccccc1C(=O)[O:9][CH3:9]>>CC(=O)C%11.c1ccccc1C%11=O'],
    ['an oxalate', 'C1(=O)CC(=O)CCC1.CCOC(=O)C(=O)[O:9][CH2:9][CH3:9]>>C1(=O)C%11C(=O)CCC1.CCOC(=O)C%11=O'],
  ])('come from %s', (_, reaction) => {
    expect(ofDiketones(reaction)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';

describe('phenols and esters', () => {
  it.each([
    ['an acetate', 'Oc1ccccc1.CC(=O)[O:9][CH2:9][CH3:9]>>O%11c1ccccc1.CC%11=O'],
    ['a propiolate', 'Oc1ccccc1.C#CC(=O)[O:9][CH3:9]>>O%11c1ccccc1.C#CC%11=O'],
  ])('do not exchange the alcohol of %s', (_, reaction) => {
    expect(verdicts(CHEMOSELECTIVITY, reaction)).toContain('C11 never');
  });

  it.each([
    ['an acid chloride', 'Oc1ccccc1.CC(=O)[Cl:9]>>O%11c1ccccc1.CC%11=O'],
    ['an ester of a phenol', 'Oc1ccccc1.CC(=O)[O:9][c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1>>O%11c1ccccc1.CC%11=O'],
    ['a beta-keto ester, by way of the ketene', 'Oc1ccccc1.CC(=O)CC(=O)[O:9][CH3:9]>>O%11c1ccccc1.CC(=O)CC%11=O'],
  ])('may take the acyl group of %s', (_, reaction) => {
    expect(verdicts(CHEMOSELECTIVITY, reaction)).not.toContain('C11 never');
  });
});

import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { PROTECTING_GROUPS } from './protecting-groups.ts';

describe('alkyl groups that are no protecting groups', () => {
  it.each([
    ['V6 never', 'the methyl ether of a tertiary alcohol', 'CC(C)(CC)O[CH3:9]>>CC(C)(CC)O'],
    ['V6 never', 'the methyl ether of a benzylic alcohol', 'CC(c1ccccc1)O[CH3:9]>>CC(c1ccccc1)O'],
    ['V6 never', 'the ethyl ether of an allylic alcohol', 'CC=CCO[CH2:9][CH3:9]>>CC=CCO'],
    ['V6 never', 'the ethyl ether of a primary alcohol', 'CCCCO[CH2:9][CH3:9]>>CCCCO'],
    ['V6 risk', 'the ethyl ether of a secondary alcohol', 'CCC(C)O[CH2:9][CH3:9]>>CCC(C)O'],
    ['V7 never', 'the methyl group of a secondary amine', 'CCCN[CH3:9]>>CCCN'],
    ['V7 never', 'the methyl group of an amide', 'CC(=O)N(CC)[CH3:9]>>CC(=O)NCC'],
    ['V7 never', 'the ethyl group of an N-ethylaniline', 'c1ccccc1N[CH2:9][CH3:9]>>c1ccccc1N'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(PROTECTING_GROUPS, reaction)).toContain(verdict);
  });

  it.each([
    ['the methyl ether of a secondary alcohol', 'CCC(C)O[CH3:9]>>CCC(C)O'],
    ['the methyl ether of a phenol', 'c1ccccc1O[CH3:9]>>c1ccccc1O'],
    ['the ethyl ether of a phenol', 'c1ccccc1O[CH2:9][CH3:9]>>c1ccccc1O'],
    ['a tert-butyl ether', 'CCCCO[C:9]([CH3:9])([CH3:9])[CH3:9]>>CCCCO'],
    ['a benzyl ether', 'CCCCO[CH2:9][c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1>>CCCCO'],
    ['a methoxymethyl ether', 'CCCCO[CH2:9][O:9][CH3:9]>>CCCCO'],
    ['a methoxymethyl ether of a tertiary alcohol', 'CC(C)(CC)O[CH2:9][O:9][CH3:9]>>CC(C)(CC)O'],
    [
      'a trityl ether',
      'CCCCO[C:9]([c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1)([c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1)[c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1>>CCCCO',
    ],
    ['the methyl group of a tertiary amine', 'CCCN(CC)[CH3:9]>>CCCNCC'],
    ['the benzyl group of a secondary amine', 'CCCN[CH2:9][c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1>>CCCN'],
    ['the cyanoethyl group of an amine', 'CCCN[CH2:9][CH2:9][C:9]#[N:9]>>CCCN'],
    ['the tert-butyl group of a sulfonamide', 'CS(=O)(=O)N[C:9]([CH3:9])([CH3:9])[CH3:9]>>CS(=O)(=O)N'],
    ['a methoxymethyl group of an amide', 'CC(=O)N(CC)[CH2:9][O:9][CH3:9]>>CC(=O)NCC'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(PROTECTING_GROUPS, reaction).filter((each) => /^V[67] /.test(each))).toEqual([]);
  });
});

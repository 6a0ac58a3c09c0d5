import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { SUBSTITUTION } from './substitution.ts';

const found = (reaction: string) => verdicts(SUBSTITUTION, reaction).filter((each) => each.startsWith('S210 '));

describe('acidic sulfonamides under a Mitsunobu reaction', () => {
  it.each([
    [
      'S210 never',
      'a phenol beside a sulfonylaminopyrimidine',
      'Oc1cccc(c1)S(=O)(=O)Nc1ncccn1.[OH:9]CCC>>O%11c1cccc(c1)S(=O)(=O)Nc1ncccn1.C%11CC',
    ],
    [
      'S210 never',
      'a phenol and an alcohol that bears an acylsulfonamide',
      'Oc1ccccc1.[OH:9]CCCC(=O)NS(=O)(=O)C>>O%11c1ccccc1.C%11CCC(=O)NS(=O)(=O)C',
    ],
    [
      'S210 never',
      'an imidazole beside a sulfonanilide',
      'Cc1c[nH]cn1.[OH:9]CCc1ccc(NS(=O)(=O)C)cc1>>Cc1cn%11cn1.C%11Cc1ccc(NS(=O)(=O)C)cc1',
    ],
    ['S210 risk', 'a phenol beside a sulfonanilide', 'Oc1ccc(NS(=O)(=O)C)cc1.[OH:9]CCC>>O%11c1ccc(NS(=O)(=O)C)cc1.C%11CC'],
  ])('says %s of %s', (expected, _, reaction) => {
    expect(found(reaction)).toEqual([expected]);
  });

  it.each([
    ['the sulfonamide itself', 'Oc1ccc(S(=O)(=O)Nc2ncccn2)cc1.[OH:9]CCC>>Oc1ccc(S(=O)(=O)N%11c2ncccn2)cc1.C%11CC'],
    [
      'a phenol beside a sulfonamide without hydrogen',
      'Oc1ccc(S(=O)(=O)N(C)c2ncccn2)cc1.[OH:9]CCC>>O%11c1ccc(S(=O)(=O)N(C)c2ncccn2)cc1.C%11CC',
    ],
    ['a phenol beside a plain sulfonamide', 'Oc1ccc(S(=O)(=O)NC)cc1.[OH:9]CCC>>O%11c1ccc(S(=O)(=O)NC)cc1.C%11CC'],
    [
      'an acid beside a sulfonylaminopyrimidine',
      'OC(=O)c1ccc(S(=O)(=O)Nc2ncccn2)cc1.[OH:9]CCC>>O%11C(=O)c1ccc(S(=O)(=O)Nc2ncccn2)cc1.C%11CC',
    ],
    ['a phenol and a halide', 'Oc1ccc(NS(=O)(=O)C)cc1.[Br:9]CCC>>O%11c1ccc(NS(=O)(=O)C)cc1.C%11CC'],
  ])('says nothing of %s', (_, reaction) => {
    expect(found(reaction)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { compareMaps } from './same-map.ts';
import { settleHeteroatoms } from './settle-heteroatoms.ts';

const PHOSPHINE = 'c1ccc(P(c2ccccc2)c2ccccc2)cc1';

/** Maps as transforms give them, and as mechanism has it. */
const SETTLED = [
  [
    '(a) an ester from acid and alcohol',
    'O[CH3:1].[OH:2][C:3](=[O:4])[CH3:5]>>[CH3:1][O:2][C:3](=[O:4])[CH3:5]',
    '[OH:2][CH3:1].O[C:3](=[O:4])[CH3:5]>>[CH3:1][O:2][C:3](=[O:4])[CH3:5]',
  ],
  [
    '(a) a lactone',
    'O[CH2:1][CH2:2][CH2:3][C:4](=[O:5])[OH:6]>>[CH2:1]1[CH2:2][CH2:3][C:4](=[O:5])[O:6]1',
    '[OH:6][CH2:1][CH2:2][CH2:3][C:4](=[O:5])O>>[CH2:1]1[CH2:2][CH2:3][C:4](=[O:5])[O:6]1',
  ],
  [
    '(a) a transamidation',
    'N[CH2:1][CH3:2].[NH2:3][C:4](=[O:5])[CH3:6]>>[CH3:2][CH2:1][NH:3][C:4](=[O:5])[CH3:6]',
    '[NH2:3][CH2:1][CH3:2].N[C:4](=[O:5])[CH3:6]>>[CH3:2][CH2:1][NH:3][C:4](=[O:5])[CH3:6]',
  ],
  [
    '(b) an ester and water',
    'C[O:1][C:2](=[O:3])[CH3:4].O>>[OH:1][C:2](=[O:3])[CH3:4]',
    'CO[C:2](=[O:3])[CH3:4].[OH2:1]>>[OH:1][C:2](=[O:3])[CH3:4]',
  ],
  [
    '(b) an ester and hydroxide',
    'C[O:1][C:2](=[O:3])[CH3:4].[Na+].[OH-]>>[OH:1][C:2](=[O:3])[CH3:4]',
    'CO[C:2](=[O:3])[CH3:4].[Na+].[OH-:1]>>[OH:1][C:2](=[O:3])[CH3:4]',
  ],
  [
    '(c) a peracid whose carbonyl oxygen was taken',
    'OOC(C)=[O:1].[CH2:2]=[CH2:3]>>[CH2:2]1[CH2:3][O:1]1',
    '[OH:1]OC(C)=O.[CH2:2]=[CH2:3]>>[CH2:2]1[CH2:3][O:1]1',
  ],
  [
    '(c) a peracid whose inner oxygen was taken',
    'O[O:1]C(C)=O.[CH2:2]=[CH2:3]>>[CH2:2]1[CH2:3][O:1]1',
    '[OH:1]OC(C)=O.[CH2:2]=[CH2:3]>>[CH2:2]1[CH2:3][O:1]1',
  ],
] as const;

/** Maps that are right as they are. */
const LEFT_ALONE = [
  ['a Mitsunobu ester', `O[CH2:1][CH3:6].[OH:2][C:3](=[O:4])[CH3:5].${PHOSPHINE}>>[CH3:6][CH2:1][O:2][C:3](=[O:4])[CH3:5]`],
  ['an ester of an alkyl halide', 'Br[CH3:1].[OH:2][C:3](=[O:4])[CH3:5]>>[CH3:1][O:2][C:3](=[O:4])[CH3:5]'],
  [
    'a tertiary alcohol',
    'O[C:1]([CH3:6])([CH3:7])[CH3:8].[OH:2][C:3](=[O:4])[CH3:5]>>[C:1]([CH3:6])([CH3:7])([CH3:8])[O:2][C:3](=[O:4])[CH3:5]',
  ],
  ['the cleavage of a tert-butyl ester', 'CC(C)(C)[O:1][C:2](=[O:3])[CH3:4].O>>[OH:1][C:2](=[O:3])[CH3:4]'],
  ['a cleavage of an ester without recorded water', 'C[O:1][C:2](=[O:3])[CH3:4].Cl>>[OH:1][C:2](=[O:3])[CH3:4]'],
  ['an ester mapped by mechanism', '[OH:2][CH3:1].O[C:3](=[O:4])[CH3:5]>>[CH3:1][O:2][C:3](=[O:4])[CH3:5]'],
  ['a transesterification in water', 'C[O:1][C:2](=[O:3])[CH3:4].[CH3:5]I.O>>[CH3:5][O:1][C:2](=[O:3])[CH3:4]'],
] as const;

describe('of two like atoms, the one that mechanism keeps', () => {
  it.each(SETTLED)('is found in %s', (_, given, expected) => {
    expect(compareMaps(given, expected)?.sameMap).toBe(false);
    expect(compareMaps(settleHeteroatoms(given), expected)).toEqual({ sameMap: true, sameChange: true });
  });

  it.each(SETTLED)('is kept when it is there already, as in %s', (_, _given, expected) => {
    expect(settleHeteroatoms(expected)).toBe(expected);
  });

  it.each(LEFT_ALONE)('is left alone in %s', (_, reaction) => {
    expect(settleHeteroatoms(reaction)).toBe(reaction);
  });
});

import { describe, expect, it } from 'vitest';
import { createReactionNamer } from './reaction-namer.ts';

const nameReactionsOf = createReactionNamer();

describe('a resolution', () => {
  it.each([
    ['of an amine', '[CH3:1][CH:2]([NH2:3])[CH2:4][CH3:5]>>[CH3:1][C@H:2]([NH2:3])[CH2:4][CH3:5]'],
    ['by way of the salt of an acid', '[CH3:1][CH:2]([NH2:3])[CH2:4][CH3:5].O[C@H](C(=O)O)c1ccccc1>>[CH3:1][C@H:2]([NH2:3])[CH2:4][CH3:5]'],
    [
      'of undefined diastereomers',
      '[CH3:1][C@H:2]([NH2:3])[CH2:4][CH:5]([OH:6])[CH3:7]>>[CH3:1][C@H:2]([NH2:3])[CH2:4][C@H:5]([OH:6])[CH3:7]',
    ],
  ])('is named: %s', (_, reaction) => {
    expect(nameReactionsOf(reaction)).toEqual(['resolution']);
  });

  it.each([
    ['a reduction to one enantiomer', '[CH3:1][C:2](=[O:3])[CH2:4][CH3:5]>>[CH3:1][C@H:2]([OH:3])[CH2:4][CH3:5]'],
    ['a mirror image', '[CH3:1][C@@H:2]([NH2:3])[CH2:4][CH3:5]>>[CH3:1][C@H:2]([NH2:3])[CH2:4][CH3:5]'],
    ['a racemisation', '[CH3:1][C@@H:2]([NH2:3])[CH2:4][CH3:5]>>[CH3:1][CH:2]([NH2:3])[CH2:4][CH3:5]'],
  ])('is not %s', (_, reaction) => {
    expect(nameReactionsOf(reaction)).not.toContain('resolution');
  });
});

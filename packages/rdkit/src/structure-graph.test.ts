import { describe, expect, it } from 'vitest';
import { type AtomPair, connectedParts, ringBondKeys } from './structure-graph.ts';

describe('ringBondKeys', () => {
  it.each<[string, number, AtomPair[], string[]]>([
    [
      'a chain',
      3,
      [
        [0, 1],
        [1, 2],
      ],
      [],
    ],
    [
      'a ring with a tail',
      4,
      [
        [0, 1],
        [1, 2],
        [2, 0],
        [2, 3],
      ],
      ['0-1', '0-2', '1-2'],
    ],
    [
      'two rings on a bond',
      6,
      [
        [0, 1],
        [1, 2],
        [2, 0],
        [2, 3],
        [3, 4],
        [4, 5],
        [5, 3],
      ],
      ['0-1', '0-2', '1-2', '3-4', '3-5', '4-5'],
    ],
    [
      'two rings that share a bond',
      4,
      [
        [0, 1],
        [1, 2],
        [2, 0],
        [2, 3],
        [3, 1],
      ],
      ['0-1', '0-2', '1-2', '1-3', '2-3'],
    ],
    [
      'two components',
      5,
      [
        [0, 1],
        [2, 3],
        [3, 4],
        [4, 2],
      ],
      ['2-3', '2-4', '3-4'],
    ],
  ])('finds the bonds in rings of %s', (_, atomCount, bonds, expected) => {
    expect([...ringBondKeys(atomCount, bonds)].sort()).toEqual(expected);
  });
});

describe('connectedParts', () => {
  it('gives the largest first and leaves lone atoms out', () => {
    expect(
      connectedParts(7, [
        [5, 6],
        [1, 3],
        [3, 2],
      ]),
    ).toEqual([
      [1, 2, 3],
      [5, 6],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { commonParts, type Skeleton } from './common-part.ts';
import type { AtomPair } from './structure-graph.ts';

const NONE: ReadonlySet<number> = new Set();
const skeleton = (atomCount: number, bonds: AtomPair[], linearAtoms = NONE): Skeleton => ({ atomCount, bonds, linearAtoms });

/** Cyclopropane with a tail of three atoms: 0 1 2 in the ring, 2-3-4-5. */
const RING_AND_TAIL: AtomPair[] = [
  [0, 1],
  [1, 2],
  [2, 0],
  [2, 3],
  [3, 4],
  [4, 5],
];

describe('commonParts', () => {
  it('takes everything, then the rings alone', () => {
    const same = skeleton(6, RING_AND_TAIL);
    expect(commonParts(same, same, [0, 1, 2, 3, 4, 5])).toEqual([
      [0, 1, 2, 3, 4, 5],
      [0, 1, 2],
    ]);
  });

  it('takes all connected parts, then the largest, where a bond between them is new', () => {
    const child = skeleton(6, RING_AND_TAIL);
    const parent = skeleton(6, [
      [0, 1],
      [1, 2],
      [2, 0],
      [3, 4],
      [4, 5],
    ]);
    expect(commonParts(child, parent, [0, 1, 2, 3, 4, 5])).toEqual([
      [0, 1, 2, 3, 4, 5],
      [0, 1, 2],
    ]);
  });

  it('does not let a chain keep the shape of the ring it was cut from', () => {
    const child = skeleton(6, [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ]);
    const parent = skeleton(6, RING_AND_TAIL);
    expect(commonParts(child, parent, [0, 1, 2, 3, 4, 5])).toEqual([[2, 3, 4, 5]]);
  });

  it('does not let a linear atom keep a bend', () => {
    const child = skeleton(
      4,
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
      new Set([2]),
    );
    const parent = skeleton(4, [
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(commonParts(child, parent, [0, 1, 2, 3])).toEqual([[0, 1]]);
  });

  it('finds nothing in common where no bond is', () => {
    const child = skeleton(3, [
      [0, 1],
      [1, 2],
    ]);
    expect(commonParts(child, child, [0, -1, 2])).toEqual([]);
  });
});

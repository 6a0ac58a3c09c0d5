import { describe, expect, it } from 'vitest';
import { isOddPermutation } from './permutation.ts';

describe('isOddPermutation', () => {
  it.each([
    [[1, 2, 3, 4], [1, 2, 3, 4], false],
    [[1, 2, 3, 4], [2, 1, 3, 4], true],
    [[1, 2, 3, 4], [2, 3, 1, 4], false],
    [[1, 2, 3, 4], [4, 1, 2, 3], true],
    [[-1, 2, 3], [3, 2, -1], true],
    [[1, 2, 3], [1, 2, 4], null],
    [[1, 2], [1, 2, 3], null],
  ])('%j to %j', (from, to, isOdd) => {
    expect(isOddPermutation(from, to)).toBe(isOdd);
  });
});

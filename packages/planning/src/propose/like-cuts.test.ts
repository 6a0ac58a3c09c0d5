import { parseSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { areLikeCuts } from './like-cuts.ts';

function structure(smiles: string) {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(molecule.error.message);
  return molecule.value;
}

describe('cuts that lead to the same precursors', () => {
  // 0 methyl, 1 carbonyl carbon, 2 carbonyl oxygen, 3 ester oxygen, 4 methylene, 5 phenyl
  const ester = structure('CC(=O)OCc1ccccc1');

  it('are alike on either side of a heteroatom', () => {
    expect(areLikeCuts([[1, 3]], [[3, 4]], ester)).toBe(true);
  });

  it('are alike where one map sees no cut, or more', () => {
    expect(areLikeCuts([], [[1, 2]], ester)).toBe(true);
    expect(
      areLikeCuts(
        [[1, 3]],
        [
          [1, 2],
          [1, 3],
        ],
        ester,
      ),
    ).toBe(true);
  });

  it('are not on either side of a carbon, nor in different places', () => {
    expect(areLikeCuts([[3, 4]], [[4, 5]], ester)).toBe(false);
    expect(areLikeCuts([[0, 1]], [[3, 4]], ester)).toBe(false);
    expect(
      areLikeCuts(
        [
          [0, 1],
          [1, 3],
        ],
        [[3, 4]],
        ester,
      ),
    ).toBe(false);
  });
});

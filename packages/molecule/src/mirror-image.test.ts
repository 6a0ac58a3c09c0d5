import { describe, expect, it } from 'vitest';
import { isOwnMirrorImage } from './mirror-image.ts';
import { parseSmiles } from './smiles-reader.ts';

function read(smiles: string) {
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

describe('isOwnMirrorImage', () => {
  it.each([
    ['states nothing', 'CC(O)CC'],
    ['meso butanediol', 'C[C@H](O)[C@@H](C)O'],
    ['a cis-1,4-cyclohexane', 'O[C@H]1CC[C@@H](N)CC1'],
    ['a cis cyclohexane-1,2-dicarboxylic anhydride', 'O=C1OC(=O)[C@H]2CCCC[C@@H]12'],
    ['an E alkene', 'C/C=C/C(C)O'],
  ])('of %s', (_, smiles) => expect(isOwnMirrorImage(read(smiles))).toBe(true));

  it.each([
    ['alanine', 'C[C@H](N)C(=O)O'],
    ['tartaric acid', 'OC(=O)[C@H](O)[C@@H](O)C(=O)O'],
    ['a trans cyclohexanediol', 'O[C@@H]1CCCC[C@H]1O'],
    ['a cis ketol', 'C[C@@H]1C(=O)CCC[C@@H]1O'],
  ])('not of %s', (_, smiles) => expect(isOwnMirrorImage(read(smiles))).toBe(false));
});

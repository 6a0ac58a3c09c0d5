import { type Molecule, parseSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { comesToOpenFace } from './open-face.ts';

/** Of a drawing with the centre numbered 1, and what is new on it 2. */
function comes(smiles: string): boolean {
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const molecule: Molecule = parsed.value;
  const [centre, arriving] = [1, 2].map((number) => molecule.atomMap.indexOf(number));
  return comesToOpenFace(molecule, centre, arriving);
}

describe('the open face of a carbon beside an angular alkyl group', () => {
  it.each([
    ['the ethynyl group of ethinylestradiol', 'C#[C:2][C@:1]1(O)CC[C@H]2[C@@H]3CCc4cc(O)ccc4[C@H]3CC[C@@]21C'],
    ['that of levonorgestrel, beside ethyl', 'C#[C:2][C@:1]1(O)CC[C@H]2[C@@H]3CCC4=CC(=O)CC[C@@H]4[C@H]3CC[C@@]21CC'],
    ['the 17-hydroxyl group of prednisolone', 'OCC(=O)[C@@:1]1([OH:2])CC[C@H]2[C@@H]3CCC4=CC(=O)C=C[C@]4(C)[C@H]3[C@@H](O)C[C@@]21C'],
  ])('takes up %s', (_, smiles) => {
    expect(comes(smiles)).toBe(true);
  });

  it.each([
    ['the other side', 'C#[C:2][C@@:1]1(O)CC[C@H]2[C@@H]3CCc4cc(O)ccc4[C@H]3CC[C@@]21C'],
    ['rings fused cis, which lie open otherwise', 'C#[C:2][C@:1]1(O)CC[C@@H]2[C@@H]3CCc4cc(O)ccc4[C@H]3CC[C@@]21C'],
    ['a ring of five alone', 'C#[C:2][C@:1]1(O)CCC[C@@]1(CC)C'],
    ['cyanide, which comes and goes', 'N#[C:2][C@:1]1(O)CC[C@H]2[C@@H]3CCc4cc(O)ccc4[C@H]3CC[C@@]21C'],
  ])('is not told of %s', (_, smiles) => {
    expect(comes(smiles)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { Molecule } from './molecule.ts';
import { ringBonds, smallestRings } from './rings.ts';
import { parseSmiles } from './smiles-reader.ts';

function read(smiles: string): Molecule {
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) throw new Error(smiles);
  return parsed.value;
}

describe('ringBonds', () => {
  it.each([
    ['CCC', [0, 0]],
    ['CC1CC1', [0, 1, 1, 1]],
    ['C1CC1C1CC1', [1, 1, 1, 0, 1, 1, 1]],
    ['C1.C1', [0]],
  ])('%s', (smiles, inRing) => {
    expect(Array.from(ringBonds(read(smiles)))).toEqual(inRing);
  });

  it('finds the bonds of a ring as large as a molecule can be', () => {
    expect(ringBonds(read(`C1${'C'.repeat(32765)}C1`)).every((isInRing) => isInRing === 1)).toBe(true);
  });
});

describe('smallestRings', () => {
  it.each([
    ['CC1CC1', [0, 3, 3, 3]],
    ['C1CCC2CC2C1', [6, 6, 6, 3, 3, 3, 6]],
    ['C1CCCCCCC1', [8, 8, 8, 8, 8, 8, 8, 8]],
    ['C1CCCCCCCC1', [0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['C12C3C4C1C5C2C3C45', [4, 4, 4, 4, 4, 4, 4, 4]],
  ])('%s has atoms in rings of these sizes', (smiles, sizes) => {
    expect(Array.from(smallestRings(read(smiles)).ofAtom)).toEqual(sizes);
  });

  it('tells the fused bond of a bicycle by its smaller ring', () => {
    const molecule = read('C1CCC2CC2C1');
    const fused = [...molecule.bondBegin.keys()].find((bond) => molecule.bondBegin[bond] === 3 && molecule.bondEnd[bond] === 5);
    expect(smallestRings(molecule).ofBond[fused as number]).toBe(3);
  });
});

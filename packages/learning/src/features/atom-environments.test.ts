import { parseSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { atomEnvironments, moleculeHash } from './atom-environments.ts';

function environments(smiles: string, radius = 2) {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(molecule.error.message);
  return atomEnvironments(molecule.value, radius);
}

const sorted = (smiles: string) => [...environments(smiles).hash].sort((a, b) => a - b);

describe('atom environments', () => {
  it.each([
    ['CCO', 'OCC'],
    ['c1ccccc1C(=O)NC', 'CNC(=O)c1ccccc1'],
    ['CC(C)(C)OC(=O)N1CCNCC1', 'C1CN(CCN1)C(=O)OC(C)(C)C'],
  ])('of %s do not depend on the numbering of the atoms', (one, other) => {
    expect(sorted(one)).toEqual(sorted(other));
    expect(moleculeHash(environments(one, 4))).toBe(moleculeHash(environments(other, 4)));
  });

  it.each([
    ['CCO', 'CCN', 'element'],
    ['CC=O', 'CCO', 'hydrogens'],
    ['C1CCCCC1', 'CCCCCC', 'rings'],
    ['CC(=O)[O-]', 'CC(=O)O', 'charge'],
    ['c1ccccc1', 'C1=CC=CC=C1', 'aromatic form'],
  ])('tell %s from %s by their %s', (one, other) => {
    expect(sorted(one)).not.toEqual(sorted(other));
  });

  it('reach as far as their radius', () => {
    const [near, far] = [environments('CCCCCl', 2), environments('CCCCBr', 2)];
    // The first carbon is four bonds from the halogen: it looks the same up to radius 2; the fourth is next to it.
    for (const radius of [0, 1, 2]) expect(near.hash[radius * 5]).toBe(far.hash[radius * 5]);
    expect(near.hash[3]).toBe(far.hash[3]);
    expect(near.hash[5 + 3]).not.toBe(far.hash[5 + 3]);
  });
});

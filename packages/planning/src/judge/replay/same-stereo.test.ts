import { findIsomorphism, type Molecule, parseSmiles, writeSmiles } from '@retron/molecule';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { haveSameStereo } from './same-stereo.ts';

function molecule(smiles: string): Molecule {
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

function sameStereo(a: string, b: string): boolean {
  const [first, second] = [molecule(a), molecule(b)];
  const atomInB = findIsomorphism(first, second);
  if (atomInB === null) throw new Error('Not the same but for stereo');
  return haveSameStereo(first, second, atomInB);
}

/** No symmetry, so that there is one correspondence only. */
const STEREO = [
  'C[C@H](F)O',
  'C[C@@](F)(Cl)O',
  'C/C=C/CO',
  'C/C(F)=C(\\Cl)CO',
  'N[C@@H](C)C(=O)N/N=C/[C@H](O)CC',
  'C[S@](=O)CC',
  'OC[C@@H]1CC[C@H](N)O1',
];

describe('stereo under a correspondence of atoms', () => {
  it('is the same however the atoms are numbered', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STEREO), fc.integer({ min: 1, max: 1000 }), (smiles, seed) => {
        const original = molecule(smiles);
        const rank = Array.from({ length: original.atomCount }, (_, atom) => (atom * 7919 + seed * 104729) % 10007);
        expect(sameStereo(smiles, writeSmiles(original, { rank }).smiles)).toBe(true);
      }),
    );
  });

  it.each([
    ['a guanidine', 'C/N=C(/NC)NCC', 'C/N=C(\\NC)NCC'],
    ['an amidine without geometry', 'C/N=C/N(C)CC', 'CN=CN(C)CC'],
  ])('asks nothing of the C=N of %s, which turns over', (_, a, b) => {
    expect(sameStereo(a, b)).toBe(true);
  });

  it.each([
    ['the geometry of an amidoxime', 'CC/C(N)=N/O', 'CC/C(N)=N\\O'],
    ['a mirror image', 'C[C@H](F)O', 'C[C@@H](F)O'],
    ['an open centre', 'C[C@H](F)O', 'CC(F)O'],
    ['the other geometry', 'C/C=C/CO', 'C/C=C\\CO'],
    ['an open geometry', 'C/C=C/CO', 'CC=CCO'],
    ['one centre of two', 'OC[C@@H]1CC[C@H](N)O1', 'OC[C@@H]1CC[C@@H](N)O1'],
  ])('differs in %s', (_, a, b) => {
    expect(sameStereo(a, b)).toBe(false);
    expect(sameStereo(b, a)).toBe(false);
  });
});

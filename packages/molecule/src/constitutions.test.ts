import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Constitutions } from './constitutions.ts';
import type { Molecule } from './molecule.ts';
import { parseSmiles } from './smiles-reader.ts';
import { writeSmiles } from './smiles-writer.ts';

function molecule(smiles: string): Molecule {
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

/** No two with the same constitution. */
const DIFFERENT = [
  'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1',
  'CC(=O)O',
  'CC(=O)[O-]',
  'CC[O]',
  'OC=C',
  '[13CH3]C(=O)O',
  'CC(C)(C)OC(=O)N1CCNCC1',
  // decalin and bicyclopentyl: every atom has the same surroundings as one of the other
  'C1CCC2CCCCC2C1',
  'C1CCC(C1)C1CCCC1',
  'c1ccccc1',
  'C1=CC=CC=C1',
];

describe('numbers of constitutions', () => {
  it('are the same however the atoms are numbered, and whatever the configuration', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DIFFERENT), fc.integer({ min: 1, max: 1000 }), (smiles, seed) => {
        const constitutions = new Constitutions();
        const original = molecule(smiles);
        const rank = Array.from({ length: original.atomCount }, (_, atom) => (atom * 7919 + seed * 104729) % 10007);
        const number = constitutions.numberOf(original);
        expect(constitutions.numberOf(molecule(writeSmiles(original, { rank }).smiles))).toBe(number);
      }),
    );
    const constitutions = new Constitutions();
    expect(constitutions.numberOf(molecule('C[C@H](F)O'))).toBe(constitutions.numberOf(molecule('CC(F)O')));
  });

  it('differ between molecules, those that only a look at rings tells apart included', () => {
    const constitutions = new Constitutions();
    expect(DIFFERENT.map((smiles) => constitutions.numberOf(molecule(smiles)))).toEqual([...DIFFERENT.keys()]);
  });

  it('tell the places of a long chain apart without comparing each with each', () => {
    const constitutions = new Constitutions();
    const links = 300;
    // Either end may be the first: two places each are one.
    const chains = Array.from({ length: links }, (_, place) => molecule(`${'C'.repeat(place + 1)}(O)${'C'.repeat(links - place)}`));
    const begun = process.cpuUsage();
    const numbers = chains.map((chain) => constitutions.numberOf(chain));
    const { user } = process.cpuUsage(begun);
    expect(numbers).toEqual(chains.map((_, place) => Math.min(place, links - place)));
    // Compared pair by pair they took half a minute of processor time; so they take a second.
    expect(user / 1e6).toBeLessThan(8);
  });
});

import { type Molecule, parseSmiles } from '@retron/molecule';
import type { PreparedMolecule } from '@retron/patterns';
import { describe, expect, it } from 'vitest';
import type { ProposedStep } from '../step/proposed-step.ts';
import { placesWithTextbook } from './textbook-places.ts';

function read(smiles: string): Molecule {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(molecule.error.message);
  return molecule.value;
}

describe('the places of steps', () => {
  it('give a textbook reaction the share of the recorded steps of its disconnection, and another that among all', () => {
    const structure = { molecule: read('CCO') } as PreparedMolecule;
    const step = (bond: [number, number], textbook: boolean) => {
      const outcome = { precursors: [{ smiles: 'CC=O', provenance: [0, 1, 2], keptRings: 'none' }], centre: [], bonds: [bond] };
      return { outcome, facts: { textbook } } as unknown as ProposedStep;
    };
    const steps = [step([1, 2], false), step([1, 2], true), step([0, 1], true)];
    const work = placesWithTextbook(structure, steps, [0.4, 0.1, 0.2]);
    let next = work.next();
    while (next.done !== true) next = work.next();
    const [recorded, alike, other] = next.value.map(({ disconnectionKey, choice }) => ({ disconnectionKey, share: choice?.disconnection }));
    expect(alike).toEqual(recorded);
    expect(recorded.share).toBe(0.4);
    expect(other.disconnectionKey).not.toBe(recorded.disconnectionKey);
    expect(other.share).toBe(0.2);
  });

  it('are looked for in pieces: a structure of hundreds of atoms has thousands of steps', () => {
    const structure = { molecule: read('CCO') } as PreparedMolecule;
    const outcome = { precursors: [{ smiles: 'CC=O', provenance: [0, 1, 2], keptRings: 'none' }], centre: [], bonds: [[1, 2]] };
    const steps = Array.from({ length: 1000 }, () => ({ outcome, facts: { textbook: false } }) as unknown as ProposedStep);
    const work = placesWithTextbook(
      structure,
      steps,
      steps.map(() => 0.001),
    );
    let pauses = 0;
    let next = work.next();
    for (; next.done !== true; next = work.next()) pauses += 1;
    expect(pauses).toBeGreaterThan(20);
    expect(next.value).toHaveLength(steps.length);
  });
});

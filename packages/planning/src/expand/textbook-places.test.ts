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

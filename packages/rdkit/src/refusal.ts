import type { ChemistryFailure } from './rdkit.ts';

/** How many atoms of an aromatic system are named in a message. */
const NAMED_ATOMS = 6;

/**
 * Turns what RDKit logs about an input into a failure a user can act on. Atoms are counted from 1, in the order of the input.
 *
 * @param log - RDKit's error log since the input was given; may be empty
 * @param format - what the input was read as
 */
export function refusal(log: string, format: 'SMILES' | 'molfile'): ChemistryFailure {
  const valence = /Explicit valence for atom # (\d+) (\w+)/.exec(log);
  if (valence !== null) return invalid(`Atom ${Number(valence[1]) + 1} (${valence[2]}) has too many bonds.`);

  const ring = /Can't kekulize mol\. {2}Unkekulized atoms: ([\d ]+)/.exec(log);
  if (ring !== null) {
    const atoms = ring[1]
      .trim()
      .split(' ')
      .map((atom) => Number(atom) + 1);
    const named = atoms.slice(0, NAMED_ATOMS).join(', ') + (atoms.length > NAMED_ATOMS ? ', …' : '');
    return invalid(`No alternating double bonds fit the aromatic atoms ${named}.`);
  }

  const outsideRing = /non-ring atom (\d+) marked aromatic/.exec(log);
  if (outsideRing !== null) return invalid(`Atom ${Number(outsideRing[1]) + 1} is marked aromatic but is in no ring.`);

  if (log.includes('unclosed ring')) return unparsable('A ring of the SMILES is not closed.');
  const position = /check for mistakes around position (\d+)/.exec(log);
  if (position !== null) return unparsable(`The SMILES cannot be read: see position ${position[1]}.`);
  return unparsable(`The ${format} cannot be read.`);
}

function invalid(message: string): ChemistryFailure {
  return { kind: 'invalid-chemistry', message };
}

function unparsable(message: string): ChemistryFailure {
  return { kind: 'unparsable', message };
}

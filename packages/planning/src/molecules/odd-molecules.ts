import { type AtomIndex, ELEMENT, type Molecule } from '@retron/molecule';
import { hasOpenValence } from './plausibility.ts';

/** Elements whose open valence means a radical; of metals, boron and others it means nothing. */
const ORGANIC: ReadonlySet<number> = new Set([
  ELEMENT.nitrogen,
  ELEMENT.oxygen,
  ELEMENT.fluorine,
  ELEMENT.phosphorus,
  ELEMENT.sulfur,
  ELEMENT.chlorine,
  ELEMENT.bromine,
  ELEMENT.iodine,
]);

/** Sum of the formal charges. */
export function netCharge({ charge }: Molecule): number {
  return charge.reduce((sum, each) => sum + each, 0);
}

/** Neutral heteroatoms with an open valence. A carbon radical is never suggested, see `plausibility.ts`. */
export function radicalAtoms(molecule: Molecule): readonly AtomIndex[] {
  const atoms: AtomIndex[] = [];
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    if (molecule.charge[atom] === 0 && ORGANIC.has(molecule.atomicNumber[atom]) && hasOpenValence(molecule, atom)) atoms.push(atom);
  }
  return atoms;
}

import { type AtomIndex, IMPLICIT_HYDROGEN, type Molecule, neighboursOf } from '@retron/molecule';

/** The neighbour that is none of these, or the hydrogen; `null` where there is none, or there are several hydrogens. */
export function fourthNeighbour(molecule: Molecule, atom: AtomIndex, known: readonly number[]): number | null {
  const others = neighboursOf(molecule, atom).filter((each) => !known.includes(each));
  const hydrogens = molecule.hydrogenCount[atom] - (known.includes(IMPLICIT_HYDROGEN) ? 1 : 0);
  if (others.length === 1 && hydrogens === 0) return others[0];
  return others.length === 0 && hydrogens === 1 ? IMPLICIT_HYDROGEN : null;
}

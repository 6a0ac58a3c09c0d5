import { type AtomIndex, bondBetween, IMPLICIT_HYDROGEN, type Molecule, neighboursOf } from '@retron/molecule';

/** What an atom bears that it did not: one atom, or a hydrogen; `null` where that is not all. */
export function newGroup(product: Molecule, atom: AtomIndex, provenance: readonly AtomIndex[], before: Molecule): number | null {
  const source = provenance[atom];
  const came = neighboursOf(product, atom).filter((each) => provenance[each] < 0 || bondBetween(before, source, provenance[each]) < 0);
  const hydrogens = product.hydrogenCount[atom] - before.hydrogenCount[source];
  if (came.length === 1 && hydrogens === 0) return came[0];
  return came.length === 0 && hydrogens === 1 ? IMPLICIT_HYDROGEN : null;
}

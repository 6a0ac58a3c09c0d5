import { type AtomIndex, BOND, bondBetween, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';

/** Order of the bond between two atoms as in `BOND`; 0 where there is none. */
export function orderBetween(molecule: Molecule, a: AtomIndex, b: AtomIndex): number {
  const bond = bondBetween(molecule, a, b);
  return bond < 0 ? 0 : molecule.bondOrder[bond];
}

/** Whether an atom has a double bond to oxygen, sulfur or nitrogen, other than to `without`. */
export function hasPolarDoubleBond(molecule: Molecule, atom: AtomIndex, without = -1): boolean {
  return neighboursOf(molecule, atom).some(
    (other) =>
      other !== without &&
      orderBetween(molecule, atom, other) === BOND.double &&
      (molecule.atomicNumber[other] === ELEMENT.oxygen ||
        molecule.atomicNumber[other] === ELEMENT.sulfur ||
        molecule.atomicNumber[other] === ELEMENT.nitrogen),
  );
}

import { type AtomIndex, BOND, degree, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';

/** What rules ask of single atoms, read off the graph: cheaper than a pattern where one atom is known already. */

/** Neighbours across a bond of this order. */
export function neighboursAcross(molecule: Molecule, atom: AtomIndex, order: number): readonly AtomIndex[] {
  const { neighbourStart, neighbourAtom, neighbourBond, bondOrder } = molecule;
  const found: AtomIndex[] = [];
  for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
    if (bondOrder[neighbourBond[k]] === order) found.push(neighbourAtom[k]);
  }
  return found;
}

/** A carbon with four single bonds, to hydrogens or others. */
export function isSaturatedCarbon(molecule: Molecule, atom: AtomIndex): boolean {
  return molecule.atomicNumber[atom] === ELEMENT.carbon && degree(molecule, atom) + molecule.hydrogenCount[atom] === 4;
}

/** An oxygen with one heavy neighbour, across a single bond, and a hydrogen or a negative charge. */
export function isFreeOxygen(molecule: Molecule, atom: AtomIndex): boolean {
  return (
    molecule.atomicNumber[atom] === ELEMENT.oxygen &&
    degree(molecule, atom) === 1 &&
    (molecule.hydrogenCount[atom] === 1 || molecule.charge[atom] === -1)
  );
}

/** A carbon, sulfur or phosphorus with a double bond to oxygen. */
export function hasDoubleBondedOxygen(molecule: Molecule, atom: AtomIndex): boolean {
  return neighboursAcross(molecule, atom, BOND.double).some((each) => molecule.atomicNumber[each] === ELEMENT.oxygen);
}

const HALOGENS: ReadonlySet<number> = new Set([ELEMENT.fluorine, ELEMENT.chlorine, ELEMENT.bromine, ELEMENT.iodine]);

/** Fluorine, chlorine, bromine or iodine. */
export function isHalogen(molecule: Molecule, atom: AtomIndex): boolean {
  return HALOGENS.has(molecule.atomicNumber[atom]);
}

/** An oxygen of a sulfonate or sulfate ester, on the side of carbon. */
export function isSulfonateOxygen(molecule: Molecule, atom: AtomIndex): boolean {
  return (
    molecule.atomicNumber[atom] === ELEMENT.oxygen &&
    neighboursOf(molecule, atom).some((each) => molecule.atomicNumber[each] === ELEMENT.sulfur && hasDoubleBondedOxygen(molecule, each))
  );
}

/** Whether a lone pair of the atom is drawn into a carbonyl, sulfonyl, imine or cyano group. */
export function isAcylated(molecule: Molecule, atom: AtomIndex): boolean {
  return neighboursOf(molecule, atom).some(
    (each) =>
      molecule.isAromatic[each] === 0 &&
      [...neighboursAcross(molecule, each, BOND.double), ...neighboursAcross(molecule, each, BOND.triple)].some(
        (end) => molecule.atomicNumber[end] !== ELEMENT.carbon && end !== atom,
      ),
  );
}

/** Whether an atom, such as the oxygen of an alkoxide, is bonded to a saturated carbon. */
export function isOnSaturatedCarbon(molecule: Molecule, atom: AtomIndex): boolean {
  return neighboursOf(molecule, atom).some((each) => isSaturatedCarbon(molecule, each));
}

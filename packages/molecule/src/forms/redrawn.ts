import { type AtomIndex, BOND, type BondIndex, DOUBLE_BOND, type Molecule, NO_ATOM } from '../molecule.ts';

/** What differs between two drawings of one substance; atoms and neighbours stay. */
export interface Redrawing {
  /** Hydrogens that an atom gets, or loses where negative. */
  readonly hydrogens?: readonly (readonly [AtomIndex, number])[];
  /** Charge that an atom gets. */
  readonly charges?: readonly (readonly [AtomIndex, number])[];
  /** What the order of a bond becomes. */
  readonly orders?: readonly (readonly [BondIndex, number])[];
}

/** The same atoms in the same order, drawn otherwise. A bond that is no double bond any more loses its configuration. */
export function redrawn(molecule: Molecule, { hydrogens = [], charges = [], orders = [] }: Redrawing): Molecule {
  const hydrogenCount = molecule.hydrogenCount.slice();
  const charge = molecule.charge.slice();
  const bondOrder = molecule.bondOrder.slice();
  const doubleBondStereo = molecule.doubleBondStereo.slice();
  const stereoBeginReference = molecule.stereoBeginReference.slice();
  const stereoEndReference = molecule.stereoEndReference.slice();
  for (const [atom, more] of hydrogens) hydrogenCount[atom] += more;
  for (const [atom, more] of charges) charge[atom] += more;
  for (const [bond, order] of orders) {
    bondOrder[bond] = order;
    if (order === BOND.double) continue;
    doubleBondStereo[bond] = DOUBLE_BOND.none;
    stereoBeginReference[bond] = NO_ATOM;
    stereoEndReference[bond] = NO_ATOM;
  }
  return { ...molecule, hydrogenCount, charge, bondOrder, doubleBondStereo, stereoBeginReference, stereoEndReference };
}

/** Applies what is found until nothing is; `null` where nothing was. Ends because each redrawing leaves one thing less to be found. */
export function redrawnWhile(molecule: Molecule, find: (drawn: Molecule) => Redrawing | null): Molecule | null {
  let drawn = molecule;
  for (let found = find(drawn); found !== null; found = find(drawn)) drawn = redrawn(drawn, found);
  return drawn === molecule ? null : drawn;
}

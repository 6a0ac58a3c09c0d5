import { type AtomIndex, type BondIndex, DOUBLE_BOND, type Molecule, neighboursOf } from '@retron/molecule';

/**
 * Whether a neighbour of one end of a double bond and one of the other lie on the same side; `null` where the bond states no geometry.
 *
 * @param begin - bonded to the begin atom of the bond, not across it
 * @param end - bonded to its end atom
 */
export function areCis(molecule: Molecule, bond: BondIndex, begin: AtomIndex, end: AtomIndex): boolean | null {
  const stereo = molecule.doubleBondStereo[bond];
  if (stereo === DOUBLE_BOND.none) return null;
  const isTurned = (molecule.stereoBeginReference[bond] !== begin) !== (molecule.stereoEndReference[bond] !== end);
  return (stereo === DOUBLE_BOND.cis) !== isTurned;
}

/** The same from either end. @param from - the end of the bond that carries `one`; the other end carries `other` */
export function liesCis(molecule: Molecule, bond: BondIndex, from: AtomIndex, one: AtomIndex, other: AtomIndex): boolean | null {
  return molecule.bondBegin[bond] === from ? areCis(molecule, bond, one, other) : areCis(molecule, bond, other, one);
}

/** The one neighbour of an end of a bond that does not stand `across` it; `null` where there are none or several. */
export function onlySubstituent(molecule: Molecule, atom: AtomIndex, across: AtomIndex): AtomIndex | null {
  const others = neighboursOf(molecule, atom).filter((each) => each !== across);
  return others.length === 1 ? others[0] : null;
}

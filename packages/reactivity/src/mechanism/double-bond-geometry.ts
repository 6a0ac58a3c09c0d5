import { type AtomIndex, type BondIndex, DOUBLE_BOND, type Molecule } from '@retron/molecule';

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

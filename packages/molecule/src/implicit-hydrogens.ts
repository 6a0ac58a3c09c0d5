import { type AtomIndex, BOND, type BondIndex, type Molecule } from './molecule.ts';
import { organicValences } from './valences.ts';

/**
 * Hydrogens SMILES implies on a neutral organic-subset atom written without brackets.
 *
 * Follows RDKit: an atom in or at an aromatic bond fills its lowest valence only, with each
 * aromatic bond worth 1.5; any other atom fills the smallest valence that holds its bonds.
 *
 * @param orderSum - sum of the orders of the bonds that are not aromatic; a dative bond counts for its acceptor only
 * @param aromaticBonds - number of aromatic bonds
 */
export function impliedHydrogens(atomicNumber: number, isAromatic: boolean, orderSum: number, aromaticBonds: number): number {
  const valences = organicValences(atomicNumber);
  if (valences.length === 0) return 0;
  if (isAromatic || aromaticBonds > 0) {
    const doubled = 2 * orderSum + 3 * aromaticBonds;
    const lowest = valences[0];
    return doubled > 2 * lowest ? 0 : lowest - ((doubled + 1) >> 1);
  }
  for (let k = 0; k < valences.length; k++) {
    if (valences[k] >= orderSum) return valences[k] - orderSum;
  }
  return 0;
}

/** What one bond adds to the valence of `atom`; an aromatic bond is left to the caller and gives 0. */
export function bondValence(molecule: Molecule, bond: BondIndex, atom: AtomIndex): number {
  const order = molecule.bondOrder[bond];
  if (order <= BOND.quadruple) return order;
  return order === BOND.dative && molecule.bondEnd[bond] === atom ? 1 : 0;
}

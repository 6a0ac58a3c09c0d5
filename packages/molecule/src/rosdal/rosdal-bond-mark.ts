import { type AtomIndex, BOND, type BondIndex, DOUBLE_BOND, type Molecule, otherEnd } from '../molecule.ts';

/** Smallest ring in which a double bond can be trans; below, no mark is needed. */
const SMALLEST_RING_WITH_TRANS = 8;

/**
 * The mark behind `=`, seen from `from`: its smallest neighbour, `c` or `t`, the smallest neighbour at the other end.
 *
 * Empty where nothing is known, or where a small ring leaves no choice.
 */
export function bondMark(molecule: Molecule, ringOfBond: Uint8Array, bond: BondIndex, from: AtomIndex): string {
  if (molecule.bondOrder[bond] !== BOND.double || molecule.doubleBondStereo[bond] === DOUBLE_BOND.none) return '';
  if (ringOfBond[bond] > 0 && ringOfBond[bond] < SMALLEST_RING_WITH_TRANS) return '';
  const to = otherEnd(molecule, bond, from);
  const atFrom = smallestNeighbour(molecule, from, to);
  const atTo = smallestNeighbour(molecule, to, from);
  const [atBegin, atEnd] = molecule.bondBegin[bond] === from ? [atFrom, atTo] : [atTo, atFrom];
  const isOtherBegin = atBegin !== molecule.stereoBeginReference[bond];
  const isOtherEnd = atEnd !== molecule.stereoEndReference[bond];
  const isCis = (molecule.doubleBondStereo[bond] === DOUBLE_BOND.cis) !== (isOtherBegin !== isOtherEnd);
  return `(${atFrom + 1}${isCis ? 'c' : 't'}${atTo + 1})`;
}

function smallestNeighbour(molecule: Molecule, atom: AtomIndex, across: AtomIndex): AtomIndex {
  const neighbours = molecule.neighbourAtom.subarray(molecule.neighbourStart[atom], molecule.neighbourStart[atom + 1]);
  return neighbours.reduce((best, neighbour) => (neighbour !== across && neighbour < best ? neighbour : best), Infinity);
}

import { bondBetween, CHIRALITY, DOUBLE_BOND, type Molecule } from './molecule.ts';
import { isOddPermutation } from './permutation.ts';

/**
 * Whether centres and double bonds that two molecules both state are the same under a correspondence of their atoms. What one of them leaves
 * open is not compared.
 *
 * @param atomInB - for every atom of `a` the one of `b`
 */
export function keepsConfiguration(a: Molecule, b: Molecule, atomInB: ArrayLike<number>): boolean {
  for (let atom = 0; atom < a.atomCount; atom++) if (!keepsCentre(a, b, atomInB, atom)) return false;
  for (let bond = 0; bond < a.bondCount; bond++) if (!keepsDoubleBond(a, b, atomInB, bond)) return false;
  return true;
}

function keepsCentre(a: Molecule, b: Molecule, atomInB: ArrayLike<number>, atom: number): boolean {
  const image = atomInB[atom];
  if (a.chirality[atom] === CHIRALITY.none || b.chirality[image] === CHIRALITY.none) return true;
  const around = Array.from(a.chiralNeighbours.subarray(4 * atom, 4 * atom + 4), (other) => (other < 0 ? other : atomInB[other]));
  const isOdd = isOddPermutation(around, b.chiralNeighbours.subarray(4 * image, 4 * image + 4));
  return isOdd === null || (a.chirality[atom] === b.chirality[image]) !== isOdd;
}

function keepsDoubleBond(a: Molecule, b: Molecule, atomInB: ArrayLike<number>, bond: number): boolean {
  if (a.doubleBondStereo[bond] === DOUBLE_BOND.none) return true;
  const image = bondBetween(b, atomInB[a.bondBegin[bond]], atomInB[a.bondEnd[bond]]);
  if (image < 0 || b.doubleBondStereo[image] === DOUBLE_BOND.none) return true;
  const isTurned = b.bondBegin[image] !== atomInB[a.bondBegin[bond]];
  const [begin, end] = isTurned ? [b.stereoEndReference, b.stereoBeginReference] : [b.stereoBeginReference, b.stereoEndReference];
  const isOther = (reference: number, other: number) => (reference >= 0 ? atomInB[reference] : reference) !== other;
  const isOdd = isOther(a.stereoBeginReference[bond], begin[image]) !== isOther(a.stereoEndReference[bond], end[image]);
  return (a.doubleBondStereo[bond] === b.doubleBondStereo[image]) !== isOdd;
}

import { BOND, bondBetween, CHIRALITY, DOUBLE_BOND, ELEMENT, isOddPermutation, type Molecule, neighboursOf } from '@retron/molecule';

/**
 * Whether two molecules that are equal but for stereo have the same configuration everywhere, under one correspondence of their atoms.
 *
 * `false` need not mean that they differ: another correspondence may fit, or a mark may mean nothing.
 *
 * @param atomInB - for every atom of `a` its atom in `b`
 * @param isSet - whether something else sets a centre of `b` as it is there, where `a` leaves it open
 */
export function haveSameStereo(
  a: Molecule,
  b: Molecule,
  atomInB: ArrayLike<number>,
  isSet: (atom: number, atomInB: number) => boolean = () => false,
): boolean {
  for (let atom = 0; atom < a.atomCount; atom++) {
    if (isSameCentre(a, b, atom, atomInB)) continue;
    if (a.chirality[atom] !== CHIRALITY.none || !isSet(atom, atomInB[atom])) return false;
  }
  for (let bond = 0; bond < a.bondCount; bond++) if (!isSameDoubleBond(a, b, bond, atomInB)) return false;
  return true;
}

function isSameCentre(a: Molecule, b: Molecule, atom: number, atomInB: ArrayLike<number>): boolean {
  const inB = atomInB[atom];
  const isMarked = a.chirality[atom] !== CHIRALITY.none;
  if (isMarked !== (b.chirality[inB] !== CHIRALITY.none)) return false;
  if (!isMarked) return true;
  // negative places stand for hydrogen or nothing, in both molecules
  const neighbours = Array.from(a.chiralNeighbours.subarray(4 * atom, 4 * atom + 4), (each) => (each < 0 ? each : atomInB[each]));
  const isOdd = isOddPermutation(neighbours, b.chiralNeighbours.subarray(4 * inB, 4 * inB + 4));
  return isOdd !== null && (a.chirality[atom] === b.chirality[inB]) === !isOdd;
}

function isSameDoubleBond(a: Molecule, b: Molecule, bond: number, atomInB: ArrayLike<number>): boolean {
  if (isOfAmidine(a, bond)) return true;
  const begin = atomInB[a.bondBegin[bond]];
  const inB = bondBetween(b, begin, atomInB[a.bondEnd[bond]]);
  const isMarked = a.doubleBondStereo[bond] !== DOUBLE_BOND.none;
  if (isMarked !== (b.doubleBondStereo[inB] !== DOUBLE_BOND.none)) return false;
  if (!isMarked) return true;
  const references = [b.stereoBeginReference[inB], b.stereoEndReference[inB]];
  const [atBegin, atEnd] = b.bondBegin[inB] === begin ? references : references.reverse();
  const isBeginOther = atomInB[a.stereoBeginReference[bond]] !== atBegin;
  const isEndOther = atomInB[a.stereoEndReference[bond]] !== atEnd;
  return (a.doubleBondStereo[bond] === b.doubleBondStereo[inB]) === (isBeginOther === isEndOther);
}

/**
 * Whether a bond is the C=N of an amidine, guanidine or isourea without a hetero atom on its nitrogen: it turns over at room temperature, by
 * inversion of the nitrogen and through its tautomers, so that a drawn geometry is none that anything has to set (March, chapter 4).
 */
function isOfAmidine(molecule: Molecule, bond: number): boolean {
  if (molecule.bondOrder[bond] !== BOND.double) return false;
  const ends = [molecule.bondBegin[bond], molecule.bondEnd[bond]];
  const [carbon, nitrogen] = molecule.atomicNumber[ends[0]] === ELEMENT.carbon ? ends : ends.reverse();
  if (molecule.atomicNumber[carbon] !== ELEMENT.carbon || molecule.atomicNumber[nitrogen] !== ELEMENT.nitrogen) return false;
  const isBare = neighboursOf(molecule, nitrogen).every((each) => molecule.atomicNumber[each] === ELEMENT.carbon);
  return isBare && neighboursOf(molecule, carbon).some((each) => each !== nitrogen && molecule.atomicNumber[each] === ELEMENT.nitrogen);
}

import { type AtomIndex, CHIRALITY, IMPLICIT_HYDROGEN, type Molecule } from './molecule.ts';
import { isOddPermutation } from './permutation.ts';
import { Scratch } from './scratch.ts';

/** Larger molecules and atoms with more neighbours are not ranked: the surroundings of an atom would not fit into one exact number. */
const MOST_ATOMS_RANKED = 256;
const MOST_NEIGHBOURS = 4;
/** More than there are bond orders. */
const BOND_ORDERS = 6;
/** More than the surroundings of an atom can be. */
const ABOVE_SURROUNDINGS = (BOND_ORDERS * MOST_ATOMS_RANKED) ** MOST_NEIGHBOURS;

/** Stands where a class waits for nothing. */
const NOT_WAITING = -2;
const NONE_WAITS = -1;

/**
 * Ranks of the atoms of a connected molecule without isotopes, as RDKit gives them for canonical SMILES: a different number for each atom,
 * from 0. Double bonds have no configuration, and stereocentres are carbons with four different neighbours, each alone of its kind.
 *
 * Classes of atoms are split by what their atoms are, then by their configuration and by bonds and classes of their neighbours, the class
 * that was touched last first; where nothing splits any more, the last atom of the first class that has several is set apart, and splitting
 * goes on. Which class is split when decides the ranks, so that every step is RDKit's. Source: Schneider, Sahnoun, Landrum, J. Chem. Inf. Model. 2015, 55, 2111, and
 * `new_canon.h` of RDKit.
 *
 * @param inRing - of each bond, see `ringBonds`
 * @returns valid until the next call; `null` where a molecule is too large or so symmetric that RDKit uses other means as well
 */
export function canonicalRanks(molecule: Molecule, inRing: ArrayLike<number>): Int32Array | null {
  const { atomCount, neighbourStart } = molecule;
  if (atomCount > MOST_ATOMS_RANKED) return null;
  for (let atom = 0; atom < atomCount; atom++) if (neighbourStart[atom + 1] - neighbourStart[atom] > MOST_NEIGHBOURS) return null;
  const partition = new Partition(molecule);
  partition.splitByKind();
  if (partition.isOfSymmetricRings(inRing)) return null;
  partition.breakTies();
  return partition.classOf;
}

const rooms = {
  order: new Scratch(),
  classOf: new Scratch(),
  size: new Scratch(),
  waitsBefore: new Scratch(),
  isChanged: new Scratch(),
  isTouched: new Scratch(),
};
/** What the atoms of the class that is split are sorted by. */
const keys = new Float64Array(MOST_ATOMS_RANKED);

/** The atoms in classes; a class is named by its first place in `order`, and holds its place on the list of those that wait by its first atom. */
class Partition {
  /** Atoms, those of a class side by side. */
  readonly order: Int32Array;
  /** Of each atom the place in `order` where its class begins. */
  readonly classOf: Int32Array;
  /** Of the first atom of each class how many it has; 0 of the others. */
  readonly #size: Int32Array;
  /** Of the first atom of a class that waits to be split the one that waits behind it. */
  readonly #waitsBefore: Int32Array;
  /** Whether something near an atom has changed since its class was split. */
  readonly #isChanged: Int32Array;
  readonly #isTouched: Int32Array;
  #waiting = NONE_WAITS;
  readonly #molecule: Molecule;

  constructor(molecule: Molecule) {
    const { atomCount } = molecule;
    this.#molecule = molecule;
    this.order = rooms.order.room(atomCount);
    this.classOf = rooms.classOf.room(atomCount).fill(0, 0, atomCount);
    this.#size = rooms.size.room(atomCount).fill(0, 0, atomCount);
    this.#waitsBefore = rooms.waitsBefore.room(atomCount).fill(NOT_WAITING, 0, atomCount);
    this.#isChanged = rooms.isChanged.room(atomCount).fill(1, 0, atomCount);
    this.#isTouched = rooms.isTouched.room(atomCount).fill(0, 0, atomCount);
    for (let atom = 0; atom < atomCount; atom++) this.order[atom] = atom;
    this.#size[0] = atomCount;
  }

  /** Splits all atoms by what they are and by the orders of their bonds, and goes on by their neighbours. */
  splitByKind(): void {
    const { atomCount } = this.#molecule;
    for (let atom = 0; atom < atomCount; atom++) {
      keys[atom] = kindOf(this.#molecule, atom) * BOND_ORDERS ** MOST_NEIGHBOURS + this.#surroundings(atom, 1);
    }
    this.#split(0, atomCount);
    // From here on other keys are compared.
    this.#isChanged.fill(1, 0, atomCount);
    this.#splitWaiting();
  }

  /** Whether most ring atoms are in classes of three or more and there are rings that share atoms: RDKit looks at such rings again. */
  isOfSymmetricRings(inRing: ArrayLike<number>): boolean {
    const { atomCount, neighbourStart, neighbourBond } = this.#molecule;
    let ringAtoms = 0;
    let symmetric = 0;
    let isBranched = false;
    for (let atom = 0; atom < atomCount; atom++) {
      let ringBondsHere = 0;
      for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) ringBondsHere += inRing[neighbourBond[k]];
      if (ringBondsHere === 0) continue;
      ringAtoms++;
      if (this.#size[atom] > 2) symmetric += this.#size[atom];
      if (ringBondsHere > 2) isBranched = true;
    }
    return isBranched && symmetric > 0.5 * ringAtoms;
  }

  breakTies(): void {
    const { atomCount, neighbourStart, neighbourAtom } = this.#molecule;
    for (let place = 0; place < atomCount; ) {
      const first = this.order[place];
      const before = this.classOf[first];
      while (this.#size[first] > 1) {
        const last = this.classOf[first] + this.#size[first] - 1;
        const apart = this.order[last];
        this.classOf[apart] = last;
        this.#size[first]--;
        this.#size[apart] = 1;
        for (let k = neighbourStart[apart]; k < neighbourStart[apart + 1]; k++) {
          this.#isTouched[this.classOf[neighbourAtom[k]]] = 1;
          this.#isChanged[neighbourAtom[k]] = 1;
        }
        this.#awaitTouched();
        this.#splitWaiting();
      }
      // The atom may have moved within its class while that was split.
      if (this.classOf[first] === before) place++;
    }
  }

  #splitWaiting(): void {
    while (this.#waiting !== NONE_WAITS) {
      const first = this.#waiting;
      this.#waiting = this.#waitsBefore[first];
      this.#waitsBefore[first] = NOT_WAITING;
      const begin = this.classOf[first];
      const end = begin + this.#size[first];
      for (let place = begin; place < end; place++) {
        const atom = this.order[place];
        if (this.#isChanged[atom] === 0) continue;
        keys[atom] = this.#turn(atom) * ABOVE_SURROUNDINGS + this.#surroundings(atom, MOST_ATOMS_RANKED);
      }
      this.#split(begin, end);
    }
  }

  /** Sorts a class by the keys of its atoms, those with like keys as they stand, makes a class of each key, and has those beside it wait. */
  #split(begin: number, end: number): void {
    const { order } = this;
    const { neighbourStart, neighbourAtom } = this.#molecule;
    for (let place = begin + 1; place < end; place++) {
      const atom = order[place];
      const key = keys[atom];
      let free = place;
      for (; free > begin && keys[order[free - 1]] > key; free--) order[free] = order[free - 1];
      order[free] = atom;
    }
    let first = order[begin];
    this.#size[first] = 0;
    let ofClass = begin;
    for (let place = begin; place < end; place++) {
      const atom = order[place];
      this.#isChanged[atom] = 0;
      if (keys[atom] !== keys[first]) {
        first = atom;
        ofClass = place;
        this.#size[first] = 0;
      } else if (atom !== first) this.#size[atom] = 0;
      this.#size[first]++;
      this.classOf[atom] = ofClass;
    }
    for (let place = begin + this.#size[order[begin]]; place < end; place++) {
      const atom = order[place];
      for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
        this.#isChanged[neighbourAtom[k]] = 1;
        this.#isTouched[this.classOf[neighbourAtom[k]]] = 1;
      }
    }
    this.#awaitTouched();
  }

  /** Has classes wait that were touched, the one that stands last first. */
  #awaitTouched(): void {
    for (let place = 0; place < this.#molecule.atomCount; place++) {
      if (this.#isTouched[place] === 0) continue;
      this.#isTouched[place] = 0;
      const first = this.order[place];
      if (this.#size[first] < 2 || this.#waitsBefore[first] !== NOT_WAITING) continue;
      this.#waitsBefore[first] = this.#waiting;
      this.#waiting = first;
    }
  }

  /** 1 where a centre is anticlockwise with its neighbours in ascending order of their classes and the hydrogen last, 2 where it is clockwise, else 0. */
  #turn(atom: AtomIndex): number {
    const { chirality, chiralNeighbours } = this.#molecule;
    if (chirality[atom] === CHIRALITY.none) return 0;
    const neighbours = chiralNeighbours.subarray(4 * atom, 4 * atom + 4);
    const classAt = (neighbour: number) => (neighbour === IMPLICIT_HYDROGEN ? Infinity : this.classOf[neighbour]);
    const sorted = [...neighbours].sort((a, b) => (classAt(a) < classAt(b) ? -1 : 1));
    for (let k = 1; k < sorted.length; k++) if (classAt(sorted[k - 1]) === classAt(sorted[k])) return 0;
    return (chirality[atom] === CHIRALITY.anticlockwise) === (isOddPermutation(neighbours, sorted) === false) ? 1 : 2;
  }

  /**
   * Orders of the bonds of an atom and classes of its neighbours, the greatest first, as one number.
   *
   * @param classes - how many classes there may be; with one, all atoms are in it
   */
  #surroundings(atom: AtomIndex, classes: number): number {
    const { neighbourStart, neighbourAtom, neighbourBond, bondOrder } = this.#molecule;
    let sum = 0;
    let last = Infinity;
    // At most four, so that looking for the next greatest is quicker than sorting.
    for (let left = neighbourStart[atom + 1] - neighbourStart[atom]; left > 0; ) {
      let greatest = -1;
      let times = 0;
      for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
        const code = bondOrder[neighbourBond[k]] * classes + this.classOf[neighbourAtom[k]];
        if (code >= last || code < greatest) continue;
        times = code === greatest ? times + 1 : 1;
        greatest = code;
      }
      left -= times;
      for (; times > 0; times--) sum = sum * BOND_ORDERS * classes + greatest;
      last = greatest;
    }
    return sum;
  }
}

/**
 * Degree, element, hydrogens, charge and whether it is a stereocentre, in this order; as RDKit compares charges without their sign, negative
 * ones come after positive ones.
 */
function kindOf({ neighbourStart, atomicNumber, hydrogenCount, charge, chirality }: Molecule, atom: AtomIndex): number {
  const degree = neighbourStart[atom + 1] - neighbourStart[atom];
  const isCentre = chirality[atom] === CHIRALITY.none ? 0 : 1;
  return (((degree * 128 + atomicNumber[atom]) * 16 + hydrogenCount[atom]) * 256 + (charge[atom] & 255)) * 2 + isCentre;
}

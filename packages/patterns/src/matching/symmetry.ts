import type { Molecule } from '@retron/molecule';

/**
 * Which atoms of a molecule look alike: equal numbers for atoms that no walk through the constitution tells apart.
 *
 * Refinement after Morgan: atoms start from element, charge, hydrogens, isotope and neighbours and are told apart by the classes of
 * their neighbours until nothing changes. Stereo is left out. Equal classes do not prove that a symmetry exists, but atoms related
 * by one always have equal classes. Classes count from 0 and do not depend on the numbering of the atoms.
 */
export function symmetryClasses(molecule: Molecule): Int32Array {
  const { atomCount, neighbourStart, neighbourAtom, neighbourBond, bondOrder } = molecule;
  const order = new Int32Array(atomCount);
  const classes = new Int32Array(atomCount);
  const hash = new Int32Array(atomCount);
  for (let atom = 0; atom < atomCount; atom++) {
    order[atom] = atom;
    hash[atom] =
      (molecule.atomicNumber[atom] |
        (molecule.isAromatic[atom] << 7) |
        (molecule.hydrogenCount[atom] << 8) |
        ((molecule.charge[atom] + 8) << 12) |
        ((neighbourStart[atom + 1] - neighbourStart[atom]) << 17)) ^
      Math.imul(molecule.isotope[atom], 0x9e3779b1);
  }
  let count = splitClasses(order, hash, classes);
  while (count < atomCount) {
    for (let atom = 0; atom < atomCount; atom++) {
      let sum = 0;
      for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
        sum = (sum + scramble(classes[neighbourAtom[k]] * 8 + bondOrder[neighbourBond[k]])) | 0;
      }
      // The old class stays the leading part, so classes only ever split.
      hash[atom] = scramble(sum);
    }
    const refined = splitClasses(order, hash, classes);
    if (refined === count) break;
    count = refined;
  }
  return classes;
}

/** A well-mixed 32-bit number; the multiplier and shifts are those of the 32-bit finaliser of MurmurHash3. */
function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** Numbers the classes anew, each split by the hashes of its atoms. @param order - the atoms by class; by the new ones afterwards */
function splitClasses(order: Int32Array, hash: Int32Array, classes: Int32Array): number {
  sortWithinClasses(order, hash, classes);
  let count = 0;
  let previousClass = order.length > 0 ? classes[order[0]] : 0;
  let previousHash = order.length > 0 ? hash[order[0]] : 0;
  for (const atom of order) {
    if (classes[atom] !== previousClass || hash[atom] !== previousHash) count++;
    previousClass = classes[atom];
    previousHash = hash[atom];
    classes[atom] = count;
  }
  return count + 1;
}

/** By insertion: classes are small but at the start, and a sort of the runtime calls back for each comparison. */
function sortWithinClasses(order: Int32Array, hash: Int32Array, classes: Int32Array): void {
  for (let place = 1; place < order.length; place++) {
    const atom = order[place];
    let free = place;
    while (free > 0 && classes[order[free - 1]] === classes[atom] && hash[order[free - 1]] > hash[atom]) {
      order[free] = order[free - 1];
      free--;
    }
    order[free] = atom;
  }
}

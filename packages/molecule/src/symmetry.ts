import { type AtomIndex, BOND, type Molecule } from './molecule.ts';

/**
 * A class number per atom, from 0: atoms of one class cannot be told apart by their constitution.
 *
 * Atoms start apart by element, charge, hydrogens, aromaticity, isotope, unpaired electrons and degree, and are
 * split by the classes of their neighbours until nothing changes. Numbers do not depend on the numbering of the
 * atoms. Stereo and atom maps are ignored. Symmetric atoms always share a class; the reverse is true for nearly all
 * molecules but not proven for all (regular cages can share a class without a symmetry).
 */
export function atomClasses(molecule: Molecule): Int32Array {
  const { atomCount, neighbourStart, neighbourAtom, neighbourBond } = molecule;
  const order = Array.from({ length: atomCount }, (_, atom) => atom);
  let classes: Int32Array = new Int32Array(atomCount);
  let count = number(order, classes, (a, b) => compareAtoms(molecule, a, b));
  const surroundings = new Float64Array(neighbourAtom.length);
  for (;;) {
    for (let atom = 0; atom < atomCount; atom++) {
      for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
        surroundings[k] = classes[neighbourAtom[k]] * 8 + bondCode(molecule, neighbourBond[k], atom);
      }
      surroundings.subarray(neighbourStart[atom], neighbourStart[atom + 1]).sort();
    }
    const refined = new Int32Array(atomCount);
    const previous = classes;
    const refinedCount = number(order, refined, (a, b) => {
      if (previous[a] !== previous[b]) return previous[a] - previous[b];
      // Equal classes have equal degrees.
      const shift = neighbourStart[b] - neighbourStart[a];
      for (let k = neighbourStart[a]; k < neighbourStart[a + 1]; k++) {
        if (surroundings[k] !== surroundings[k + shift]) return surroundings[k] - surroundings[k + shift];
      }
      return 0;
    });
    if (refinedCount === count) return classes;
    count = refinedCount;
    classes = refined;
  }
}

/** Sorts `order` and numbers its runs of equal atoms; gives the number of runs. */
function number(order: AtomIndex[], classes: Int32Array, compare: (a: AtomIndex, b: AtomIndex) => number): number {
  order.sort(compare);
  let last = -1;
  order.forEach((atom, k) => {
    if (k === 0 || compare(order[k - 1], atom) !== 0) last++;
    classes[atom] = last;
  });
  return last + 1;
}

function compareAtoms(molecule: Molecule, a: AtomIndex, b: AtomIndex): number {
  return (
    molecule.atomicNumber[a] - molecule.atomicNumber[b] ||
    molecule.neighbourStart[a + 1] - molecule.neighbourStart[a] - (molecule.neighbourStart[b + 1] - molecule.neighbourStart[b]) ||
    molecule.charge[a] - molecule.charge[b] ||
    molecule.hydrogenCount[a] - molecule.hydrogenCount[b] ||
    molecule.isAromatic[a] - molecule.isAromatic[b] ||
    molecule.isotope[a] - molecule.isotope[b] ||
    molecule.unpairedElectrons[a] - molecule.unpairedElectrons[b]
  );
}

/** The order of a bond as seen from one of its atoms: the acceptor of a dative bond sees 7, the donor 6. */
export function bondCode(molecule: Molecule, bond: number, atom: AtomIndex): number {
  const order = molecule.bondOrder[bond];
  return order === BOND.dative && molecule.bondEnd[bond] === atom ? 7 : order;
}

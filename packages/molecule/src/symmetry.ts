import { type AtomIndex, BOND, type BondIndex, type Molecule } from './molecule.ts';

/**
 * A class number per atom, from 0: atoms of one class cannot be told apart by their constitution.
 *
 * Atoms start apart by degree, element, isotope, hydrogens, charge, unpaired electrons and aromaticity, and are split
 * by the classes of their neighbours until nothing changes. Class numbers do not depend on the numbering of the atoms.
 * Stereo and atom maps are ignored. Symmetric atoms always share a class; the reverse holds for nearly all
 * molecules but not for all (atoms of a regular cage can share a class without a symmetry).
 */
export function atomClasses(molecule: Molecule): Int32Array {
  return firstRefinement(molecule).classes;
}

/**
 * A different number per atom, from 0, that follows the classes of `atomClasses`.
 *
 * Within a class the highest index is set apart as the highest rank, and the classes are refined again before the
 * next one is split, which is how RDKit breaks ties.
 */
export function atomRanks(molecule: Molecule): Int32Array {
  let partition = firstRefinement(molecule);
  while (partition.count < molecule.atomCount) {
    const size = new Int32Array(partition.count);
    for (const member of partition.classes) size[member]++;
    const tied = size.findIndex((members) => members > 1);
    const apart = partition.classes.lastIndexOf(tied);
    const split = partition.classes.map((member, atom) => (member > tied || atom === apart ? member + 1 : member));
    partition = refine(molecule, { classes: split, count: partition.count + 1 });
  }
  return partition.classes;
}

interface Partition {
  readonly classes: Int32Array;
  readonly count: number;
}

function firstRefinement(molecule: Molecule): Partition {
  return refine(
    molecule,
    partitionBy(molecule, (a, b) => compareAtoms(molecule, a, b)),
  );
}

/** Splits classes by the bonds and classes round each atom, compared from the largest down, until nothing changes. */
function refine(molecule: Molecule, start: Partition): Partition {
  const { atomCount, neighbourStart, neighbourAtom, neighbourBond } = molecule;
  const surroundings = new Float64Array(neighbourAtom.length);
  let partition = start;
  while (partition.count < atomCount) {
    const { classes } = partition;
    for (let atom = 0; atom < atomCount; atom++) {
      for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
        surroundings[k] = bondCode(molecule, neighbourBond[k], atom) * atomCount + classes[neighbourAtom[k]];
      }
      surroundings.subarray(neighbourStart[atom], neighbourStart[atom + 1]).sort();
    }
    const refined = partitionBy(molecule, (a, b) => {
      if (classes[a] !== classes[b]) return classes[a] - classes[b];
      // Equal classes have equal degrees, so both lists end together.
      const shift = neighbourStart[b] - neighbourStart[a];
      for (let k = neighbourStart[a + 1] - 1; k >= neighbourStart[a]; k--) {
        if (surroundings[k] !== surroundings[k + shift]) return surroundings[k] - surroundings[k + shift];
      }
      return 0;
    });
    if (refined.count === partition.count) return partition;
    partition = refined;
  }
  return partition;
}

/** Numbers the runs of equal atoms after sorting them. */
function partitionBy(molecule: Molecule, compare: (a: AtomIndex, b: AtomIndex) => number): Partition {
  const order = Array.from({ length: molecule.atomCount }, (_, atom) => atom).sort(compare);
  const classes = new Int32Array(molecule.atomCount);
  let last = -1;
  order.forEach((atom, k) => {
    if (k === 0 || compare(order[k - 1], atom) !== 0) last++;
    classes[atom] = last;
  });
  return { classes, count: last + 1 };
}

function compareAtoms(molecule: Molecule, a: AtomIndex, b: AtomIndex): number {
  return (
    molecule.neighbourStart[a + 1] - molecule.neighbourStart[a] - (molecule.neighbourStart[b + 1] - molecule.neighbourStart[b]) ||
    molecule.atomicNumber[a] - molecule.atomicNumber[b] ||
    molecule.isotope[a] - molecule.isotope[b] ||
    molecule.hydrogenCount[a] - molecule.hydrogenCount[b] ||
    molecule.charge[a] - molecule.charge[b] ||
    molecule.unpairedElectrons[a] - molecule.unpairedElectrons[b] ||
    molecule.isAromatic[a] - molecule.isAromatic[b]
  );
}

/** The order of a bond as seen from one of its atoms: the donor of a dative bond sees 6, the acceptor 7. */
export function bondCode(molecule: Molecule, bond: BondIndex, atom: AtomIndex): number {
  const order = molecule.bondOrder[bond];
  return order === BOND.dative && molecule.bondEnd[bond] === atom ? 7 : order;
}

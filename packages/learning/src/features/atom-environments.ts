import { type Molecule, mixBits, ringBonds } from '@retron/molecule';

/** Circular surroundings of every atom, as 32-bit hashes. */
export interface AtomEnvironments {
  readonly atomCount: number;
  /** Largest radius, in bonds. */
  readonly radius: number;
  /** Hash of atom `a` at radius `r` at `r * atomCount + a`. Does not depend on the numbering of the atoms. */
  readonly hash: Uint32Array;
}

/**
 * Environments after the algorithm of Morgan as used by extended-connectivity fingerprints (doi:10.1021/ci100050t): radius 0 is the atom
 * itself (element, charge, hydrogens, degree, aromatic or not, in a ring or not), each further radius adds the neighbours' environments
 * with the bonds to them. Stereo, isotopes and atom maps are ignored.
 */
export function atomEnvironments(molecule: Molecule, radius: number): AtomEnvironments {
  const { atomCount, neighbourStart, neighbourAtom, neighbourBond, bondOrder } = molecule;
  const hash = new Uint32Array((radius + 1) * atomCount);
  const inRing = ringBonds(molecule);
  for (let atom = 0; atom < atomCount; atom++) {
    let isInRing = 0;
    for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) isInRing |= inRing[neighbourBond[k]];
    hash[atom] = mixBits(
      molecule.atomicNumber[atom] |
        ((molecule.charge[atom] & 15) << 8) |
        (molecule.hydrogenCount[atom] << 12) |
        ((neighbourStart[atom + 1] - neighbourStart[atom]) << 16) |
        (molecule.isAromatic[atom] << 22) |
        (isInRing << 23),
    );
  }
  for (let r = 1; r <= radius; r++) {
    const inner = (r - 1) * atomCount;
    const outer = r * atomCount;
    for (let atom = 0; atom < atomCount; atom++) {
      let sum = 0;
      for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
        sum = (sum + mixBits(hash[inner + neighbourAtom[k]] + Math.imul(bondOrder[neighbourBond[k]], 0x9e3779b1))) | 0;
      }
      hash[outer + atom] = mixBits(Math.imul(hash[inner + atom], 0x27d4eb2f) + sum);
    }
  }
  return { atomCount, radius, hash };
}

/** One number for a whole molecule, independent of atom numbering; stereo is ignored. Different molecules rarely share one. */
export function moleculeHash({ atomCount, radius, hash }: AtomEnvironments): number {
  let sum = atomCount;
  for (let atom = 0; atom < atomCount; atom++) sum = (sum + mixBits(hash[radius * atomCount + atom] ^ 0x5bd1e995)) | 0;
  return mixBits(sum);
}

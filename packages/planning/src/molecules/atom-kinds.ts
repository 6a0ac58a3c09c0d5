import { BOND, type Molecule } from '@retron/molecule';

/** Bonds from an atom within which its surroundings are told apart. */
const RADIUS = 6;

/**
 * A number per atom that is equal for atoms with equal surroundings up to six bonds away: as good as symmetry for counting, and a
 * fraction of its cost. Atoms that differ farther away are taken for equal; unequal ones may collide, about one pair in four billion.
 */
export function atomKinds(molecule: Molecule): Int32Array {
  const { atomCount, neighbourStart, neighbourAtom, neighbourBond, bondOrder } = molecule;
  let kinds = new Int32Array(atomCount);
  let next = new Int32Array(atomCount);
  for (let atom = 0; atom < atomCount; atom++) {
    const degree = neighbourStart[atom + 1] - neighbourStart[atom];
    const hydrogens = molecule.hydrogenCount[atom] * 2 + molecule.isAromatic[atom];
    kinds[atom] = mix(mix(molecule.atomicNumber[atom] * 8 + degree, hydrogens), molecule.charge[atom] * 512 + molecule.isotope[atom]);
  }
  for (let round = 0; round < RADIUS; round++) {
    for (let atom = 0; atom < atomCount; atom++) {
      let sum = 0;
      for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
        sum = (sum + mix(kinds[neighbourAtom[k]], bondOrder[neighbourBond[k]] || BOND.single)) | 0;
      }
      next[atom] = mix(kinds[atom], sum);
    }
    [kinds, next] = [next, kinds];
  }
  return kinds;
}

/** Two 32-bit numbers into one; constants of MurmurHash3's finaliser. */
function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ b;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

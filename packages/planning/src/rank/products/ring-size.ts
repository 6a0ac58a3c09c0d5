import type { AtomIndex, Molecule } from '@retron/molecule';

/** Rings larger than this count as this large. */
const LARGEST = 9;

/** Size of the smallest ring through a bond, given by its two atoms; 0 where it is in none. */
export function ringSizeOf(molecule: Molecule, begin: AtomIndex, end: AtomIndex): number {
  const { neighbourStart, neighbourAtom } = molecule;
  const distance = new Int16Array(molecule.atomCount).fill(-1);
  distance[begin] = 0;
  const queue = [begin];
  for (const atom of queue) {
    for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
      const next = neighbourAtom[k];
      if (distance[next] >= 0 || (atom === begin && next === end)) continue;
      distance[next] = distance[atom] + 1;
      if (next === end) return Math.min(LARGEST, distance[next] + 1);
      queue.push(next);
    }
  }
  return 0;
}

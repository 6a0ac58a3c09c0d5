import { type BondIndex, type Molecule, otherEnd } from './molecule.ts';
import { Scratch } from './scratch.ts';

/**
 * For every bond 1 if it lies in some ring, else 0.
 *
 * A bond is in a ring exactly if it is not a bridge; bridges are found in one depth-first walk
 * that keeps its own stack, so a long chain cannot overflow.
 */
export function ringBonds(molecule: Molecule): Uint8Array {
  const { atomCount, neighbourStart, neighbourAtom, neighbourBond } = molecule;
  const inRing = new Uint8Array(molecule.bondCount).fill(1);
  /** Order of discovery, from 1; 0 means not yet reached. */
  const reached = scratch.reached.room(atomCount).fill(0, 0, atomCount);
  /** Earliest atom reachable from the atom's part of the walk without its entry bond. */
  const earliest = scratch.earliest.room(atomCount);
  const next = scratch.next.room(atomCount);
  const path = scratch.path.room(atomCount);
  const entryBond = scratch.entryBond.room(atomCount);
  let clock = 0;
  for (let root = 0; root < atomCount; root++) {
    if (reached[root] !== 0) continue;
    let depth = 0;
    path[0] = root;
    reached[root] = earliest[root] = ++clock;
    entryBond[root] = -1;
    next[root] = neighbourStart[root];
    while (depth >= 0) {
      const atom = path[depth];
      if (next[atom] < neighbourStart[atom + 1]) {
        const k = next[atom]++;
        if (neighbourBond[k] === entryBond[atom]) continue;
        const neighbour = neighbourAtom[k];
        if (reached[neighbour] !== 0) {
          if (reached[neighbour] < earliest[atom]) earliest[atom] = reached[neighbour];
          continue;
        }
        reached[neighbour] = earliest[neighbour] = ++clock;
        next[neighbour] = neighbourStart[neighbour];
        entryBond[neighbour] = neighbourBond[k];
        path[++depth] = neighbour;
        continue;
      }
      depth--;
      if (depth < 0) break;
      const parent = path[depth];
      if (earliest[atom] < earliest[parent]) earliest[parent] = earliest[atom];
      if (earliest[atom] > reached[parent]) inRing[entryBond[atom]] = 0;
    }
  }
  return inRing;
}

const scratch = {
  reached: new Scratch(),
  earliest: new Scratch(),
  next: new Scratch(),
  path: new Scratch(),
  entryBond: new Scratch(),
};

/** Largest ring that `smallestRings` looks for. */
export const LARGEST_RING_SOUGHT = 8;

/** Size of the smallest ring through each bond and each atom; 0 where there is none of at most `LARGEST_RING_SOUGHT` atoms. */
export interface SmallestRings {
  readonly ofBond: Uint8Array;
  readonly ofAtom: Uint8Array;
}

/** The smallest ring through every bond and atom: per ring bond, a breadth-first walk from one end to the other without it. */
export function smallestRings(molecule: Molecule, inRing: Uint8Array = ringBonds(molecule)): SmallestRings {
  const ofBond = new Uint8Array(molecule.bondCount);
  const ofAtom = new Uint8Array(molecule.atomCount);
  const stamp = new Int32Array(molecule.atomCount).fill(-1);
  const distance = new Uint8Array(molecule.atomCount);
  const queue = new Int32Array(molecule.atomCount);
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    if (inRing[bond] === 0) continue;
    const size = ringThrough(molecule, bond, inRing, stamp, distance, queue);
    ofBond[bond] = size;
    if (size === 0) continue;
    for (const atom of [molecule.bondBegin[bond], molecule.bondEnd[bond]]) {
      if (ofAtom[atom] === 0 || size < ofAtom[atom]) ofAtom[atom] = size;
    }
  }
  return { ofBond, ofAtom };
}

function ringThrough(
  molecule: Molecule,
  bond: BondIndex,
  inRing: Uint8Array,
  stamp: Int32Array,
  distance: Uint8Array,
  queue: Int32Array,
): number {
  const from = molecule.bondBegin[bond];
  const to = otherEnd(molecule, bond, from);
  let head = 0;
  let tail = 0;
  queue[tail++] = from;
  stamp[from] = bond;
  distance[from] = 1;
  while (head < tail) {
    const atom = queue[head++];
    if (distance[atom] >= LARGEST_RING_SOUGHT) return 0;
    for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
      const crossed = molecule.neighbourBond[k];
      if (crossed === bond || inRing[crossed] === 0) continue;
      const neighbour = molecule.neighbourAtom[k];
      if (neighbour === to) return distance[atom] + 1;
      if (stamp[neighbour] === bond) continue;
      stamp[neighbour] = bond;
      distance[neighbour] = distance[atom] + 1;
      queue[tail++] = neighbour;
    }
  }
  return 0;
}

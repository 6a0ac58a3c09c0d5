import { type AtomIndex, type BondIndex, type Molecule, NO_ATOM } from './molecule.ts';
import { Scratch } from './scratch.ts';

/**
 * The way a SMILES goes through a molecule: a spanning tree, and the bonds left over, which become ring digits. But for `order` it is valid
 * until the next walk.
 */
export interface SmilesWalk {
  /** Atoms in the order in which they are written. */
  readonly order: readonly AtomIndex[];
  /** Place of each atom in `order`; -1 for atoms left out. */
  readonly position: Int32Array;
  /** The atom written before it in its chain, or `NO_ATOM`. */
  readonly parent: Int32Array;
  /** Bond to `parent`, or -1. */
  readonly entryBond: Int32Array;
  /** The last child of each atom in the order in which they are written, which is the main chain; or `NO_ATOM`. */
  readonly lastChild: Int32Array;
  /** The child of its parent that is written before each atom, or `NO_ATOM`. */
  readonly siblingBefore: Int32Array;
  /** Ring-digit bonds at each atom in the order in which they are written: those that close first. */
  readonly ringBonds: readonly (readonly BondIndex[])[];
  /** Which bonds are ring digits. */
  readonly isRingDigit: Int32Array;
}

/** Shared by all atoms that have none; never written to. */
const NOTHING: number[] = [];
const scratch = {
  isChosen: new Scratch(),
  position: new Scratch(),
  parent: new Scratch(),
  entryBond: new Scratch(),
  lastChild: new Scratch(),
  siblingBefore: new Scratch(),
  isRingDigit: new Scratch(),
  next: new Scratch(),
};

function add(lists: number[][], atom: AtomIndex, item: number): void {
  if (lists[atom] === NOTHING) lists[atom] = [item];
  else lists[atom].push(item);
}

/**
 * Walks every component of the chosen atoms depth-first, lowest rank first, without recursion.
 *
 * @param rank - per atom; equal ranks are taken in index order. Without it, index order.
 */
export function walkMolecule(molecule: Molecule, atoms: ArrayLike<AtomIndex> | undefined, rank: ArrayLike<number> | undefined): SmilesWalk {
  const { atomCount, neighbourStart, neighbourAtom, neighbourBond } = molecule;
  const isChosen = scratch.isChosen.room(atomCount).fill(atoms === undefined ? 1 : 0, 0, atomCount);
  if (atoms !== undefined) for (let k = 0; k < atoms.length; k++) isChosen[atoms[k]] = 1;

  const order: AtomIndex[] = [];
  const position = scratch.position.room(atomCount).fill(-1, 0, atomCount);
  const parent = scratch.parent.room(atomCount).fill(NO_ATOM, 0, atomCount);
  const entryBond = scratch.entryBond.room(atomCount).fill(-1, 0, atomCount);
  const lastChild = scratch.lastChild.room(atomCount).fill(NO_ATOM, 0, atomCount);
  const siblingBefore = scratch.siblingBefore.room(atomCount);
  const ringBonds: BondIndex[][] = new Array(atomCount).fill(NOTHING);
  const isRingDigit = scratch.isRingDigit.room(molecule.bondCount).fill(0, 0, molecule.bondCount);
  const next = scratch.next.room(atomCount);
  const links = rank === undefined ? null : rankedNeighbours(molecule, rank);
  const linkAt = (k: number): number => (links === null ? k : links[k]);

  const enter = (atom: AtomIndex): void => {
    position[atom] = order.length;
    order.push(atom);
    next[atom] = neighbourStart[atom];
  };
  const roots = rank === undefined ? null : rankedRoots(isChosen, atomCount, rank);
  for (let k = 0; k < (roots?.length ?? atomCount); k++) {
    const root = roots === null ? k : roots[k];
    if (isChosen[root] === 0 || position[root] >= 0) continue;
    enter(root);
    let atom: number = root;
    while (atom !== NO_ATOM) {
      if (next[atom] === neighbourStart[atom + 1]) {
        atom = parent[atom];
        continue;
      }
      const link = linkAt(next[atom]++);
      const neighbour = neighbourAtom[link];
      const bond = neighbourBond[link];
      if (isChosen[neighbour] === 0 || bond === entryBond[atom] || isRingDigit[bond] === 1) continue;
      if (position[neighbour] < 0) {
        parent[neighbour] = atom;
        entryBond[neighbour] = bond;
        siblingBefore[neighbour] = lastChild[atom];
        lastChild[atom] = neighbour;
        enter(neighbour);
        atom = neighbour;
      } else if (entryBond[neighbour] !== bond) {
        isRingDigit[bond] = 1;
        add(ringBonds, atom, bond);
        add(ringBonds, neighbour, bond);
      }
    }
  }
  sortRingBonds(molecule, ringBonds, position, order);
  return { order, position, parent, entryBond, lastChild, siblingBefore, ringBonds, isRingDigit };
}

function rankedRoots(isChosen: Int32Array, atomCount: number, rank: ArrayLike<number>): AtomIndex[] {
  const roots: AtomIndex[] = [];
  for (let atom = 0; atom < atomCount; atom++) if (isChosen[atom] === 1) roots.push(atom);
  return roots.sort((a, b) => rank[a] - rank[b] || a - b);
}

/** Places in the neighbour arrays, each atom's sorted by the rank of the neighbour. */
function rankedNeighbours(molecule: Molecule, rank: ArrayLike<number>): Int32Array {
  const { atomCount, neighbourStart, neighbourAtom } = molecule;
  const links = Int32Array.from({ length: neighbourStart[atomCount] }, (_, k) => k);
  for (let atom = 0; atom < atomCount; atom++) {
    links
      .subarray(neighbourStart[atom], neighbourStart[atom + 1])
      .sort((a, b) => rank[neighbourAtom[a]] - rank[neighbourAtom[b]] || neighbourAtom[a] - neighbourAtom[b]);
  }
  return links;
}

/** Digits that close come before digits that open, each in the order in which the other end is written. */
function sortRingBonds(molecule: Molecule, ringBonds: BondIndex[][], position: Int32Array, order: readonly AtomIndex[]): void {
  for (const atom of order) {
    if (ringBonds[atom].length < 2) continue;
    const far = (bond: BondIndex): number =>
      position[molecule.bondBegin[bond] === atom ? molecule.bondEnd[bond] : molecule.bondBegin[bond]];
    ringBonds[atom].sort((a, b) => far(a) - far(b));
  }
}

/** Index of an atom in its molecule, counted from 0. Text formats and the wire count from 1. */
export type AtomIndex = number;
/** Index of a bond in its molecule, counted from 0. */
export type BondIndex = number;

/** Bond orders as stored in `Molecule.bondOrder`. */
export const BOND = { single: 1, double: 2, triple: 3, quadruple: 4, aromatic: 5, dative: 6 } as const;

/** Tetrahedral marks as stored in `Molecule.chirality`, with the meaning of SMILES. */
export const CHIRALITY = { none: 0, anticlockwise: 1, clockwise: 2 } as const;

/** Double-bond marks as stored in `Molecule.doubleBondStereo`. */
export const DOUBLE_BOND = { none: 0, cis: 1, trans: 2 } as const;

/** Stands for the implicit hydrogen (or lone pair) in `Molecule.chiralNeighbours`. */
export const IMPLICIT_HYDROGEN = -1;
/** Most atoms, and most bonds, a molecule can hold. */
export const MOST_ATOMS = 32767;
/** Fills the unused places of `Molecule.chiralNeighbours` and of the double-bond references. */
export const NO_ATOM = -2;

/**
 * Centres whose configuration is known only relative to each other (enhanced stereo).
 *
 * `and`: a mixture of the drawn form and its mirror image; `or`: one of the two, not known which.
 */
export interface StereoGroup {
  readonly kind: 'and' | 'or';
  /** Number of the group among those of its kind, from 1. */
  readonly number: number;
  /** Ascending. */
  readonly atoms: readonly AtomIndex[];
}

/**
 * A molecule, or several disconnected ones, as a graph on typed arrays.
 *
 * Atoms and bonds count from 0. Arrays are never written after `MoleculeBuilder.build()`.
 * Nothing derived (rings, components, canonical ranks) is stored here.
 */
export interface Molecule {
  readonly atomCount: number;
  readonly bondCount: number;

  /** Atomic number; 0 is the wildcard `*`. */
  readonly atomicNumber: Uint8Array;
  /** Formal charge. */
  readonly charge: Int8Array;
  /** Implicit hydrogens on the atom; hydrogens that are atoms of the graph are not counted. */
  readonly hydrogenCount: Uint8Array;
  /** 1 where the atom is written in lower case in SMILES. */
  readonly isAromatic: Uint8Array;
  /** Mass number; 0 means natural abundance. */
  readonly isotope: Uint16Array;
  /** Unpaired electrons. SMILES states them only through missing hydrogens; 0 unless a text format said otherwise. */
  readonly unpairedElectrons: Uint8Array;
  /** Atom-map number of a reaction SMILES; 0 means unmapped. */
  readonly atomMap: Uint16Array;
  /** One of `CHIRALITY`, seen from the first of the atom's `chiralNeighbours`. */
  readonly chirality: Uint8Array;
  /** Four places per atom: its neighbours in the order `chirality` refers to; see `IMPLICIT_HYDROGEN` and `NO_ATOM`. */
  readonly chiralNeighbours: Int16Array;

  readonly bondBegin: Uint16Array;
  readonly bondEnd: Uint16Array;
  /** One of `BOND`; a dative bond runs from donor (begin) to acceptor (end). */
  readonly bondOrder: Uint8Array;
  /** One of `DOUBLE_BOND`: how the two references below lie to each other. */
  readonly doubleBondStereo: Uint8Array;
  /** Neighbour of the begin atom that `doubleBondStereo` refers to, or `NO_ATOM`. */
  readonly stereoBeginReference: Int16Array;
  /** Neighbour of the end atom that `doubleBondStereo` refers to, or `NO_ATOM`. */
  readonly stereoEndReference: Int16Array;

  /** Neighbours of atom `i` stand at `neighbourStart[i]` up to, not including, `neighbourStart[i + 1]`. */
  readonly neighbourStart: Uint16Array;
  readonly neighbourAtom: Uint16Array;
  readonly neighbourBond: Uint16Array;

  /** Centres known only relative to each other; empty for nearly every molecule. */
  readonly stereoGroups: readonly StereoGroup[];
}

/** The neighbour of `atom` across `bond`. */
export function otherEnd(molecule: Molecule, bond: BondIndex, atom: AtomIndex): AtomIndex {
  return molecule.bondBegin[bond] === atom ? molecule.bondEnd[bond] : molecule.bondBegin[bond];
}

/** Atoms bonded to an atom, in the order of the molecule; none of an atom that is not there (-1), as one that leaves is not in the product. */
export function neighboursOf({ neighbourStart, neighbourAtom }: Molecule, atom: AtomIndex): readonly AtomIndex[] {
  const atoms: AtomIndex[] = [];
  // One by one: rules ask this everywhere, and to spread a view takes ten times as long.
  for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) atoms.push(neighbourAtom[k]);
  return atoms;
}

/** Number of explicit neighbours of `atom`. */
export function degree(molecule: Molecule, atom: AtomIndex): number {
  return molecule.neighbourStart[atom + 1] - molecule.neighbourStart[atom];
}

/** The bond between two atoms, or -1. */
export function bondBetween(molecule: Molecule, a: AtomIndex, b: AtomIndex): BondIndex {
  for (let k = molecule.neighbourStart[a]; k < molecule.neighbourStart[a + 1]; k++) {
    if (molecule.neighbourAtom[k] === b) return molecule.neighbourBond[k];
  }
  return -1;
}

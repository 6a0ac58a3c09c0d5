import { BOND, CHIRALITY, DOUBLE_BOND, NO_ATOM } from '@retron/molecule';
import { onlyOrder } from './bond-query.ts';
import { unstated } from './unstated.ts';

/** One yes-or-no question about an atom. */
export type AtomTerm =
  | { readonly kind: 'key'; readonly mask: number; readonly value: number; readonly isNegated: boolean }
  | { readonly kind: 'isotope'; readonly mass: number; readonly isNegated: boolean }
  | { readonly kind: 'environment'; readonly pattern: Pattern; readonly isNegated: boolean };

/** Terms that must all hold. */
export type AtomAlternative = readonly AtomTerm[];
/** Alternatives of which one must hold. */
export type AtomClause = readonly AtomAlternative[];

/**
 * An atom expression of SMARTS: the bits every matching key has, and further clauses that must all hold.
 *
 * Whatever is said positively and without alternatives lies in `mask` and `value`, so most queries have no clauses.
 */
export interface AtomQuery {
  readonly mask: number;
  readonly value: number;
  readonly clauses: readonly AtomClause[];
}

/**
 * A substructure query: one side of a template, or the environment of a `$()`.
 *
 * Atoms and bonds count from 0 in the order in which the text names them. Neighbour lists and stereo marks follow the conventions
 * of `Molecule`; a neighbour that a chiral centre has but the text does not name is `IMPLICIT_HYDROGEN` whether or not it is one.
 */
export interface Pattern {
  readonly atomCount: number;
  readonly bondCount: number;

  readonly queries: readonly AtomQuery[];
  /** Atom-map number; 0 means unmapped. */
  readonly atomMap: Uint16Array;
  readonly chirality: Uint8Array;
  /** Four places per atom. */
  readonly chiralNeighbours: Int16Array;
  /** Connected part of the pattern the atom belongs to, from 0. */
  readonly fragment: Uint8Array;
  /** Component group `(...)` of each fragment, from 1; 0 where the fragment is in none. */
  readonly fragmentGroup: readonly number[];

  readonly bondBegin: Uint16Array;
  readonly bondEnd: Uint16Array;
  /** Accepted bond classes; see `BOND_SET`. */
  readonly bondSet: Uint16Array;
  readonly doubleBondStereo: Uint8Array;
  readonly stereoBeginReference: Int16Array;
  readonly stereoEndReference: Int16Array;

  readonly neighbourStart: Uint16Array;
  readonly neighbourAtom: Uint16Array;
  readonly neighbourBond: Uint16Array;
}

/** The bond of a pattern between two of its atoms, or -1. */
export function patternBondBetween({ neighbourStart, neighbourAtom, neighbourBond }: Pattern, a: number, b: number): number {
  for (let k = neighbourStart[a]; k < neighbourStart[a + 1]; k++) if (neighbourAtom[k] === b) return neighbourBond[k];
  return -1;
}

/** An atom of a pattern while the text is being read. */
export interface DraftPatternAtom {
  query: AtomQuery;
  atomMap: number;
  chirality: number;
  neighbours: number[];
  fragment: number;
}

/** A bond of a pattern while the text is being read. `direction` is 1 for `/` and -1 for `\`, from begin to end. */
export interface DraftPatternBond {
  begin: number;
  end: number;
  set: number;
  direction: number;
}

/** Freezes a pattern that has been read; works out the stereo of double bonds from the directions of their neighbours. */
export function buildPattern(
  atoms: readonly DraftPatternAtom[],
  bonds: readonly DraftPatternBond[],
  fragmentGroup: readonly number[],
): Pattern {
  const atomCount = atoms.length;
  const bondCount = bonds.length;
  const neighbourStart = new Uint16Array(atomCount + 1);
  const neighbourAtom = new Uint16Array(2 * bondCount);
  const neighbourBond = new Uint16Array(2 * bondCount);
  for (const { begin, end } of bonds) {
    neighbourStart[begin + 1]++;
    neighbourStart[end + 1]++;
  }
  for (let i = 0; i < atomCount; i++) neighbourStart[i + 1] += neighbourStart[i];
  const next = neighbourStart.slice(0, atomCount);
  bonds.forEach(({ begin, end }, bond) => {
    neighbourAtom[next[begin]] = end;
    neighbourBond[next[begin]++] = bond;
    neighbourAtom[next[end]] = begin;
    neighbourBond[next[end]++] = bond;
  });

  const pattern = {
    atomCount,
    bondCount,
    queries: atoms.map((atom) => atom.query),
    atomMap: new Uint16Array(atomCount),
    ...markedCentres(atoms),
    fragment: fragmentGroup.length > 1 ? new Uint8Array(atomCount) : unstated.marks(atomCount),
    fragmentGroup,
    bondBegin: new Uint16Array(bondCount),
    bondEnd: new Uint16Array(bondCount),
    bondSet: new Uint16Array(bondCount),
    doubleBondStereo: unstated.marks(bondCount),
    stereoBeginReference: unstated.atoms(bondCount),
    stereoEndReference: unstated.atoms(bondCount),
    neighbourStart,
    neighbourAtom,
    neighbourBond,
  };
  // One by one: `from` takes several times as long, and thousands of patterns are read while a library is new to a thread.
  for (let i = 0; i < atomCount; i++) {
    pattern.atomMap[i] = atoms[i].atomMap;
    if (atoms[i].fragment > 0) pattern.fragment[i] = atoms[i].fragment;
  }
  for (let i = 0; i < bondCount; i++) {
    pattern.bondBegin[i] = bonds[i].begin;
    pattern.bondEnd[i] = bonds[i].end;
    pattern.bondSet[i] = bonds[i].set;
  }
  return bonds.some(({ direction }) => direction !== 0) ? { ...pattern, ...markedDoubleBonds(pattern, bonds) } : pattern;
}

function markedCentres(atoms: readonly DraftPatternAtom[]): Pick<Pattern, 'chirality' | 'chiralNeighbours'> {
  if (atoms.every(({ chirality }) => chirality === CHIRALITY.none))
    return { chirality: unstated.marks(atoms.length), chiralNeighbours: unstated.atoms(4 * atoms.length) };
  const chirality = new Uint8Array(atoms.length);
  const chiralNeighbours = new Int16Array(4 * atoms.length).fill(NO_ATOM);
  atoms.forEach((atom, i) => {
    chirality[i] = atom.chirality;
    if (atom.chirality !== CHIRALITY.none) chiralNeighbours.set(atom.neighbours.slice(0, 4), 4 * i);
  });
  return { chirality, chiralNeighbours };
}

/** A neighbour on one end of a double bond and whether it lies above that end. */
interface Side {
  readonly neighbour: number;
  readonly isAbove: boolean;
}

function markedDoubleBonds(
  pattern: Pattern,
  bonds: readonly DraftPatternBond[],
): Pick<Pattern, 'doubleBondStereo' | 'stereoBeginReference' | 'stereoEndReference'> {
  const doubleBondStereo = new Uint8Array(bonds.length);
  const stereoBeginReference = new Int16Array(bonds.length).fill(NO_ATOM);
  const stereoEndReference = new Int16Array(bonds.length).fill(NO_ATOM);
  bonds.forEach((bond, index) => {
    if (onlyOrder(bond.set) !== BOND.double) return;
    const begin = directedSide(pattern, bonds, bond.begin, bond.end);
    const end = directedSide(pattern, bonds, bond.end, bond.begin);
    if (begin === null || end === null) return;
    doubleBondStereo[index] = begin.isAbove === end.isAbove ? DOUBLE_BOND.cis : DOUBLE_BOND.trans;
    stereoBeginReference[index] = begin.neighbour;
    stereoEndReference[index] = end.neighbour;
  });
  return { doubleBondStereo, stereoBeginReference, stereoEndReference };
}

function directedSide(pattern: Pattern, bonds: readonly DraftPatternBond[], atom: number, acrossDoubleBond: number): Side | null {
  for (let k = pattern.neighbourStart[atom]; k < pattern.neighbourStart[atom + 1]; k++) {
    const { direction, begin } = bonds[pattern.neighbourBond[k]];
    const neighbour = pattern.neighbourAtom[k];
    if (direction === 0 || neighbour === acrossDoubleBond) continue;
    // `F/C` puts F below C; `C/F` puts F above C.
    return { neighbour, isAbove: (begin === atom) === direction > 0 };
  }
  return null;
}

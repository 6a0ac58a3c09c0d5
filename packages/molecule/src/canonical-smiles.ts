import { canonicalRanks } from './canonical-ranks.ts';
import { configurationKey } from './configuration.ts';
import { ELEMENT, symbolOf } from './elements.ts';
import { type AtomIndex, BOND, type BondIndex, CHIRALITY, DOUBLE_BOND, IMPLICIT_HYDROGEN, type Molecule, otherEnd } from './molecule.ts';
import { isOddPermutation } from './permutation.ts';
import { ringBonds } from './rings.ts';
import type { ChiralMark } from './smiles-atom-token.ts';

/**
 * The SMILES that RDKit writes of a connected molecule, in a sixth of its time. See
 * `docs/decisions/canonical-smiles-of-our-own.md`.
 *
 * @param molecule - drawn as RDKit would draw it, with usual valences; of another the text is not RDKit's
 * @returns `null` for what is left to RDKit: doubtful stereo, double bonds with a configuration, isotopes, salts, elements outside organic
 *   chemistry, very large or very symmetric molecules
 */
export function canonicalSmiles(molecule: Molecule): string | null {
  if (!isPlain(molecule) || configurationKey(molecule) === null) return null;
  const inRing = ringBonds(molecule);
  const ranks = canonicalRanks(molecule, inRing);
  if (ranks === null) return null;
  const writer = new CanonicalWriter(molecule, ranks, inRing);
  return writer.write();
}

function isPlain(molecule: Molecule): boolean {
  const { atomCount, bondCount, atomicNumber, isAromatic, isotope, bondOrder, doubleBondStereo } = molecule;
  for (let atom = 0; atom < atomCount; atom++) {
    if (isotope[atom] !== 0) return false;
    if (!(isAromatic[atom] === 1 ? AROMATIC : ORGANIC).has(atomicNumber[atom])) return false;
  }
  for (let bond = 0; bond < bondCount; bond++) {
    if (bondOrder[bond] === BOND.dative || doubleBondStereo[bond] !== DOUBLE_BOND.none) return false;
  }
  return true;
}

const AROMATIC: ReadonlySet<number> = new Set([ELEMENT.carbon, ELEMENT.nitrogen, ELEMENT.oxygen, ELEMENT.sulfur]);

/** The first valence of each element that RDKit writes without brackets where it has that valence or no hydrogen; silicon always has brackets. */
const FIRST_VALENCE: ReadonlyMap<number, number> = new Map([
  [ELEMENT.boron, 3],
  [ELEMENT.carbon, 4],
  [ELEMENT.nitrogen, 3],
  [ELEMENT.oxygen, 2],
  [ELEMENT.fluorine, 1],
  [ELEMENT.phosphorus, 3],
  [ELEMENT.sulfur, 2],
  [ELEMENT.chlorine, 1],
  [ELEMENT.bromine, 1],
  [ELEMENT.iodine, 1],
]);

const ORGANIC: ReadonlySet<number> = new Set([...FIRST_VALENCE.keys(), ELEMENT.silicon]);

/** How far the walk is with an atom. */
const AHEAD = 0;
const ENTERED = 1;
const LEFT = 2;

/** In what order the walk takes the bonds of an atom: those that close a ring, those outside rings, those in rings. */
const CLOSES_RING = 0;
const OUTSIDE_RINGS = 1;
const IN_RING = 2;

/** Bonds of one atom that close or open rings, and the atoms that are written behind it. */
interface Written {
  readonly ringBonds: BondIndex[];
  readonly children: { readonly atom: AtomIndex; readonly bond: BondIndex }[];
}

/** Walks a molecule from the atom of the lowest rank, as RDKit's `Canon.cpp` does, and writes it on a second walk, when its rings are known. */
class CanonicalWriter {
  readonly #molecule: Molecule;
  readonly #ranks: ArrayLike<number>;
  readonly #inRing: ArrayLike<number>;
  readonly #state: Uint8Array;
  readonly #written: Written[] = [];
  #text = '';
  /** Digits of the ring bonds that are open; the others are 0. */
  readonly #digitOf: Uint16Array;
  readonly #isDigitTaken: boolean[] = [];

  constructor(molecule: Molecule, ranks: ArrayLike<number>, inRing: ArrayLike<number>) {
    this.#molecule = molecule;
    this.#ranks = ranks;
    this.#inRing = inRing;
    this.#state = new Uint8Array(molecule.atomCount);
    this.#digitOf = new Uint16Array(molecule.bondCount);
  }

  /** `null` where the molecule is not connected. */
  write(): string | null {
    const { atomCount } = this.#molecule;
    let first = 0;
    while (this.#ranks[first] !== 0) first++;
    this.#enter(first, -1);
    for (let atom = 0; atom < atomCount; atom++) if (this.#state[atom] === AHEAD) return null;
    this.#writeFrom(first, null);
    return this.#text;
  }

  #enter(atom: AtomIndex, entryBond: BondIndex): void {
    const { neighbourAtom, neighbourBond } = this.#molecule;
    this.#state[atom] = ENTERED;
    const here: Written = { ringBonds: [], children: [] };
    this.#written[atom] = here;
    for (const place of this.#placesInOrder(atom, entryBond)) {
      const neighbour = neighbourAtom[place];
      const bond = neighbourBond[place];
      if (this.#state[neighbour] === AHEAD) {
        here.children.push({ atom: neighbour, bond });
        this.#enter(neighbour, bond);
      } else if (this.#state[neighbour] === ENTERED) {
        this.#written[neighbour].ringBonds.push(bond);
        here.ringBonds.push(bond);
      }
    }
    this.#state[atom] = LEFT;
  }

  /** Places of the other bonds of an atom in the neighbour arrays: those that close rings, outside rings and in rings, each by order and rank. */
  #placesInOrder(atom: AtomIndex, entryBond: BondIndex): readonly number[] {
    const { neighbourStart, neighbourAtom, neighbourBond, bondOrder } = this.#molecule;
    const places: number[] = [];
    const keys: number[] = [];
    for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
      const bond = neighbourBond[k];
      if (bond === entryBond) continue;
      const kind = this.#state[neighbourAtom[k]] === ENTERED ? CLOSES_RING : this.#inRing[bond] === 1 ? IN_RING : OUTSIDE_RINGS;
      const order = kind === OUTSIDE_RINGS ? 0 : BOND.aromatic - bondOrder[bond];
      const key = (kind * 8 + order) * this.#molecule.atomCount + this.#ranks[neighbourAtom[k]];
      let free = places.length;
      for (; free > 0 && keys[free - 1] > key; free--) {
        keys[free] = keys[free - 1];
        places[free] = places[free - 1];
      }
      keys[free] = key;
      places[free] = k;
    }
    return places;
  }

  #writeFrom(atom: AtomIndex, parent: AtomIndex | null): void {
    const { ringBonds, children } = this.#written[atom];
    this.#text += atomText(this.#molecule, atom, this.#markOf(atom, parent));
    if (ringBonds.length > 0) this.#writeRingBonds(ringBonds);
    for (let k = 0; k < children.length; k++) {
      const { atom: child, bond } = children[k];
      const isBranch = k < children.length - 1;
      if (isBranch) this.#text += '(';
      this.#text += bondText(this.#molecule, bond);
      this.#writeFrom(child, atom);
      if (isBranch) this.#text += ')';
    }
  }

  /** The mark of a carbon for the order in which its neighbours are written. */
  #markOf(atom: AtomIndex, parent: AtomIndex | null): ChiralMark {
    const { chirality, chiralNeighbours, hydrogenCount } = this.#molecule;
    if (chirality[atom] === CHIRALITY.none) return '';
    const { ringBonds, children } = this.#written[atom];
    const written = [
      ...(parent === null ? [] : [parent]),
      ...(hydrogenCount[atom] === 0 ? [] : [IMPLICIT_HYDROGEN]),
      ...ringBonds.map((bond) => otherEnd(this.#molecule, bond, atom)),
      ...children.map((child) => child.atom),
    ];
    const isOdd = isOddPermutation(chiralNeighbours.subarray(4 * atom, 4 * atom + 4), written) === true;
    return (chirality[atom] === CHIRALITY.anticlockwise) === isOdd ? '@@' : '@';
  }

  /** RDKit writes the order of a ring bond where it closes. A digit that closes is free again behind the atom. */
  #writeRingBonds(bonds: readonly BondIndex[]): void {
    const closed: number[] = [];
    for (const bond of bonds) {
      let digit = this.#digitOf[bond];
      if (digit > 0) {
        this.#text += bondText(this.#molecule, bond);
        closed.push(digit);
      } else {
        digit = 1;
        while (this.#isDigitTaken[digit]) digit++;
        this.#isDigitTaken[digit] = true;
        this.#digitOf[bond] = digit;
      }
      this.#text += digit < 10 ? digit : `%${digit}`;
    }
    for (const digit of closed) this.#isDigitTaken[digit] = false;
  }
}

function bondText({ bondOrder, bondBegin, bondEnd, isAromatic }: Molecule, bond: BondIndex): string {
  switch (bondOrder[bond]) {
    case BOND.single:
      return isAromatic[bondBegin[bond]] === 1 && isAromatic[bondEnd[bond]] === 1 ? '-' : '';
    case BOND.double:
      return '=';
    case BOND.triple:
      return '#';
    default:
      return '';
  }
}

function atomText(molecule: Molecule, atom: AtomIndex, mark: ChiralMark): string {
  const { atomicNumber, isAromatic, hydrogenCount, charge } = molecule;
  const symbol = symbolOf(atomicNumber[atom]);
  const letters = isAromatic[atom] === 1 ? symbol.toLowerCase() : symbol;
  if (mark === '' && !needsBrackets(molecule, atom)) return letters;
  const hydrogens = hydrogenCount[atom];
  const sign = charge[atom] > 0 ? '+' : '-';
  const size = Math.abs(charge[atom]);
  return `[${letters}${mark}${hydrogens === 0 ? '' : hydrogens === 1 ? 'H' : `H${hydrogens}`}${size === 0 ? '' : size === 1 ? sign : sign + size}]`;
}

function needsBrackets(molecule: Molecule, atom: AtomIndex): boolean {
  const { atomicNumber, charge, isAromatic, hydrogenCount, neighbourStart, neighbourBond, bondOrder } = molecule;
  const first = FIRST_VALENCE.get(atomicNumber[atom]);
  if (first === undefined || charge[atom] !== 0) return true;
  const hydrogens = hydrogenCount[atom];
  if (hydrogens === 0) return false;
  if (isAromatic[atom] === 1) return atomicNumber[atom] !== ELEMENT.carbon;
  let valence = hydrogens;
  for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
    valence += bondOrder[neighbourBond[k]];
  }
  return valence !== first;
}

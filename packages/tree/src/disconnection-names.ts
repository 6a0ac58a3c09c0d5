import {
  type AtomIndex,
  atomClasses,
  BOND,
  type BondIndex,
  type BondKind,
  type BondKindSet,
  bondBetween,
  bondKindSet,
  ELEMENT,
  kindsOfBond,
  type Molecule,
  otherEnd,
  ringBonds,
  symbolOf,
} from '@retron/molecule';
import { type Surroundings, surroundingsOf, whatSetsApart } from './bond-surroundings.ts';
import { namedRingThrough, placeInRing } from './ring-names.ts';
import type { BondPair } from './tree.ts';

/** What a chemist calls a disconnection after the elements; the first that fits. A word without a kind is looked for in the surroundings. */
const WORDS: readonly (readonly [BondKind | 'small alkyl' | 'heteroaryl' | 'ring nitrogen', string])[] = [
  ['amide', 'amide'],
  ['urea, carbamate or carbonate', 'urea or carbamate'],
  ['ester', 'ester'],
  ['sulfonamide', 'sulfonamide'],
  ['ring', 'ring'],
  ['biaryl', 'biaryl'],
  ['small alkyl', ''],
  ['heteroaryl', ''],
  ['aryl C-N', 'aryl amine'],
  ['aryl C-O', 'aryl ether'],
  ['benzylic', 'benzylic'],
  ['ring nitrogen', ''],
];
const TIMES = ['', '', ' twice', ' three times', ' four times'] as const;
/** Carbon first, then as chemists write a pair: heavier elements before nitrogen and oxygen. */
const SENIORITY = ['C', 'B', 'Si', 'P', 'S', 'N', 'O'];

/**
 * Names of bond sets of one molecule, such as `C–N, amide`, `C–N, pyrimidine C-2` or `C–C and C–N, indole ring`; a set without bonds is
 * `No bond made`, or broken. Pairs that are no bond of the molecule are left out.
 *
 * Where the molecule has other bonds that would be called the same, and no symmetry makes them alike, what stands round the bond is added:
 * `C–N, aryl amine beside pyrimidine`. So a name does not depend on what else is in a list.
 */
export function disconnectionNamer(molecule: Molecule, happens: 'made' | 'broken'): (bonds: readonly BondPair[]) => string {
  const inRing = ringBonds(molecule);
  const cut = (bond: BondIndex): CutBond => {
    const [a, b] = [molecule.bondBegin[bond], molecule.bondEnd[bond]];
    return { a, b, bond, kinds: kindsOfBond(molecule, bond, inRing[bond] === 1) };
  };
  const all = namedBonds(molecule, inRing, (bond) => plainName(molecule, [cut(bond)]));
  return (pairs) => {
    const bonds = pairs.flatMap(([a, b]) => {
      const bond = a < molecule.atomCount && b < molecule.atomCount ? bondBetween(molecule, a, b) : -1;
      return bond < 0 ? [] : [cut(bond)];
    });
    if (bonds.length === 0) return `No bond ${happens}`;
    const name = plainName(molecule, bonds);
    const place = placeOf(
      bonds.map(({ bond }) => bond),
      all,
    );
    return place === '' ? name : `${name}${name.includes(',') ? '' : ','} ${place}`;
  };
}

/** A bond of the molecule, with what is worked out of it once it is asked for. */
interface NamedBond {
  /** Equal for bonds that a symmetry of the molecule carries into each other. */
  readonly key: string;
  /** Such as `C–N`; what differs in it cannot have one name. */
  readonly elements: string;
  readonly name: () => string;
  readonly around: () => Surroundings;
}

/** All bonds of a molecule, by their number. */
function namedBonds(molecule: Molecule, inRing: Uint8Array, nameOf: (bond: BondIndex) => string): readonly NamedBond[] {
  const classes = atomClasses(molecule);
  return Array.from({ length: molecule.bondCount }, (_, bond) => {
    const [a, b] = [molecule.bondBegin[bond], molecule.bondEnd[bond]];
    return {
      key: [classes[a], classes[b]].sort((x, y) => x - y).join('-'),
      elements: elementsOf(molecule, a, b, bond),
      name: once(() => nameOf(bond)),
      around: once(() => surroundingsOf(molecule, [a, b], inRing)),
    };
  });
}

function once<Value>(work: () => Value): () => Value {
  let done: { readonly value: Value } | null = null;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

/** What sets bonds apart from those of the molecule that are called the same and are none of them; empty where there are no such. */
function placeOf(bonds: readonly BondIndex[], all: readonly NamedBond[]): string {
  const own = new Set(bonds.map((bond) => all[bond].key));
  const places = bonds.map((bond) => {
    const others = all.filter(({ elements, name, key }) => elements === all[bond].elements && !own.has(key) && name() === all[bond].name());
    return whatSetsApart(
      all[bond].around(),
      [...new Map(others.map((other) => [other.key, other])).values()].map(({ around }) => around()),
    );
  });
  const told = [...new Set(places.filter((place) => place !== ''))].sort();
  return told.length > MOST_PLACES ? '' : told.join(', ');
}

/** A name with more places than this is no longer read. */
const MOST_PLACES = 2;

/** Elements and word, whatever else the molecule has. */
function plainName(molecule: Molecule, bonds: readonly CutBond[]): string {
  const counts = new Map<string, number>();
  for (const { a, b, bond } of bonds) {
    const pair = elementsOf(molecule, a, b, bond);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const parts = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([pair, count]) => `${pair}${TIMES[count] ?? ` ${count} times`}`);
  const elements = parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  const word = firstWord(molecule, bonds);
  return word === null ? elements : `${elements}, ${word}`;
}

function elementsOf(molecule: Molecule, a: AtomIndex, b: AtomIndex, bond: BondIndex): string {
  const elements = [a, b].map((atom) => symbolOf(molecule.atomicNumber[atom])).sort((x, y) => rank(x) - rank(y));
  return elements.join(SIGNS[molecule.bondOrder[bond]] ?? '–');
}

const SIGNS: Readonly<Record<number, string>> = { [BOND.double]: '=', [BOND.triple]: '≡' };

interface CutBond {
  readonly a: AtomIndex;
  readonly b: AtomIndex;
  readonly bond: BondIndex;
  readonly kinds: BondKindSet;
}

function firstWord(molecule: Molecule, bonds: readonly CutBond[]): string | null {
  for (const [kind, word] of WORDS) {
    // Two ends of an alkyl group are no group that is put on.
    if (kind === 'small alkyl' && bonds.length > 1) continue;
    for (const bond of bonds) {
      const found = wordOf(molecule, bond, kind, word);
      if (found !== null) return found;
    }
  }
  return null;
}

function wordOf(molecule: Molecule, { a, b, kinds }: CutBond, kind: (typeof WORDS)[number][0], word: string): string | null {
  const isInRing = (kinds & RING) !== 0;
  switch (kind) {
    case 'small alkyl':
      return isInRing ? null : (smallAlkyl(molecule, a, b) ?? smallAlkyl(molecule, b, a));
    case 'heteroaryl':
      return isInRing ? null : (heteroaryl(molecule, a) ?? heteroaryl(molecule, b));
    case 'ring nitrogen':
      return isInRing ? null : (ringNitrogen(molecule, a) ?? ringNitrogen(molecule, b));
    case 'ring': {
      if (!isInRing) return null;
      const ring = namedRingThrough(molecule, a, b);
      return ring === null ? word : `${ring.name} ring`;
    }
    default:
      return (kinds & bondKindSet([kind])) === 0 ? null : word;
  }
}

const RING = bondKindSet(['ring']);

/** `N-methyl`, `aryl methyl`, `O-ethyl`: a methyl or ethyl group that is put on as a whole. */
function smallAlkyl(molecule: Molecule, group: AtomIndex, on: AtomIndex): string | null {
  const name = alkylName(molecule, group, on);
  if (name === null) return null;
  const element = molecule.atomicNumber[on];
  if (element === ELEMENT.carbon) return molecule.isAromatic[on] === 1 ? `aryl ${name}` : name;
  return HETERO.has(element) ? `${symbolOf(element)}-${name}` : null;
}

const HETERO: ReadonlySet<number> = new Set([ELEMENT.nitrogen, ELEMENT.oxygen, ELEMENT.sulfur]);

function alkylName(molecule: Molecule, group: AtomIndex, on: AtomIndex): string | null {
  if (molecule.atomicNumber[group] !== ELEMENT.carbon || molecule.charge[group] !== 0) return null;
  if (molecule.hydrogenCount[group] === 3) return 'methyl';
  const others = neighbours(molecule, group).filter((atom) => atom !== on);
  const [end] = others;
  const isEthyl = molecule.hydrogenCount[group] === 2 && others.length === 1 && end !== undefined && molecule.hydrogenCount[end] === 3;
  return isEthyl && molecule.atomicNumber[end] === ELEMENT.carbon ? 'ethyl' : null;
}

/** Where on a heteroaromatic ring the bond stands. */
function heteroaryl(molecule: Molecule, atom: AtomIndex): string | null {
  if (molecule.isAromatic[atom] === 0) return null;
  const ring = namedRingThrough(molecule, atom);
  return ring === null || !ring.isAromatic || ring.name === 'benzene' || ring.name === 'naphthalene'
    ? null
    : placeInRing(molecule, ring, atom);
}

function ringNitrogen(molecule: Molecule, atom: AtomIndex): string | null {
  if (molecule.atomicNumber[atom] !== ELEMENT.nitrogen || molecule.isAromatic[atom] === 1) return null;
  const ring = namedRingThrough(molecule, atom);
  return ring === null ? null : placeInRing(molecule, ring, atom);
}

function neighbours(molecule: Molecule, atom: AtomIndex): readonly AtomIndex[] {
  const { neighbourStart, neighbourBond } = molecule;
  return Array.from({ length: neighbourStart[atom + 1] - neighbourStart[atom] }, (_, k) =>
    otherEnd(molecule, neighbourBond[neighbourStart[atom] + k], atom),
  );
}

function rank(symbol: string): number {
  const index = SENIORITY.indexOf(symbol);
  return index < 0 ? SENIORITY.length : index;
}

import type { AtomIndex } from '@retron/molecule';
import { compilePattern, Matcher, type PreparedMolecule, readPattern } from '@retron/patterns';
import { type BondOfKinds, isOfKind, type Kind, neededOf } from './needed-kinds.ts';

/** Places of one pattern looked at; further ones add nothing to what a rule says. */
const MOST_PLACES = 200;

/** The atoms of each place, in the order of the pattern. */
export type Places = readonly (readonly AtomIndex[])[];

const NONE: Places = [];

/** A pattern made ready: what finds it, and the numbers of the kinds of atoms and bonds that it cannot do without. */
interface KnownPattern {
  readonly matcher: Matcher;
  readonly kinds: readonly number[];
  readonly bonds: readonly number[];
}

/** The patterns that rules ask for, each compiled when it is first asked for. Owns matching buffers: one for each thread. */
export class PatternCache {
  readonly #patterns = new Map<string, KnownPattern>();
  /** Of all patterns, each once: they share most of them. */
  readonly #kinds = new Numbered<Kind>();
  readonly #bonds = new Numbered<BondOfKinds>();
  /** Those of the product looked at last: many steps make one. */
  #last: PatternPlaces | null = null;

  /** The places in a molecule that more than one step in a row may have. */
  placesInShared(prepared: PreparedMolecule): PatternPlaces {
    if (this.#last?.prepared !== prepared) this.#last = new PatternPlaces(this, prepared);
    return this.#last;
  }

  /** @throws Error for a pattern that cannot be read: rules are part of the program */
  pattern(text: string): KnownPattern {
    const known = this.#patterns.get(text);
    if (known !== undefined) return known;
    const read = readPattern(text);
    if (!read.ok) throw new Error(`${text}: ${read.error.message}`);
    const needed = neededOf(read.value);
    const kinds = new Set(needed.kinds.map((kind) => this.#kinds.numberOf(kind)));
    const bonds = new Set(needed.bonds.map((bond) => this.#bonds.numberOf(bond)));
    const pattern = { matcher: new Matcher(compilePattern(read.value)), kinds: [...kinds], bonds: [...bonds] };
    this.#patterns.set(text, pattern);
    return pattern;
  }

  kind(number: number): Kind {
    return this.#kinds.at(number);
  }

  bond(number: number): BondOfKinds {
    return this.#bonds.at(number);
  }
}

/** Things that many patterns ask for, each with a number from 0. */
class Numbered<T> {
  readonly #all: T[] = [];
  readonly #numbers = new Map<string, number>();

  at(number: number): T {
    return this.#all[number];
  }

  numberOf(thing: T): number {
    const key = JSON.stringify(thing);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#all.length);
    return this.#all.push(thing) - 1;
  }
}

/** Where patterns lie in one molecule, each looked for once. */
export class PatternPlaces {
  readonly prepared: PreparedMolecule;
  readonly #patterns: PatternCache;
  readonly #known = new Map<string, Places>();
  /** Whether the molecule has an atom of a kind, by the number of the kind; as far as that was asked. */
  readonly #hasKind: (boolean | undefined)[] = [];
  /** The same of kinds of bonds. */
  readonly #hasBond: (boolean | undefined)[] = [];

  constructor(patterns: PatternCache, prepared: PreparedMolecule) {
    this.#patterns = patterns;
    this.prepared = prepared;
  }

  /** Every place of a pattern: places alike by symmetry all of them. @throws Error for a pattern that cannot be read */
  of(pattern: string): Places {
    let places = this.#known.get(pattern);
    if (places === undefined) {
      places = this.#find(this.#patterns.pattern(pattern));
      this.#known.set(pattern, places);
    }
    return places;
  }

  /** Most patterns that rules ask for are nowhere, and most of these ask for a kind of atom or bond that is nowhere. */
  #find({ matcher, kinds, bonds }: KnownPattern): Places {
    for (const kind of kinds) if (!this.#has(kind)) return NONE;
    for (const bond of bonds) if (!this.#hasBondOf(bond)) return NONE;
    matcher.begin(this.prepared);
    const { count, width, atoms } = matcher.matches(0, MOST_PLACES);
    if (count === 0) return NONE;
    return Array.from({ length: count }, (_, match) => [...atoms.subarray(match * width, (match + 1) * width)]);
  }

  #has(number: number): boolean {
    const known = this.#hasKind[number];
    if (known !== undefined) return known;
    const wanted = this.#patterns.kind(number);
    const isThere = this.prepared.kinds.some((key) => isOfKind(key, wanted));
    this.#hasKind[number] = isThere;
    return isThere;
  }

  #hasBondOf(number: number): boolean {
    const known = this.#hasBond[number];
    if (known !== undefined) return known;
    const isThere = hasBond(this.prepared, this.#patterns.bond(number));
    this.#hasBond[number] = isThere;
    return isThere;
  }
}

function hasBond(
  { molecule: { atomCount, neighbourStart, neighbourAtom }, key, neighbourClass }: PreparedMolecule,
  wanted: BondOfKinds,
): boolean {
  for (let atom = 0; atom < atomCount; atom++) {
    if (!isOfKind(key[atom], wanted.begin)) continue;
    for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
      if ((neighbourClass[k] & wanted.bondSet) !== 0 && isOfKind(key[neighbourAtom[k]], wanted.end)) return true;
    }
  }
  return false;
}

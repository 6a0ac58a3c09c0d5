import type { AtomIndex } from '@retron/molecule';
import { compilePattern, Matcher, type PreparedMolecule, readPattern } from '@retron/patterns';
import { KindsOfKey } from './kinds-of-key.ts';
import { type BondOfKinds, type Kind, type Needed, neededOf } from './needed-kinds.ts';
import { Numbered } from './numbered.ts';

/** Places of one pattern looked at; further ones add nothing to what a rule says. */
const MOST_PLACES = 200;

/** The atoms of each place, in the order of the pattern. */
export type Places = readonly (readonly AtomIndex[])[];

const NONE: Places = [];

interface Found {
  readonly places: Places;
  /** Those that stand first, once they were asked for. */
  atoms: ReadonlySet<AtomIndex> | undefined;
}

/** Most patterns that rules ask for are nowhere. */
const NOWHERE: Found = { places: NONE, atoms: new Set() };

/** A bond between atoms of two kinds, by their numbers. */
interface NumberedBond extends Pick<BondOfKinds, 'bondSet'> {
  readonly begin: number;
  readonly end: number;
}

/** What a pattern cannot do without, by the numbers of the kinds of atoms and bonds. */
interface NumberedNeed {
  readonly kinds: readonly number[];
  readonly bonds: readonly number[];
  /** Choices, of each of which one must be there. */
  readonly oneOf: readonly (readonly NumberedNeed[])[];
}

interface KnownPattern {
  /** Among all patterns, from 0. */
  readonly number: number;
  readonly needed: NumberedNeed;
  /** What finds it; made when it is first looked for, as most patterns are never where they could be. */
  readonly matcher: () => Matcher;
}

/** The patterns that rules ask for, each compiled when it is first asked for. Owns matching buffers: one for each thread. */
export class PatternCache {
  readonly #patterns = new Map<string, KnownPattern>();
  /** Of all patterns, each once: they share most of them. */
  readonly #kinds = new Numbered<Kind>();
  readonly #bonds = new Numbered<NumberedBond>();
  readonly #ofKeys = new Map<number, KindsOfKey>();
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
    let matcher: Matcher | undefined;
    const pattern = {
      number: this.#patterns.size,
      needed: this.#numbered(neededOf(read.value)),
      matcher: () => {
        matcher ??= new Matcher(compilePattern(read.value));
        return matcher;
      },
    };
    this.#patterns.set(text, pattern);
    return pattern;
  }

  #numbered({ kinds, bonds, oneOf }: Needed): NumberedNeed {
    return {
      kinds: [...new Set(kinds.map((kind) => this.#kinds.numberOf(kind)))],
      bonds: [...new Set(bonds.map((bond) => this.#bonds.numberOf(this.#numberedBond(bond))))],
      oneOf: oneOf.map((choices) => choices.map((each) => this.#numbered(each))),
    };
  }

  #numberedBond({ begin, end, bondSet }: BondOfKinds): NumberedBond {
    return { begin: this.#kinds.numberOf(begin), end: this.#kinds.numberOf(end), bondSet };
  }

  /** How many patterns, kinds and bonds were asked for so far. */
  get counts(): { readonly patterns: number; readonly kinds: number; readonly bonds: number } {
    return { patterns: this.#patterns.size, kinds: this.#kinds.count, bonds: this.#bonds.count };
  }

  /** Of which kinds an atom with this key is. */
  kindsOf(key: number): KindsOfKey {
    const known = this.#ofKeys.get(key);
    if (known !== undefined) return known;
    const kinds = new KindsOfKey(key, this.#kinds);
    this.#ofKeys.set(key, kinds);
    return kinds;
  }

  bond(number: number): NumberedBond {
    return this.#bonds.at(number);
  }
}

const ASKED = { notYet: 0, there: 1, absent: 2 } as const;

/** Where patterns lie in one molecule, each looked for once. */
export class PatternPlaces {
  readonly prepared: PreparedMolecule;
  readonly #patterns: PatternCache;
  /** By the number of the pattern, as far as it was asked for. */
  readonly #known: (Found | undefined)[];
  /** Of each key of the molecule the kinds. */
  readonly #kinds: readonly KindsOfKey[];
  /** The same of each atom; only where bonds were asked for. */
  #ofAtoms: readonly KindsOfKey[] | undefined;
  /** Whether the molecule has an atom of a kind, by the number of the kind: one of `ASKED`. Kinds numbered later are asked each time. */
  readonly #hasKind: Uint8Array;
  /** The same of kinds of bonds. */
  readonly #hasBond: Uint8Array;

  constructor(patterns: PatternCache, prepared: PreparedMolecule) {
    this.#patterns = patterns;
    this.prepared = prepared;
    this.#kinds = Array.from(prepared.kinds, (key) => patterns.kindsOf(key));
    const counts = patterns.counts;
    this.#known = new Array(counts.patterns);
    this.#hasKind = new Uint8Array(counts.kinds);
    this.#hasBond = new Uint8Array(counts.bonds);
  }

  /** Every place of a pattern: places alike by symmetry all of them. @throws Error for a pattern that cannot be read */
  of(pattern: string): Places {
    return this.#found(pattern).places;
  }

  /** Atoms that stand first in any place of the pattern, ascending. @throws Error for a pattern that cannot be read */
  atomsOf(pattern: string): ReadonlySet<AtomIndex> {
    const found = this.#found(pattern);
    found.atoms ??= new Set(found.places.map(([first]) => first));
    return found.atoms;
  }

  #found(text: string): Found {
    const pattern = this.#patterns.pattern(text);
    const before = this.#known[pattern.number];
    if (before !== undefined) return before;
    const places = this.#find(pattern);
    const found = places.length === 0 ? NOWHERE : { places, atoms: undefined };
    this.#known[pattern.number] = found;
    return found;
  }

  /** Most patterns that are nowhere ask for a kind of atom or bond that is nowhere. */
  #find(pattern: KnownPattern): Places {
    if (!this.#hasAll(pattern.needed)) return NONE;
    const matcher = pattern.matcher();
    matcher.begin(this.prepared);
    const { count, width, atoms } = matcher.matches(0, MOST_PLACES);
    if (count === 0) return NONE;
    return Array.from({ length: count }, (_, match) => [...atoms.subarray(match * width, (match + 1) * width)]);
  }

  #hasAll({ kinds, bonds, oneOf }: NumberedNeed): boolean {
    for (const kind of kinds) if (!this.#has(kind)) return false;
    for (const bond of bonds) if (!this.#hasBondOf(bond)) return false;
    for (const choices of oneOf) if (!choices.some((each) => this.#hasAll(each))) return false;
    return true;
  }

  #has(kind: number): boolean {
    const known = this.#hasKind[kind];
    if (known === ASKED.there || known === ASKED.absent) return known === ASKED.there;
    const isThere = this.#kinds.some((kinds) => kinds.has(kind));
    this.#hasKind[kind] = isThere ? ASKED.there : ASKED.absent;
    return isThere;
  }

  #hasBondOf(bond: number): boolean {
    const known = this.#hasBond[bond];
    if (known === ASKED.there || known === ASKED.absent) return known === ASKED.there;
    this.#ofAtoms ??= Array.from(this.prepared.key, (key) => this.#patterns.kindsOf(key));
    const isThere = hasBond(this.prepared, this.#ofAtoms, this.#patterns.bond(bond));
    this.#hasBond[bond] = isThere ? ASKED.there : ASKED.absent;
    return isThere;
  }
}

function hasBond(
  { molecule: { neighbourStart, neighbourAtom }, neighbourClass }: PreparedMolecule,
  ofAtoms: readonly KindsOfKey[],
  { begin, end, bondSet }: NumberedBond,
): boolean {
  for (let atom = 0; atom < ofAtoms.length; atom++) {
    if (!ofAtoms[atom].has(begin)) continue;
    for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
      if ((neighbourClass[k] & bondSet) !== 0 && ofAtoms[neighbourAtom[k]].has(end)) return true;
    }
  }
  return false;
}

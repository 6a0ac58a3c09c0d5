import type { AtomIndex } from '@retron/molecule';
import { compilePattern, Matcher, type PreparedMolecule, readPattern } from '@retron/patterns';
import { addBits, addCommonBits, type Bits, hasBit, noBits, withBit } from './bits.ts';
import { KindsOfKey, type NumberedBond } from './kinds-of-key.ts';
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
  /** Of each class of bonds the kinds that accept it, of as many as are numbered. */
  readonly #ofClasses = new Map<number, { bonds: Bits; count: number }>();
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

  /** Of which kinds an atom with this key is, of all that are numbered. */
  kindsOf(key: number): KindsOfKey {
    let kinds = this.#ofKeys.get(key);
    if (kinds === undefined) {
      kinds = new KindsOfKey(key);
      this.#ofKeys.set(key, kinds);
    }
    kinds.update(this.#kinds, this.#bonds);
    return kinds;
  }

  /** Which kinds of bonds accept a class of bonds, of all that are numbered. */
  bondsOfClass(bondClass: number): Bits {
    let known = this.#ofClasses.get(bondClass);
    if (known === undefined) {
      known = { bonds: noBits(0), count: 0 };
      this.#ofClasses.set(bondClass, known);
    }
    for (; known.count < this.#bonds.count; known.count++) {
      if ((this.#bonds.at(known.count).bondSet & bondClass) !== 0) known.bonds = withBit(known.bonds, known.count);
    }
    return known.bonds;
  }
}

/** Where patterns lie in one molecule, each looked for once. */
export class PatternPlaces {
  readonly prepared: PreparedMolecule;
  readonly #patterns: PatternCache;
  /** By the number of the pattern, as far as it was asked for. */
  readonly #known: (Found | undefined)[];
  /** Patterns numbered when the kinds of the molecule were gathered. */
  #patternCount = 0;
  /** Kinds of atoms that the molecule has. */
  #kinds = noBits(0);
  /** The same of kinds of bonds; only once bonds were asked for. */
  #bonds: Bits | undefined;

  constructor(patterns: PatternCache, prepared: PreparedMolecule) {
    this.#patterns = patterns;
    this.prepared = prepared;
    this.#known = new Array(patterns.counts.patterns);
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
    if (pattern.number >= this.#patternCount) this.#gatherKinds();
    if (!this.#hasAll(pattern.needed)) return NONE;
    const matcher = pattern.matcher();
    matcher.begin(this.prepared);
    const { count, width, atoms } = matcher.matches(0, MOST_PLACES);
    if (count === 0) return NONE;
    return Array.from({ length: count }, (_, match) => [...atoms.subarray(match * width, (match + 1) * width)]);
  }

  #gatherKinds(): void {
    const counts = this.#patterns.counts;
    this.#patternCount = counts.patterns;
    this.#kinds = noBits(counts.kinds);
    for (const key of this.prepared.kinds) addBits(this.#kinds, this.#patterns.kindsOf(key).kinds);
    this.#bonds = undefined;
  }

  #hasAll({ kinds, bonds, oneOf }: NumberedNeed): boolean {
    for (let each = 0; each < kinds.length; each++) if (!hasBit(this.#kinds, kinds[each])) return false;
    if (bonds.length > 0) {
      this.#bonds ??= bondsOf(this.prepared, this.#patterns);
      for (let each = 0; each < bonds.length; each++) if (!hasBit(this.#bonds, bonds[each])) return false;
    }
    for (let each = 0; each < oneOf.length; each++) if (!this.#hasOneOf(oneOf[each])) return false;
    return true;
  }

  #hasOneOf(choices: readonly NumberedNeed[]): boolean {
    for (let each = 0; each < choices.length; each++) if (this.#hasAll(choices[each])) return true;
    return false;
  }
}

/** Kinds of bonds that a molecule has. */
function bondsOf({ key, neighbourClass, molecule }: PreparedMolecule, patterns: PatternCache): Bits {
  const { atomCount, neighbourStart, neighbourAtom } = molecule;
  const ofAtoms = Array.from(key, (each) => patterns.kindsOf(each));
  const bonds = noBits(patterns.counts.bonds);
  for (let atom = 0; atom < atomCount; atom++) {
    const { begins } = ofAtoms[atom];
    for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
      addCommonBits(bonds, begins, ofAtoms[neighbourAtom[k]].ends, patterns.bondsOfClass(neighbourClass[k]));
    }
  }
  return bonds;
}

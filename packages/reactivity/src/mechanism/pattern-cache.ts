import type { AtomIndex } from '@retron/molecule';
import { type AtomQuery, compilePattern, Matcher, type PreparedMolecule, readPattern } from '@retron/patterns';

/** Places of one pattern looked at; further ones add nothing to what a rule says. */
const MOST_PLACES = 200;

/** The atoms of each place, in the order of the pattern. */
export type Places = readonly (readonly AtomIndex[])[];

const NONE: Places = [];

/** A pattern made ready: what finds it, and the numbers of the kinds of atoms that it cannot do without. */
interface KnownPattern {
  readonly matcher: Matcher;
  readonly kinds: readonly number[];
}

/** What a pattern asks of the kind of an atom, whatever stands around that; see `AtomQuery`. */
type Kind = Pick<AtomQuery, 'mask' | 'value'>;

/** The patterns that rules ask for, each compiled when it is first asked for. Owns matching buffers: one for each thread. */
export class PatternCache {
  readonly #patterns = new Map<string, KnownPattern>();
  /** Of all patterns, each once: they share most of them. */
  readonly #kinds: Kind[] = [];
  readonly #numberOfKind = new Map<string, number>();
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
    const kinds = new Set(read.value.queries.filter(({ mask }) => mask !== 0).map((query) => this.#number(query)));
    const pattern = { matcher: new Matcher(compilePattern(read.value)), kinds: [...kinds] };
    this.#patterns.set(text, pattern);
    return pattern;
  }

  kind(number: number): Kind {
    return this.#kinds[number];
  }

  #number({ mask, value }: Kind): number {
    const key = `${mask} ${value}`;
    const known = this.#numberOfKind.get(key);
    if (known !== undefined) return known;
    this.#numberOfKind.set(key, this.#kinds.length);
    return this.#kinds.push({ mask, value }) - 1;
  }
}

/** Where patterns lie in one molecule, each looked for once. */
export class PatternPlaces {
  readonly prepared: PreparedMolecule;
  readonly #patterns: PatternCache;
  readonly #known = new Map<string, Places>();
  /** Whether the molecule has an atom of a kind, by the number of the kind; as far as that was asked. */
  readonly #hasKind: (boolean | undefined)[] = [];

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

  /** Most patterns that rules ask for are nowhere, and most of these ask for a kind of atom that is nowhere. */
  #find({ matcher, kinds }: KnownPattern): Places {
    for (const kind of kinds) if (!this.#has(kind)) return NONE;
    matcher.begin(this.prepared);
    const { count, width, atoms } = matcher.matches(0, MOST_PLACES);
    if (count === 0) return NONE;
    return Array.from({ length: count }, (_, match) => [...atoms.subarray(match * width, (match + 1) * width)]);
  }

  #has(number: number): boolean {
    const known = this.#hasKind[number];
    if (known !== undefined) return known;
    const { mask, value } = this.#patterns.kind(number);
    const isThere = this.prepared.kinds.some((kind) => (kind & mask) === value);
    this.#hasKind[number] = isThere;
    return isThere;
  }
}

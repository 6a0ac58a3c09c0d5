import type { AtomIndex } from '@retron/molecule';
import { Matcher, PatternSetBuilder, type PreparedMolecule, readPattern } from '@retron/patterns';

/** Places of one pattern looked at; further ones add nothing to what a rule says. */
const MOST_PLACES = 200;

const NONE: readonly (readonly AtomIndex[])[] = [];

/** The patterns that rules ask for, each compiled when it is first asked for. Owns matching buffers: one for each thread. */
export class PatternCache {
  readonly #matchers = new Map<string, Matcher>();
  /** Of the product looked at last: many steps make one. */
  #last: { readonly prepared: PreparedMolecule; readonly places: Map<string, readonly (readonly AtomIndex[])[]> } | null = null;

  /** What is known of the places in a molecule, by pattern; for whoever asks to write into. */
  placesIn(prepared: PreparedMolecule): Map<string, readonly (readonly AtomIndex[])[]> {
    if (this.#last?.prepared !== prepared) this.#last = { prepared, places: new Map() };
    return this.#last.places;
  }

  /**
   * Every place of a pattern in a molecule: the atoms in the order of the pattern, places alike by symmetry all of them.
   *
   * @throws Error for a pattern that cannot be read: rules are part of the program
   */
  places(pattern: string, prepared: PreparedMolecule): readonly (readonly AtomIndex[])[] {
    let matcher = this.#matchers.get(pattern);
    if (matcher === undefined) {
      matcher = compile(pattern);
      this.#matchers.set(pattern, matcher);
    }
    matcher.begin(prepared);
    const { count, width, atoms } = matcher.matches(0, MOST_PLACES);
    if (count === 0) return NONE;
    return Array.from({ length: count }, (_, match) => [...atoms.subarray(match * width, (match + 1) * width)]);
  }
}

function compile(pattern: string): Matcher {
  const read = readPattern(pattern);
  if (!read.ok) throw new Error(`${pattern}: ${read.error.message}`);
  const builder = new PatternSetBuilder();
  builder.add(read.value);
  return new Matcher(builder.build());
}

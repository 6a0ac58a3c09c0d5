import type { AtomIndex } from '@retron/molecule';
import { Matcher, PatternSetBuilder, type PreparedMolecule, readPattern } from '@retron/patterns';
import type { FunctionalGroup } from './functional-group.ts';
import { FUNCTIONAL_GROUPS } from './groups.ts';

/** A functional group at its place in a molecule. */
export interface FoundGroup {
  readonly group: FunctionalGroup;
  /** The atom that a message names, then the others of the group. */
  readonly atoms: readonly AtomIndex[];
}

/** Places of one group looked at; further ones add nothing to a message. */
const MOST_PLACES = 32;

/** Finds the functional groups of the table in one molecule after another. One for each thread. */
export class GroupFinder {
  readonly #matcher: Matcher;

  constructor() {
    const builder = new PatternSetBuilder();
    for (const { id, pattern } of FUNCTIONAL_GROUPS) {
      const read = readPattern(pattern);
      if (!read.ok) throw new Error(`Functional group ${id}: ${read.error.message}`);
      if (builder.add(read.value) !== FUNCTIONAL_GROUPS.findIndex((group) => group.id === id))
        throw new Error(`Functional group ${id} is another's pattern`);
    }
    this.#matcher = new Matcher(builder.build());
  }

  /** In the order of the table, then of the atoms; a group once for each atom that stands first in its pattern. */
  find(prepared: PreparedMolecule): readonly FoundGroup[] {
    this.#matcher.begin(prepared);
    return FUNCTIONAL_GROUPS.flatMap((group, index) => this.#placesOf(group, index));
  }

  #placesOf(group: FunctionalGroup, index: number): readonly FoundGroup[] {
    const { count, width, atoms } = this.#matcher.matches(index, MOST_PLACES);
    const places = new Map<AtomIndex, FoundGroup>();
    for (let match = 0; match < count; match++) {
      const place = [...atoms.subarray(match * width, (match + 1) * width)];
      if (!places.has(place[0])) places.set(place[0], { group, atoms: place });
    }
    return [...places.values()].sort((a, b) => a.atoms[0] - b.atoms[0]);
  }
}

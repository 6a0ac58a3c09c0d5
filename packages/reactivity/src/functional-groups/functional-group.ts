import type { AtomIndex } from '@retron/molecule';
/** Orders of reactivity in which groups of different kinds compete for the same partner. */
export type Series = 'acylation' | 'alkylation' | 'substitution' | 'carbonyl' | 'coupling';

/** A functional group that some reactions do not leave alone. */
export interface FunctionalGroup<Id extends string = string> {
  /** What the tables know it by. */
  readonly id: Id;
  /** With its article, as it stands in a sentence. */
  readonly name: string;
  /**
   * SMARTS as `readPattern` takes it. The first atom is the one that a message names; all written atoms belong to the group, so a
   * group with one of them in the reaction centre takes part in the reaction. Surroundings stand in `$()`.
   */
  readonly pattern: string;
  /** Place in orders of reactivity, higher reacts first. Ordinal: only comparisons mean something. */
  readonly ranks?: Readonly<Partial<Record<Series, number>>>;
}

/** A book with the chapter that says so. */
export interface TextbookSource {
  readonly book: string;
  readonly chapter: string;
}

/** A group that does not last in an isolated molecule, whatever the reaction. */
export interface UnstableGroup {
  readonly id: string;
  /** What it is and what becomes of it, as a clause: `a geminal diol loses water`. */
  readonly fate: string;
  readonly pattern: string;
  /** Which atoms of the pattern a drawing marks, in its order from 0; all of them where absent. */
  readonly marked?: readonly number[];
  readonly source: TextbookSource;
}

/** A group that does not last, found in molecules. */
export interface UnstableFinding extends Pick<UnstableGroup, 'fate'> {
  /** Of all places where it stands, ascending. */
  readonly atoms: readonly AtomIndex[];
}

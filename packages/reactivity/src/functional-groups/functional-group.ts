/** Orders of reactivity in which groups of different kinds compete for the same partner. */
export type Series = 'acylation' | 'alkylation' | 'substitution' | 'carbonyl' | 'coupling';

/** A functional group that some reactions do not leave alone. */
export interface FunctionalGroup {
  readonly id: string;
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

/** A functional group that conditions of a kind do not leave alone. */
export interface Incompatibility {
  readonly group: string;
  /** What happens to it, as a verb phrase: `is acylated too`. */
  readonly consequence: string;
  /** When given, the group only counts if it reacts at least as fast in this series as the group that is meant to react. */
  readonly series?: Series;
  readonly source: TextbookSource;
}

/** Reactions that are run under much the same conditions, whatever one calls them. */
export interface ReactionKind {
  readonly id: string;
  /** As it stands in a table: `hydrogenation or hydrogenolysis`. */
  readonly name: string;
  /** Name reactions (`@retron/library`, table of name reactions) that are of this kind. */
  readonly nameReactions: readonly string[];
  /** What does not survive, the worst first. */
  readonly incompatible: readonly Incompatibility[];
}

/** A group that does not last in an isolated molecule, whatever the reaction. */
export interface UnstableGroup {
  readonly id: string;
  /** What it is and what becomes of it, as a clause: `a geminal diol loses water`. */
  readonly fate: string;
  readonly pattern: string;
  readonly source: TextbookSource;
}

import type { NameReactionId } from '../name-reactions/table.ts';
import type { Series, TextbookSource } from './functional-group.ts';
import type { FunctionalGroupId } from './groups.ts';

/** A functional group that conditions of a kind do not leave alone. */
export interface Incompatibility {
  readonly group: FunctionalGroupId;
  /** What happens to it, as a verb phrase: `is acylated too`. */
  readonly consequence: string;
  /** When given, the group only counts if it reacts at least as fast in this series as the group that is meant to react. */
  readonly series?: Series;
  /** When given, the group only counts where one of these takes part in the reaction: it is what both would take. */
  readonly onlyWith?: readonly FunctionalGroupId[];
  /** The group does not count where one of these takes part: it makes a milder reagent. */
  readonly notWith?: readonly FunctionalGroupId[];
  readonly source: TextbookSource;
}

/** Reactions that are run under much the same conditions, whatever one calls them. */
export interface ReactionKind {
  readonly id: string;
  /** As it stands in a table: `hydrogenation or hydrogenolysis`. */
  readonly name: string;
  /** Name reactions that are of this kind. */
  readonly nameReactions: readonly NameReactionId[];
  /** What does not survive, the worst first. */
  readonly incompatible: readonly Incompatibility[];
}

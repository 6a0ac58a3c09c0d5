import type { Direction } from '@retron/library';
import type { BondKind } from '@retron/molecule';
import type { NameReactionId, ReactionClass } from '@retron/reactivity';

/**
 * Named rules for choosing disconnections: data that can be read and carried out.
 *
 * Of the clauses that admit, fold or leave out, the first whose condition holds decides; a step that none names is left out. Clauses that
 * lift or lower all count: they move a step among those of the same rating, and never decide.
 */
export interface Strategy {
  /** With its version, such as `Core Disconnection 1.0`. */
  readonly name: string;
  readonly direction: Direction;
  readonly comment: string;
  readonly clauses: readonly Clause[];
}

/** What of a strategy is carried out. */
export type Rules = Pick<Strategy, 'clauses'>;

/** One readable rule of a strategy. `text` is a sentence for a chemist that begins with the effect. */
export type Clause = DecidingClause | WeighingClause;

/** Lets steps in, lets them in behind those that are admitted (folds them), or keeps them out. */
export interface DecidingClause {
  readonly effect: 'admit' | 'fold' | 'leave out';
  readonly text: string;
  readonly when: Condition;
}

/** Moves steps up or down among those of the same rating, as if they were so many times more or less probable. */
export interface WeighingClause {
  readonly effect: 'lift' | 'lower';
  /** Greater than 1. */
  readonly factor: number;
  readonly text: string;
  readonly when: Condition;
}

/** What a clause may ask of a step; all that is stated must hold, and an empty condition always does. */
export interface Condition {
  /** Whether bonds are made between atoms of different precursors. */
  readonly joinsPrecursors?: boolean;
  readonly makesRingBond?: boolean;
  /** Bonds of a ring made, at least. */
  readonly ringBondsAtLeast?: number;
  /** A bond that is made is of one of these kinds. */
  readonly makesBond?: readonly BondKind[];
  /** Atoms of the structure that the smallest precursor brings, at least. */
  readonly smallestPartAtLeast?: number;
  /** The same, at most. */
  readonly smallestPartAtMost?: number;
  /** Share of the structure's atoms, 0 to 1, that the largest precursor brings, at most. */
  readonly largestShareAtMost?: number;
  /** At least half of the recorded reactions are one of these name reactions. */
  readonly nameReaction?: readonly NameReactionId[];
  /** At least half of the recorded reactions have a name of one of these classes. */
  readonly reactionClass?: readonly ReactionClass[];
  /** Whether at least half of the recorded reactions have a name. */
  readonly isNamed?: boolean;
  /**
   * Independent patents that show the kind of step (`independentPatents`), at most. Never holds where the library cites none.
   */
  readonly patentsAtMost?: number;
  /** Share of the structure's complexity, at most 1, that the most complex precursor no longer has, at least. Never holds in the forward direction. */
  readonly simplificationAtLeast?: number;
}

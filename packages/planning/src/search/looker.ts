import type { Work } from '@retron/molecule';
import type { RankedStep, StepBonds } from '../step/ranked-step.ts';
import type { WishedBonds } from './followed-bonds.ts';

/** What is asked of one structure. Plain data, so that any thread may answer. */
export interface LookQuestion {
  /** Canonical. */
  readonly smiles: string;
  /** Canonical SMILES of what always stands above it, and its own: no step may lead back to one of these. */
  readonly above: readonly string[];
  /** The bonds of the target that are asked for, where they stand in it. */
  readonly bonds: readonly WishedBonds[];
  /** A list of its steps is read: where few of them are good, the reader wants to know where there are more. */
  readonly isRead: boolean;
  /** So many times as many edits are followed up, and steps kept, as of a structure that is looked at for the first time: 1, then 2, 4 and so on. */
  readonly width: number;
}

/** A step that is kept of one structure. */
export interface ChosenStep
  extends StepBonds,
    Pick<RankedStep, 'precursors' | 'rating' | 'probability' | 'feasibility' | 'deepestLevel' | 'choice' | 'details'> {
  /** Place, among those chosen, of the first step of the same disconnection; `null` where it is that, or where all stand alone. */
  readonly variantOf: number | null;
}

/** How one structure can be made. */
export interface Look {
  /** Best first, each after the one whose variant it is. */
  readonly chosen: readonly ChosenStep[];
  /** What was not chosen, by reason. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** Where the list is read and has few good disconnections: how many more there are, by the code of what keeps them out. */
  readonly goodLeftOut: Readonly<Record<string, number>>;
  /** Some are left out for nothing but their number, so that a wider look would show more. */
  readonly hasMore: boolean;
  /** As `Expansion.outside`. */
  readonly outside?: number;
  /**
   * Works out what is said of steps, given by their places, before it is asked for one by one: that spares half the time, and of steps
   * found in another thread nothing can be said without.
   */
  ahead(places: readonly number[]): Work<void>;
}

/**
 * Looks how structures are made. An answer depends on its question alone, whatever was asked before or beside it.
 *
 * Where other threads do the work it begins when it is asked for, so that several looks are under way while whoever asked takes one answer
 * after another; here it is done when the answer is taken.
 */
export interface Looker {
  look(question: LookQuestion): Work<Look>;
}

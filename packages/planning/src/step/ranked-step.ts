import type { AtomIndex } from '@retron/molecule';
import type { BondPair, Choice, Precision, Rating, Suggestion } from '@retron/tree';

/** What a step does to the bonds of its structure. */
export interface StepBonds {
  /** Whether a bond of the structure is none before the step: to be asked of all steps. */
  makes(bond: BondPair): boolean;
  /** For every atom of each precursor, in their order, the atom of the structure that it becomes, or -1: to be asked of few steps. */
  parentAtoms(): readonly (readonly number[])[];
}

/**
 * One way to make a structure, as the search sees it: enough to choose and go on. Precursors and key may be worked out only when they are
 * asked for: ask of few steps.
 */
export interface RankedStep extends StepBonds {
  /** Canonical SMILES, sorted; one that is needed twice stands twice. Never empty. */
  readonly precursors: readonly string[];
  /** Whether a canonical SMILES is among the precursors: to be asked of all steps, where `precursors` is not. */
  hasPrecursor(smiles: string): boolean;
  /** As `ProposedStep.hasTautomer`. */
  hasTautomer(smiles: string): boolean;
  /** Tells the steps of one structure apart, and orders those that are equally good. */
  readonly key: string;
  /** Estimated probability, 0 to 1, that the step is the one a chemist recorded: the ranker's own, whatever caps do to the rating. */
  readonly probability: number;
  /** From the probability, or lower where a cap holds it down. */
  readonly rating: Rating;
  /** As `Suggestion.feasibility`. */
  readonly feasibility: number | null;
  /** Sort key within the rating; see `Placed` in `rate/order.ts`. */
  readonly standing: number;
  /** Share of the structure's complexity that its most complex precursor no longer has; negative where it is more complex. At most 1. */
  readonly simplification: number;
  /** Equal for the steps of one structure that are variants of one disconnection; see `synthonKeys`. */
  readonly disconnectionKey: string;
  /** `null` in the forward direction. */
  readonly choice: Choice | null;
  /** The strategy lets it in, but behind what it asks for; see `DecidingClause`. */
  readonly isFolded: boolean;
  /** Natural logarithm of how many times more probable than it is the strategy counts it among those of its rating; 0 where it does not mind. */
  readonly preference: number;
  /** Deepest level at which a precedent supports it. */
  readonly deepestLevel: Precision;
  /** No precedent at the asked precision: offered only by the unprecedented algorithm. */
  readonly isUnprecedented: boolean;
  /**
   * Atoms of the structure whose groups would have to be protected for the step to be good, ascending; none where it is good, or that would
   * not be enough.
   */
  atomsToProtect(): readonly AtomIndex[];
  /** Whether the name reaction it is called by first is one of these, by their ids. */
  isCalled(names: ReadonlySet<string>): boolean;
  /** Works out what only suggestions that are shown need. */
  details(): SuggestionDetails;
}

/** What a suggestion says beyond its rank and its ids. */
export type SuggestionDetails = Pick<
  Suggestion,
  | 'partners'
  | 'centre'
  | 'bonds'
  | 'contributions'
  | 'mechanism'
  | 'textbook'
  | 'reasons'
  | 'limits'
  | 'precedentCount'
  | 'nameReactions'
  | 'messages'
  | 'warningAtoms'
  | 'admittedBy'
  | 'weighedBy'
  | 'transforms'
> & {
  /** In the order of the step's precursors. */
  readonly precursorAtoms: readonly { readonly centre: readonly number[]; readonly parentAtom: readonly number[] }[];
};

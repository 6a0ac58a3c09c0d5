import type { Precision, Rating, Suggestion } from '@retron/tree';

/** One way to make a structure, as the search sees it: enough to rank, choose and go on. */
export interface Candidate {
  /** Canonical SMILES, sorted; one that is needed twice stands twice. Never empty. */
  readonly precursors: readonly string[];
  /** Tells candidates of one structure apart, and orders those that are equally good. */
  readonly key: string;
  /** Estimated probability, 0 to 1, that the step is one a chemist recorded; lowered where a cap holds the rating down. */
  readonly probability: number;
  /** The same before caps. */
  readonly recordedProbability: number;
  readonly rating: Rating;
  /** Share of the structure's complexity that its most complex precursor no longer has; negative where it is more complex. At most 1. */
  readonly simplification: number;
  /** Natural logarithm of how many times more probable than it is the strategy counts it among those of its rating; 0 where it does not mind. */
  readonly preference: number;
  /** Deepest level at which a precedent supports it. */
  readonly deepestLevel: Precision;
  /** No precedent at the asked precision: offered only by the unprecedented algorithm. */
  readonly isUnprecedented: boolean;
}

/** What a suggestion says beyond its candidate and its ids. */
export type CandidateDetails = Pick<
  Suggestion,
  | 'partners'
  | 'centre'
  | 'bonds'
  | 'reasons'
  | 'limits'
  | 'precedentCount'
  | 'nameReactions'
  | 'messages'
  | 'admittedBy'
  | 'weighedBy'
  | 'transforms'
> & {
  /** In the order of the candidate's precursors. */
  readonly precursorAtoms: readonly { readonly centre: readonly number[]; readonly parentAtom: readonly number[] }[];
};

/** Everything one structure can be made from in one step. */
export interface Expansion {
  /** Most probable first; ties by key. */
  readonly candidates: readonly Candidate[];
  /** Applications dropped, by reason. */
  readonly dropped: Readonly<Record<string, number>>;
  /** Works out what only shown suggestions need. */
  details(candidate: Candidate): CandidateDetails;
}

/** Single-step retrosynthesis (or, in the forward direction, single-step reaction prediction). */
export interface Expander {
  /** @param smiles - canonical SMILES of one connected molecule */
  expand(smiles: string): Expansion;
}

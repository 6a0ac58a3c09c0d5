import type { Precursor, Suggestion } from '@retron/tree';

/** What a search needs of a suggestion to pass over it. */
export interface KnownSuggestion
  extends Pick<Suggestion, 'id' | 'structureId' | 'rating' | 'probability' | 'feasibility' | 'choice' | 'variantOf' | 'nameReactions'> {
  readonly precursors: readonly (Pick<Precursor, 'structureId'> & Partial<Pick<Precursor, 'parentAtom'>>)[];
  /** As `Suggestion.bonds`. Needed only where bonds of the target are asked for, as are the atoms of the precursors. */
  readonly bonds?: Suggestion['bonds'];
}

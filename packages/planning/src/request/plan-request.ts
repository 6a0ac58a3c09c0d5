import type { Precision, Structure, StructureId } from '@retron/tree';
import type { KnownSuggestion } from './known-suggestion.ts';
import type { RouteIntent } from './route-intent.ts';
import type { Clause } from './strategy.ts';

/** The search algorithms; labels and wire words stand in `contract`. */
export type SearchAlgorithm = 'brute-force' | 'complexity-reduction' | 'unprecedented' | 'multi-step';
export type Direction = 'retrosynthesis' | 'forward';

/** What to plan. */
export interface PlanRequest {
  /** RDKit canonical SMILES of one connected molecule; in the forward direction of one or several that react with each other. */
  readonly target: string;
  readonly direction: Direction;
  /** Forward only: what stands above the arrow, as canonical SMILES, the ions of a salt joined by dots. */
  readonly reagents?: readonly string[];
  readonly algorithm: SearchAlgorithm;
  /** Name of a strategy: a shipped one, unless its clauses are given. */
  readonly strategy: string;
  /** The clauses of a strategy that is not shipped. */
  readonly clauses?: readonly Clause[];
  readonly precision: Precision;
  /** Suggestions kept for each structure, 1 to 5000. */
  readonly maxSuggestions: number;
  /**
   * Edits of a structure followed up at most, the most probable ones; every one when absent. Facts that compare steps of one structure, such as
   * competing sites, then know these alone.
   */
  readonly candidates?: number;
  /** `when asked`: what suggestions say is worked out at the first look at it, for who looks at few. They cannot be copied then. */
  readonly explains?: 'all' | 'when asked';
  /** Longest route: 1 to 5, with the multi-step algorithm to 12. */
  readonly maxSteps: number;
  /** Multi-step algorithm only; otherwise those of the product. */
  readonly limits?: Partial<SearchLimits>;
  /**
   * Multi-step algorithm only: structures that may be looked at at the same time; 1 when absent. The same number gives the same routes however
   * many threads there are and whichever answer comes first.
   */
  readonly atOnce?: number;
  /** Multi-step algorithm only: as many as suggestions when absent, and 100 at most. */
  readonly wantedRoutes?: number;
  /** Multi-step algorithm only: variants of one disconnection that routes may have; 1 when absent. */
  readonly variants?: number;
  /**
   * Multi-step algorithm only: a structure may be looked at again, twice as far as before, where nothing else promises as much. A report of such a
   * look brings what it found beside what was known, and counts as one more structure looked at.
   */
  readonly widens?: boolean;
  /** Retrosynthesis only. */
  readonly intent?: RouteIntent;
  /** Structures and suggestions found by an earlier run that this one continues; ids go on after theirs. */
  readonly continuation?: Continuation;
}

/** How much one search for routes may do. Both are counted, so that the same request gives the same answer on every machine. */
export interface SearchLimits {
  /** Structures looked at; one that is looked at again counts again. */
  readonly expansions: number;
  /** Structures known, looked at or not: what bounds the memory. */
  readonly molecules: number;
}

/**
 * Goes on from one structure of an existing tree, as many steps as a route may have. What is expanded already is not expanded again:
 * the search passes over its suggestions to what they lead to.
 */
export interface Continuation {
  readonly from: StructureId;
  readonly structures: readonly Structure[];
  readonly expanded: readonly StructureId[];
  /** Those of the structures that are expanded, best first for each structure. */
  readonly suggestions: readonly KnownSuggestion[];
  readonly nextSuggestionId: number;
  /** Steps that routes may have below structures from which earlier runs went on, where that is more than their place leaves. */
  readonly stepsBelow?: readonly { readonly structureId: StructureId; readonly steps: number }[];
}

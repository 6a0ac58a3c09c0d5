import type { TransformLibrary } from '@retron/library';
import type { Rdkit } from '@retron/rdkit/port';
import type { Availability, Precision, Structure, StructureId, Suggestion } from '@retron/tree';
import type { ProductWeights } from './forward/product-ranker.ts';
import type { RankerModel } from './ranking/ranker-file.ts';
import type { KnownSuggestion } from './search/known-suggestion.ts';
import type { CostedRoute } from './search/route-tree.ts';

/** Which molecules can be bought, and at what price. */
export interface Stock {
  /** @param smiles - RDKit canonical SMILES */
  availability(smiles: string): Availability;
}

/** The search algorithms; labels and wire words stand in `contract`. */
export type SearchAlgorithm = 'brute-force' | 'complexity-reduction' | 'unprecedented' | 'multi-step';
export type Direction = 'retrosynthesis' | 'forward';

/** What to plan. */
export interface PlanRequest {
  /** RDKit canonical SMILES of one connected molecule; in the forward direction of one or several that react with each other. */
  readonly target: string;
  readonly direction: Direction;
  readonly algorithm: SearchAlgorithm;
  /** Name of a shipped strategy. */
  readonly strategy: string;
  readonly precision: Precision;
  /** Suggestions kept for each structure, 1 to 5000. */
  readonly maxSuggestions: number;
  /** Longest route, 1 to 5. */
  readonly maxSteps: number;
  /** Structures and suggestions found by an earlier run that this one continues; ids go on after theirs. */
  readonly continuation?: Continuation;
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

/** How far a plan is. */
export interface PlanProgress {
  /** 0 to 100, never falling. */
  readonly percent: number;
  readonly structuresExpanded: number;
  readonly suggestionsFound: number;
}

/** What one expansion brought; told as soon as it is known. */
export interface ExpansionReport {
  readonly structureId: StructureId;
  /** Structures seen for the first time. */
  readonly structures: readonly Structure[];
  /** Sorted best first. */
  readonly suggestions: readonly Suggestion[];
  /** Suggestions left out by the breadth, the algorithm or the strategy, and applications dropped, by code: see `readLeftOut`. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** Multi-step algorithm only: all routes of the target to stock known now, cheapest first; absent where they are as last told. */
  readonly routes?: readonly CostedRoute[];
  readonly progress: PlanProgress;
}

/** What a plan came to when it was driven to its end. */
export interface PlanSummary {
  /** `percent` is 100. */
  readonly progress: PlanProgress;
  /** Routes of the target to stock, cheapest first, at most `maxSuggestions`: found by the multi-step algorithm only. */
  readonly routes: readonly CostedRoute[];
  /** Sums over all reports. */
  readonly leftOut: Readonly<Record<string, number>>;
}

/** The outside world, as planning sees it. */
export interface PlanningPorts {
  readonly libraries: readonly TransformLibrary[];
  /** Trained rankers; the one of a library in use is used, and without any suggestions are ranked by their precedents. */
  readonly rankers?: readonly RankerModel[];
  /** What was learned of which product forms; without it precedents alone rank the products of the forward direction. */
  readonly productWeights?: ProductWeights;
  readonly stock: Stock;
  readonly rdkit: Rdkit;
  /** Milliseconds from any fixed point; used for reports only, never for decisions. */
  readonly nowMs: () => number;
}

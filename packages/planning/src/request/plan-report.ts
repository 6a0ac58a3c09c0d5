import type { Route, Structure, StructureId, Suggestion } from '@retron/tree';

/** A route to stock with its cost. */
export interface CostedRoute {
  readonly route: Route;
  /** Sum of the step costs. */
  readonly cost: number;
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
  /** Forward direction only: estimated share, 0 to 1, of what the structure does that is none of its products, shown or not. */
  readonly outside?: number;
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
  /** What ended the search for routes before it had looked everywhere; null where nothing did, and for the other algorithms. */
  readonly limit: SearchLimit | null;
  /** Sums over all reports. */
  readonly leftOut: Readonly<Record<string, number>>;
}

/** Structures expanded, or places of the AND/OR tree. */
export type SearchLimit = 'expansions' | 'places';

/** How a search for routes ended. */
export interface RoutesFound {
  /** Cheapest first. */
  readonly routes: readonly CostedRoute[];
  readonly limit: SearchLimit | null;
}

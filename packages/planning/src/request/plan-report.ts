import type { Work } from '@retron/molecule';
import type { Route, Structure, StructureId, Suggestion, SuggestionId } from '@retron/tree';

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
  /**
   * Multi-step algorithm only, while no route is known: what the way that comes nearest to one ends in and cannot be bought, whether or not
   * anybody has looked how it is made; empty where nothing is known of the target.
   */
  readonly missing?: readonly StructureId[];
  /** Multi-step algorithm only, while no route is known. */
  readonly beyondSteps?: BeyondSteps;
  /**
   * Only where suggestions are explained when asked: works out what these say, each one of this report, before it is looked at one by one.
   */
  readonly ahead?: (suggestions: readonly SuggestionId[]) => Work<void>;
  readonly progress: PlanProgress;
}

/**
 * Why a search for routes ended: it has the routes it was asked for and nothing open promises to be cheaper; nothing is open; or nothing is open
 * within the steps allowed; or a limit was reached, see `SearchLimits`.
 */
export type SearchEnd = 'enough' | 'exhausted' | 'steps' | 'expansions' | 'molecules';

/** What the number of steps that a route may have kept from a search: it holds all along, whatever ended the search. */
export interface BeyondSteps {
  /** Left unlooked at as every route through them is too long, though they promise to be cheaper than what else is open. */
  readonly structures: number;
  /** Steps on the longest branch of a route that is known and too long; `null` where there is none, or routes are told. */
  readonly route: number | null;
}

/** What a plan came to when it was driven to its end. */
export interface PlanSummary {
  /** `percent` is 100. */
  readonly progress: PlanProgress;
  /** Routes of the target to stock, cheapest first, at most `maxSuggestions` and 100: found by the multi-step algorithm only. */
  readonly routes: readonly CostedRoute[];
  /** Multi-step algorithm only. */
  readonly end?: SearchEnd;
  /** Multi-step algorithm only, where no route is known: as in the last report. */
  readonly missing?: readonly StructureId[];
  /** Multi-step algorithm only. */
  readonly beyondSteps?: BeyondSteps;
  /** Sums over all reports. */
  readonly leftOut: Readonly<Record<string, number>>;
}

import { type AskedMaterials, type Continuation, type PlanRequest, ROUTES_WANTED } from '@retron/planning';
import type { Database } from '../database/database.ts';
import type { PlanTask } from '../planning/planning-messages.ts';
import type { Query } from '../repositories/queries.ts';
import type { BegunRun } from '../repositories/query-runs.ts';
import { readClauses } from '../repositories/stored/clauses.ts';
import { asksForBonds, intentOf, longestRouteOf, readRouteWishes } from '../repositories/stored/route-wishes.ts';
import { loadKnownTree } from '../repositories/tree-reading.ts';

/**
 * Structures that a search for routes looks at at once, so that an idle planning thread can help. Always so many: routes must not depend on
 * how busy the worker is.
 */
const LOOKS_AT_ONCE = 2;

/** Everything that decides what is planned, beside the libraries. */
export type QuerySettings = Pick<Query, 'smiles' | 'direction' | 'algorithm' | 'strategy' | 'precision' | 'maxSuggestions' | 'maxSteps'> &
  Partial<Pick<Query, 'reagents' | 'clauses' | 'routeWishes'>>;

async function continuationOf(database: Database, { query, fromStructure, firstSuggestion }: BegunRun): Promise<Continuation | null> {
  if (fromStructure === null) return null;
  const known = await loadKnownTree(database, query.id, asksForBonds(query.routeWishes));
  return { from: fromStructure, ...known, nextSuggestionId: firstSuggestion };
}

/** What a query asks, in the planner's words. */
export function planRequestOf(query: QuerySettings): PlanRequest {
  return {
    target: query.smiles,
    direction: query.direction,
    algorithm: query.algorithm,
    strategy: query.strategy,
    ...(query.clauses ? { clauses: readClauses(query.clauses) } : {}),
    precision: query.precision,
    maxSuggestions: query.maxSuggestions,
    maxSteps: longestRouteOf(query),
    ...(query.algorithm === 'multi-step' ? { ...ROUTES_WANTED, atOnce: LOOKS_AT_ONCE } : {}),
    ...wishesOf(query),
    ...(query.reagents === undefined || query.reagents.length === 0 ? {} : { reagents: query.reagents }),
  };
}

function wishesOf({ routeWishes }: QuerySettings): Pick<PlanRequest, 'intent' | 'limits'> {
  if (!routeWishes) return {};
  const wishes = readRouteWishes(routeWishes);
  return { intent: intentOf(wishes), ...(wishes.structures === null ? {} : { limits: { expansions: wishes.structures } }) };
}

/** What counts as known; `null` for everything that the catalogues list. */
export function materialsOf({ routeWishes }: Pick<QuerySettings, 'routeWishes'>): AskedMaterials | null {
  return routeWishes ? readRouteWishes(routeWishes).materials : null;
}

/** A run in the planner's words. */
export async function planTaskOf(database: Database, begun: BegunRun): Promise<PlanTask> {
  const { query } = begun;
  const continuation = await continuationOf(database, begun);
  return {
    libraries: query.libraries,
    materials: materialsOf(query),
    userId: query.userId,
    // Whoever continues a tree looks at it.
    isUrgent: query.runMode === 'interactive' || continuation !== null,
    request: { ...planRequestOf(query), ...(continuation ? { continuation } : {}) },
  };
}

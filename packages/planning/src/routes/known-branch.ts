import type { StructureId } from '@retron/tree';
import type { KnownSuggestion } from '../request/known-suggestion.ts';
import type { CostedRoute } from '../request/plan-report.ts';
import { bestRoutes } from './best-routes.ts';
import { followedWays } from './followed-ways.ts';
import { RouteGraph } from './route-graph.ts';

/** What a branch needs of a suggestion. */
export type BranchStep = Omit<KnownSuggestion, 'nameReactions' | 'bonds'>;

/** What is known of how structures are made. */
export interface KnownWays {
  /** Structures that can be bought. */
  readonly inStock: ReadonlySet<StructureId>;
  /** Best first for each structure. Those of structures that the branch cannot reach do no harm. */
  readonly suggestions: readonly BranchStep[];
}

export interface BranchQuestion {
  readonly from: StructureId;
  /** Structures that the branch must not make: it would lead back to what stands above it. */
  readonly above: readonly StructureId[];
  readonly maxSteps: number;
}

/** The cheapest way known from materials to a structure, as routes of a search are reckoned; `null` where none is known. */
export function knownBranch({ inStock, suggestions }: KnownWays, { from, above, maxSteps }: BranchQuestion): CostedRoute | null {
  const isGiven = (id: StructureId) => inStock.has(id);
  const notMade = new Set(above.filter((id) => id !== from));
  const ofStructure = new Map<StructureId, BranchStep[]>();
  for (const suggestion of suggestions) {
    const before = ofStructure.get(suggestion.structureId);
    if (before === undefined) ofStructure.set(suggestion.structureId, [suggestion]);
    else before.push(suggestion);
  }
  const graph = new RouteGraph(from, { isGiven, estimate: () => 0, lack: () => Infinity });
  // Only what the structure may be made from: a tree may hold much else.
  const reached = new Set([from]);
  for (const id of reached) {
    if (notMade.has(id) || (id !== from && isGiven(id))) continue;
    const ways = followedWays(ofStructure.get(id) ?? [], isGiven);
    graph.setWays(id, ways);
    for (const { precursors } of ways) for (const precursor of precursors) reached.add(precursor);
  }
  return bestRoutes(graph, from, { wanted: 1, maxSteps })[0] ?? null;
}

import type { Structure, StructureId } from '@retron/tree';
import type { ExpansionReport } from '../ports.ts';
import type { KnownSuggestion } from './known-suggestion.ts';
import type { PlanGraph } from './plan-graph.ts';
import {
  type CostedRoute,
  cheapestOpenPlace,
  cheapestRoutes,
  type MoleculeNode,
  stepCost,
  structuresAbove,
  updateValues,
} from './route-tree.ts';

/** Structures one search may expand. At 50 ms each this is about ten seconds. */
export const MAX_EXPANSIONS = 200;
/** Places the AND/OR tree may have: structures that come back at many places cost memory though no expansion. */
const MAX_PLACES = 5000;

/**
 * Best-first search for routes to stock: Retro* (arXiv:2006.15820) on an AND/OR tree, with 0 as the estimate for what is still open
 * ("Retro*-0"), which never overestimates.
 *
 * Always follows the cheapest way that is still open, so the first route found is the cheapest one of those the single-step
 * suggestions allow. It goes on until `wantedRoutes` routes are known that nothing open can undercut, nothing is open, or the
 * limits above are reached. Anytime: whatever was found when it is stopped stays.
 *
 * A molecule wanted at several places is expanded once; its suggestions are taken over at the other places without those that
 * would lead back. So are those of structures that an earlier run has expanded.
 *
 * @returns routes to stock, cheapest first
 */
export function* searchBestFirst(
  graph: PlanGraph,
  maxSteps: number,
  wantedRoutes: number,
): Generator<ExpansionReport, readonly CostedRoute[], void> {
  const suggestionsOf = new Map<StructureId, readonly KnownSuggestion[]>();
  let placeCount = 0;

  const place = (structure: Structure, parent: MoleculeNode['parent']): MoleculeNode => {
    placeCount++;
    const depth = parent === null ? 0 : parent.parent.depth + 1;
    const isBought = structure.isInStock === true && parent !== null;
    const isOpen = !isBought && depth < maxSteps && (graph.mayExpand(structure) || graph.isExpanded(structure));
    return { structure, parent, depth, steps: null, value: isBought || isOpen ? 0 : Infinity, openValue: isOpen ? 0 : Infinity };
  };

  const grow = (node: MoleculeNode, suggestions: readonly KnownSuggestion[]): void => {
    const above = structuresAbove(node);
    node.steps = suggestions
      .filter((suggestion) => !suggestion.precursors.some(({ structureId }) => above.has(structureId)))
      .map((suggestion) => {
        const precursors: MoleculeNode[] = [];
        const step = { suggestion, parent: node, cost: stepCost(suggestion), precursors };
        for (const { structureId } of suggestion.precursors) precursors.push(place(graph.structure(structureId), step));
        return step;
      });
    updateValues(node);
  };

  const target = place(graph.start, null);
  let routes: readonly CostedRoute[] = [];
  for (let open = cheapestOpenPlace(target); open !== null && placeCount < MAX_PLACES; open = cheapestOpenPlace(target)) {
    const isKnown = graph.isExpanded(open.structure);
    if (!isKnown && graph.structuresExpanded >= MAX_EXPANSIONS) break;
    const growth = isKnown ? null : graph.expand(open.structure);
    if (growth !== null) suggestionsOf.set(growth.structureId, growth.suggestions);
    grow(open, suggestionsOf.get(open.structure.id) ?? graph.follow(open.structure));
    routes = cheapestRoutes(target, wantedRoutes);
    if (growth !== null) yield { ...growth, progress: graph.progress(percentDone(graph.structuresExpanded, routes.length, wantedRoutes)) };
    if (routes.length >= wantedRoutes && routes[wantedRoutes - 1].cost <= target.openValue) break;
  }
  return routes;
}

/** Of the expansions allowed or of the routes wanted, whichever is farther; 99 at most, as only the end means 100. */
function percentDone(expanded: number, routesKnown: number, routesWanted: number): number {
  return Math.min(99, Math.floor(100 * Math.max(expanded / MAX_EXPANSIONS, routesKnown / routesWanted)));
}

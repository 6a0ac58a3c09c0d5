import type { AtWork } from '@retron/molecule';
import type { Structure, StructureId } from '@retron/tree';
import type { KnownSuggestion } from '../request/known-suggestion.ts';
import type { CostedRoute, ExpansionReport, RoutesFound, SearchLimit } from '../request/plan-report.ts';
import type { PlanRequest } from '../request/plan-request.ts';
import { GrowingTree } from './growing-tree.ts';
import { knownRoutes } from './known-routes.ts';
import type { PlanGraph } from './plan-graph.ts';
import { cheapestOpenPlace, cheapestRoutes } from './route-tree.ts';

/** Structures one search may expand. At 50 ms each this is about ten seconds. */
export const MAX_EXPANSIONS = 200;
/** Places the AND/OR tree may have: structures that come back at many places cost memory though no expansion. */
const MAX_PLACES = 5000;

/**
 * Best-first search for routes to stock: Retro* (arXiv:2006.15820) on an AND/OR tree, with 0 as the estimate for what is still open
 * ("Retro*-0"), which never overestimates.
 *
 * Always follows the cheapest way that is still open, so the first route found is the cheapest one of those the single-step
 * suggestions allow. It goes on until as many routes are known as suggestions were asked for and nothing open can undercut them,
 * nothing is open, or the limits above are reached. Anytime: whatever was found when it is stopped stays; each report tells the
 * routes known so far where they have changed.
 *
 * A molecule wanted at several places is expanded once; its suggestions are taken over at the other places without those that
 * would lead back. So are those of structures that an earlier run has expanded.
 *
 * @returns routes of the target to stock, cheapest first; with a continuation those that earlier runs left too; and what limit ended it
 */
export function* searchBestFirst(
  graph: PlanGraph,
  { maxSteps, maxSuggestions: wantedRoutes, continuation }: Pick<PlanRequest, 'maxSteps' | 'maxSuggestions' | 'continuation'>,
): Generator<ExpansionReport | AtWork, RoutesFound, void> {
  const found = new Map<StructureId, readonly KnownSuggestion[]>();
  const structure = (id: StructureId) => graph.structure(id);
  const mayOpen = (each: Structure) => graph.mayExpand(each) || graph.isExpanded(each);
  const tree = new GrowingTree({ structure, mayOpen, stepsBelow: () => 0 }, graph.start, maxSteps);
  const told = new ToldRoutes(() => {
    if (continuation === undefined) return cheapestRoutes(tree.root, wantedRoutes);
    const steps = new Map(continuation.stepsBelow?.map((each) => [each.structureId, each.steps]));
    const world = { structure, stepsBelow: ({ id }: Structure) => (id === graph.start.id ? maxSteps : (steps.get(id) ?? 0)) };
    const known = (each: Structure) => found.get(each.id) ?? (graph.isExpanded(each) ? graph.earlierSuggestions(each) : null);
    return knownRoutes(world, graph.target, known, maxSteps, wantedRoutes);
  });

  let routes: readonly CostedRoute[] = [];
  let limit: SearchLimit | null = null;
  for (let open = cheapestOpenPlace(tree.root); open !== null; open = cheapestOpenPlace(tree.root)) {
    const isKnown = graph.isExpanded(open.structure);
    if (tree.size >= MAX_PLACES) limit = 'places';
    else if (!isKnown && graph.structuresExpanded >= MAX_EXPANSIONS) limit = 'expansions';
    if (limit !== null) break;
    const growth = isKnown ? null : yield* graph.expand(open.structure);
    if (growth !== null) found.set(growth.structureId, growth.suggestions);
    tree.grow(open, found.get(open.structure.id) ?? graph.follow(open.structure));
    routes = cheapestRoutes(tree.root, wantedRoutes);
    if (growth !== null) {
      const progress = graph.progress(percentDone(graph.structuresExpanded, routes.length, wantedRoutes));
      yield { ...growth, ...told.after(routes), progress };
    }
    if (routes.length >= wantedRoutes && routes[wantedRoutes - 1].cost <= tree.root.openValue) break;
  }
  return { routes: told.last(routes), limit };
}

/** Tells the routes of the target when those of the start have changed. */
class ToldRoutes {
  readonly #ofTarget: () => readonly CostedRoute[];
  #routes: readonly CostedRoute[] = [];
  #startKey = JSON.stringify([]);

  /** @param ofTarget - all routes of the target known now */
  constructor(ofTarget: () => readonly CostedRoute[]) {
    this.#ofTarget = ofTarget;
  }

  after(routesOfStart: readonly CostedRoute[]): { readonly routes?: readonly CostedRoute[] } {
    const key = JSON.stringify(routesOfStart);
    if (key === this.#startKey) return {};
    this.#startKey = key;
    this.#routes = this.#ofTarget();
    return { routes: this.#routes };
  }

  /** At the end: what suggestions of the start alone do not show is looked for too. */
  last(routesOfStart: readonly CostedRoute[]): readonly CostedRoute[] {
    const { routes } = this.after(routesOfStart);
    return routes ?? (this.#routes.length > 0 ? this.#routes : this.#ofTarget());
  }
}

/** Of the expansions allowed or of the routes wanted, whichever is farther; 99 at most, as only the end means 100. */
function percentDone(expanded: number, routesKnown: number, routesWanted: number): number {
  return Math.min(99, Math.floor(100 * Math.max(expanded / MAX_EXPANSIONS, routesKnown / routesWanted)));
}

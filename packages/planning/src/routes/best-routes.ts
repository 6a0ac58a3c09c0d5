import type { Route, StructureId } from '@retron/tree';
import type { CostedRoute } from '../request/plan-report.ts';
import type { GoalId } from './goals.ts';
import { LeastFirstQueue } from './least-first-queue.ts';
import type { RouteGraph } from './route-graph.ts';
import type { Way } from './way.ts';

/** How routes are drawn from a graph. */
export interface RouteWishes {
  readonly wanted: number;
  /** Most steps on the longest branch. */
  readonly maxSteps: number;
  /** Variants of one disconnection that routes may have, the cheapest; 1 when absent. */
  readonly variants?: number;
  /** Most routes with one last disconnection, as far as there are others enough; as many as there are when absent. */
  readonly mostAlike?: number;
  /** The molecule of a node of the graph; the node itself when absent. */
  readonly moleculeOf?: (goal: GoalId) => StructureId;
  /** The least number of steps that a route may have below a molecule, wherever it stands; 0 where nobody went on from it. */
  readonly stepsBelow?: (id: StructureId) => number;
  /**
   * Whether who has the second molecule has the first, so that no route makes that from it: tautomers, a molecule and its enantiomer where no
   * configuration is asked for. Absent where each stands for itself.
   */
  readonly isSame?: (above: StructureId, below: StructureId) => boolean;
  /** What is not one of the routes asked for is passed over. */
  readonly isWanted?: (route: Route) => boolean;
}

/** Partial routes looked at: only graphs with very many ways that lead back, or to routes that are too long, have more. */
const MOST_TRIED = 5000;

/**
 * The cheapest complete routes of a target, best first, without two in which the same molecules are made from the same.
 *
 * Partial routes are completed best first. What their open molecules cost at least is known exactly, so hardly anything is tried in vain. A
 * route makes a molecule by one way, however often it needs it, and none that stands above itself. Where one last disconnection has its share
 * of the routes, what it leads to waits until all else is drawn.
 */
export function bestRoutes(graph: RouteGraph, target: GoalId, wishes: RouteWishes): readonly CostedRoute[] {
  const { wanted, maxSteps, variants = 1, mostAlike = Infinity, moleculeOf = (goal) => goal, stepsBelow = () => 0 } = wishes;
  const { isSame = (a, b) => a === b, isWanted = () => true } = wishes;
  if (graph.completeCost(target) === Infinity) return [];
  const options = new CheapestWays(graph, variants);
  let queue = new LeastFirstQueue<Choice>();
  const waiting = new LeastFirstQueue<Choice>();
  const alike = new Map<number, number>();
  const choose = (partial: Partial, cost: number) => {
    const { todo, decided } = partial;
    if (todo === null) return;
    const before = decidedWay(decided, todo.molecule);
    const all = options.to(todo.id);
    const ways = before === null ? all : all.filter(({ suggestionId }) => suggestionId === before.suggestionId);
    if (ways.length > 0) queue.push(cost - graph.completeCost(todo.id) + graph.completeCostOf(ways[0]), { partial, todo, ways, place: 0 });
  };
  const routes: CostedRoute[] = [];
  const seen = new Map<string, { readonly found: { route: Route; cost: number } | null }>();
  const placeOf = (id: GoalId, stepsLeft: number, above: Place | null, next: Place | null): Place => {
    const molecule = moleculeOf(id);
    return { id, molecule, stepsLeft: Math.max(stepsLeft, stepsBelow(molecule)), above, next };
  };
  const start = placeOf(target, maxSteps, null, null);
  choose({ todo: start, decided: null, last: null }, graph.completeCost(target));
  for (let tried = 0; tried < MOST_TRIED && routes.length < wanted; ) {
    let next = queue.pop();
    if (next === undefined && queue !== waiting) {
      queue = waiting;
      next = queue.pop();
    }
    if (next === undefined) break;
    const { partial, todo, ways, place } = next.item;
    const way = ways[place];
    if (place + 1 < ways.length) {
      const cost = next.key - graph.completeCostOf(way) + graph.completeCostOf(ways[place + 1]);
      queue.push(cost, { partial, todo, ways, place: place + 1 });
    }
    const last = partial.last ?? way.idea;
    if (queue !== waiting && (alike.get(last) ?? 0) >= mostAlike) {
      waiting.push(next.key, { partial, todo, ways: [way], place: 0 });
      continue;
    }
    tried++;
    if (todo.stepsLeft < 1 || leadsBack(way, todo)) continue;
    const decided = { molecule: todo.molecule, way, before: partial.decided };
    let rest = todo.next;
    for (const id of [...way.precursors].reverse()) {
      if (graph.isGiven(id)) continue;
      rest = placeOf(id, todo.stepsLeft - 1, todo, rest);
    }
    if (rest !== null) {
      choose({ todo: rest, decided, last }, next.key);
      continue;
    }
    const ofMolecule = waysOf(decided);
    const route = routeFrom(start.molecule, ofMolecule);
    const key = [...ofMolecule.values()].map(readerKeyOf).sort().join();
    const cost = costOf(start.molecule, ofMolecule);
    const before = seen.get(key);
    if (before !== undefined) {
      // What waited may be cheaper.
      if (before.found !== null && cost < before.found.cost) Object.assign(before.found, { route, cost });
      continue;
    }
    const found = isWanted(route) ? { route, cost } : null;
    seen.set(key, { found });
    if (found === null) continue;
    routes.push(found);
    alike.set(last, (alike.get(last) ?? 0) + 1);
  }
  return queue === waiting ? routes.sort((a, b) => a.cost - b.cost) : routes;

  function leadsBack({ precursors }: Way, place: Place): boolean {
    return precursors.some((id) => isAtOrAbove(place, (above) => isSame(above, moleculeOf(id))));
  }

  /** The ways chosen, between molecules. */
  function waysOf(last: Decided | null): ReadonlyMap<StructureId, Way> {
    const ways = new Map<StructureId, Way>();
    for (let at = last; at !== null; at = at.before) {
      const { molecule, way } = at;
      ways.set(molecule, { ...way, product: molecule, precursors: way.precursors.map(moleculeOf) });
    }
    return ways;
  }
}

/** A molecule that a partial route has still to make, and those after it. */
interface Place {
  readonly id: GoalId;
  readonly molecule: StructureId;
  readonly stepsLeft: number;
  readonly above: Place | null;
  readonly next: Place | null;
}

/** The way chosen for one molecule, and those chosen before. */
interface Decided {
  readonly molecule: StructureId;
  readonly way: Way;
  readonly before: Decided | null;
}

interface Partial {
  readonly todo: Place | null;
  readonly decided: Decided | null;
  /** The disconnection of the target; `null` where it is not chosen yet. */
  readonly last: number | null;
}

/** A way that may be taken next; the dearer ones wait until it has been taken. */
interface Choice {
  readonly partial: Partial;
  readonly todo: Place;
  /** Cheapest first. */
  readonly ways: readonly Way[];
  readonly place: number;
}

/** Ways to molecules, cheapest first, so many of each disconnection; sorted when they are asked for. */
class CheapestWays {
  readonly #graph: RouteGraph;
  readonly #variants: number;
  readonly #sorted = new Map<GoalId, readonly Way[]>();

  constructor(graph: RouteGraph, variants: number) {
    this.#graph = graph;
    this.#variants = variants;
  }

  to(id: GoalId): readonly Way[] {
    const known = this.#sorted.get(id);
    if (known !== undefined) return known;
    const costed = (this.#graph.waysTo(id) ?? [])
      .map((way) => ({ way, cost: this.#graph.completeCostOf(way) }))
      .filter(({ cost }) => cost < Infinity)
      .sort((a, b) => a.cost - b.cost);
    const ofIdea = new Map<number, Set<number>>();
    const ways: Way[] = [];
    for (const { way } of costed) {
      const followed = ofIdea.get(way.idea) ?? new Set();
      ofIdea.set(way.idea, followed);
      if (followed.size >= this.#variants && !followed.has(way.suggestionId)) continue;
      followed.add(way.suggestionId);
      ways.push(way);
    }
    this.#sorted.set(id, ways);
    return ways;
  }
}

/** Equal for ways that look the same to who reads them: two suggestions may make one molecule from the same at other bonds. */
function readerKeyOf({ product, precursors }: Way): string {
  return `${product}<${[...precursors].sort((a, b) => a - b).join('+')}`;
}

function decidedWay(decided: Decided | null, molecule: StructureId): Way | null {
  for (let at = decided; at !== null; at = at.before) if (at.molecule === molecule) return at.way;
  return null;
}

/** Whether one of the molecules at a place and above it is such a one. */
function isAtOrAbove(place: Place, is: (molecule: StructureId) => boolean): boolean {
  for (let at: Place | null = place; at !== null; at = at.above) if (is(at.molecule)) return true;
  return false;
}

function routeFrom(id: StructureId, ways: ReadonlyMap<StructureId, Way>): Route {
  const way = ways.get(id);
  if (way === undefined) return { structureId: id, step: null };
  return {
    structureId: id,
    step: { suggestionId: way.suggestionId, precursors: way.precursors.map((precursor) => routeFrom(precursor, ways)) },
  };
}

/** Summed anew, as sums of differences drift. */
function costOf(id: StructureId, ways: ReadonlyMap<StructureId, Way>): number {
  const way = ways.get(id);
  return way === undefined ? 0 : way.precursors.reduce((sum, precursor) => sum + costOf(precursor, ways), way.cost);
}

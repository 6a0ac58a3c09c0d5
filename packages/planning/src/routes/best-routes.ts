import type { Route, StructureId } from '@retron/tree';
import type { CostedRoute } from '../request/plan-report.ts';
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
  /** The least number of steps that a route may have below a molecule, wherever it stands; 0 where nobody went on from it. */
  readonly stepsBelow?: (id: StructureId) => number;
  /** What is not one of the routes asked for is passed over. */
  readonly isWanted?: (route: Route) => boolean;
}

/** Partial routes looked at: only graphs with very many ways that lead back, or to routes that are too long, have more. */
const MOST_TRIED = 5000;

/**
 * The cheapest complete routes of a target, best first, without two that have the same steps.
 *
 * Partial routes are completed best first. What their open molecules cost at least is known exactly, so hardly anything is tried in vain. A
 * route makes a molecule by one way, however often it needs it, and none that stands above itself.
 */
export function bestRoutes(graph: RouteGraph, target: StructureId, wishes: RouteWishes): readonly CostedRoute[] {
  const { wanted, maxSteps, variants = 1, stepsBelow = () => 0, isWanted = () => true } = wishes;
  if (graph.completeCost(target) === Infinity) return [];
  const options = new CheapestWays(graph, variants);
  const queue = new LeastFirstQueue<Choice>();
  const choose = (partial: Partial, cost: number) => {
    const { todo, decided } = partial;
    if (todo === null) return;
    const before = decidedWay(decided, todo.id);
    const ways = before === null ? options.to(todo.id) : [before];
    if (ways.length > 0) queue.push(cost - graph.completeCost(todo.id) + graph.completeCostOf(ways[0]), { partial, todo, ways, place: 0 });
  };
  const routes: CostedRoute[] = [];
  const seen = new Set<string>();
  const start: Place = { id: target, stepsLeft: Math.max(maxSteps, stepsBelow(target)), above: null, next: null };
  choose({ todo: start, decided: null }, graph.completeCost(target));
  for (let tried = 0; tried < MOST_TRIED && routes.length < wanted; tried++) {
    const next = queue.pop();
    if (next === undefined) break;
    const { partial, todo, ways, place } = next.item;
    const way = ways[place];
    if (place + 1 < ways.length) {
      const cost = next.key - graph.completeCostOf(way) + graph.completeCostOf(ways[place + 1]);
      queue.push(cost, { partial, todo, ways, place: place + 1 });
    }
    if (todo.stepsLeft < 1 || way.precursors.some((id) => id === todo.id || standsAbove(todo, id))) continue;
    const decided = { id: todo.id, way, before: partial.decided };
    let rest = todo.next;
    for (const id of [...way.precursors].reverse()) {
      if (graph.isGiven(id)) continue;
      rest = { id, stepsLeft: Math.max(todo.stepsLeft - 1, stepsBelow(id)), above: todo, next: rest };
    }
    if (rest !== null) {
      choose({ todo: rest, decided }, next.key);
      continue;
    }
    const ofMolecule = waysOf(decided);
    const route = routeFrom(target, ofMolecule);
    const key = [...ofMolecule.values()]
      .map(({ suggestionId }) => suggestionId)
      .sort((a, b) => a - b)
      .join();
    if (seen.has(key)) continue;
    seen.add(key);
    if (isWanted(route)) routes.push({ route, cost: costOf(target, ofMolecule) });
  }
  return routes;
}

/** A molecule that a partial route has still to make, and those after it. */
interface Place {
  readonly id: StructureId;
  readonly stepsLeft: number;
  readonly above: Place | null;
  readonly next: Place | null;
}

/** The way chosen for one molecule, and those chosen before. */
interface Decided {
  readonly id: StructureId;
  readonly way: Way;
  readonly before: Decided | null;
}

interface Partial {
  readonly todo: Place | null;
  readonly decided: Decided | null;
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
  readonly #sorted = new Map<StructureId, readonly Way[]>();

  constructor(graph: RouteGraph, variants: number) {
    this.#graph = graph;
    this.#variants = variants;
  }

  to(id: StructureId): readonly Way[] {
    const known = this.#sorted.get(id);
    if (known !== undefined) return known;
    const costed = (this.#graph.waysTo(id) ?? [])
      .map((way) => ({ way, cost: this.#graph.completeCostOf(way) }))
      .filter(({ cost }) => cost < Infinity)
      .sort((a, b) => a.cost - b.cost);
    const ofIdea = new Map<number, number>();
    const ways: Way[] = [];
    for (const { way } of costed) {
      const before = ofIdea.get(way.idea) ?? 0;
      if (before < this.#variants) ways.push(way);
      ofIdea.set(way.idea, before + 1);
    }
    this.#sorted.set(id, ways);
    return ways;
  }
}

function decidedWay(decided: Decided | null, id: StructureId): Way | null {
  for (let at = decided; at !== null; at = at.before) if (at.id === id) return at.way;
  return null;
}

function standsAbove(place: Place, id: StructureId): boolean {
  for (let at = place.above; at !== null; at = at.above) if (at.id === id) return true;
  return false;
}

function waysOf(decided: Decided): ReadonlyMap<StructureId, Way> {
  const ways = new Map<StructureId, Way>();
  for (let at: Decided | null = decided; at !== null; at = at.before) ways.set(at.id, at.way);
  return ways;
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

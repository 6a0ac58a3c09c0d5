import { longestBranch } from '@retron/tree';
import type { BeyondSteps } from '../request/plan-report.ts';
import { bestRoutes, type RouteWishes } from './best-routes.ts';
import type { GoalId } from './goals.ts';
import { LeastFirstQueue } from './least-first-queue.ts';
import { nextToOpen } from './next-to-open.ts';
import type { RouteGraph } from './route-graph.ts';

/** A route that is longer is not told: nobody may ask for one. */
const MOST_STEPS = 12;

/**
 * What the steps that a route may have keep from being followed or told: a limit of counts ends a search at one moment, this one holds all along.
 *
 * @param wishes - of the routes that are told
 */
export function beyondSteps(graph: RouteGraph, target: GoalId, wishes: RouteWishes): BeyondSteps {
  return { structures: leftUnopened(graph, target, wishes.maxSteps), route: stepsOfRouteBeyond(graph, target, wishes) };
}

/** Open molecules on ways that promise to be cheaper than whatever is open within the steps allowed. */
function leftUnopened(graph: RouteGraph, target: GoalId, maxSteps: number): number {
  const { next, isDepthBinding } = nextToOpen(graph, target, maxSteps, () => false);
  if (!isDepthBinding) return 0;
  const within = openWithin(graph, target, maxSteps);
  const dearest = next?.throughCost ?? Infinity;
  const queue = new LeastFirstQueue<GoalId>();
  const seen = new Set<GoalId>();
  let count = 0;
  queue.push(graph.expectedCost(target), target);
  for (let at = queue.pop(); at !== undefined && at.key <= dearest; at = queue.pop()) {
    const { item: id, key } = at;
    if (seen.has(id)) continue;
    seen.add(id);
    if (graph.isOpen(id)) {
      if (!within.has(id)) count++;
      continue;
    }
    const least = graph.expectedCost(id);
    for (const way of graph.waysTo(id) ?? []) {
      const cost = graph.expectedCostOf(way);
      if (cost === Infinity) continue;
      for (const precursor of way.precursors) if (!graph.isGiven(precursor)) queue.push(key + cost - least, precursor);
    }
  }
  return count;
}

/** Open molecules on some way that is short enough. */
function openWithin(graph: RouteGraph, target: GoalId, maxSteps: number): ReadonlySet<GoalId> {
  // Level by level, so that each molecule is met first where it has most steps left.
  const levels = new Map([[target, maxSteps]]);
  const open = new Set<GoalId>();
  for (const [id, stepsLeft] of levels) {
    if (graph.isOpen(id)) open.add(id);
    for (const { precursors } of graph.waysTo(id) ?? []) {
      if (precursors.some((precursor) => graph.leastSteps(precursor) > stepsLeft - 1)) continue;
      for (const precursor of precursors) if (!graph.isGiven(precursor) && !levels.has(precursor)) levels.set(precursor, stepsLeft - 1);
    }
  }
  return open;
}

/** Steps on the longest branch of the cheapest whole route, where there is none within the steps allowed; `null` where there is none at all. */
function stepsOfRouteBeyond(graph: RouteGraph, target: GoalId, wishes: RouteWishes): number | null {
  if (graph.completeCost(target) === Infinity || bestRoutes(graph, target, { ...wishes, wanted: 1 }).length > 0) return null;
  const [longer] = bestRoutes(graph, target, { ...wishes, wanted: 1, maxSteps: MOST_STEPS });
  return longer === undefined ? null : longestBranch(longer.route);
}

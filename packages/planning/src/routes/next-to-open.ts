import type { StructureId } from '@retron/tree';
import { LeastFirstQueue } from './least-first-queue.ts';
import type { RouteGraph } from './route-graph.ts';

/** The molecule on the cheapest way to the target that nobody has looked for, or not far enough. */
export interface NextToOpen {
  readonly id: StructureId;
  /** Expected cost of the cheapest route through it. */
  readonly throughCost: number;
}

/** What is open, as far as routes may reach. */
export interface OpenWays {
  /** `null` where nothing is open within the steps allowed. */
  readonly next: NextToOpen | null;
  /** Ways were passed over because they need more steps than a route may have. */
  readonly isDepthBinding: boolean;
}

/**
 * Follows the cheapest ways down from the target to the first molecule that nobody has looked for, nor does now, or that has ways beyond those
 * that were looked for; of equal ones the one met first.
 *
 * What a way costs more than the best one is what a route through it costs more, so this is Dijkstra's algorithm with these differences as
 * lengths. It looks at little more than the best route.
 *
 * @param maxSteps - most steps on the longest branch of a route
 * @param isAwaited - somebody looks for it now
 */
export function nextToOpen(graph: RouteGraph, target: StructureId, maxSteps: number, isAwaited: (id: StructureId) => boolean): OpenWays {
  const queue = new LeastFirstQueue<{ readonly id: StructureId; readonly stepsLeft: number; readonly isFarther?: true }>();
  const mostLeft = new Map<StructureId, number>();
  let isDepthBinding = false;
  queue.push(graph.expectedCost(target), { id: target, stepsLeft: maxSteps });
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const { id, stepsLeft, isFarther } = at.item;
    if (isFarther) return { next: { id, throughCost: at.key }, isDepthBinding };
    if ((mostLeft.get(id) ?? -1) >= stepsLeft) continue;
    mostLeft.set(id, stepsLeft);
    const isLookedFor = isAwaited(id);
    if (graph.isOpen(id)) {
      if (isLookedFor) continue;
      return { next: { id, throughCost: at.key }, isDepthBinding };
    }
    const least = graph.expectedCost(id);
    const farther = graph.expectedCostFarther(id);
    if (farther < Infinity && !isLookedFor) queue.push(at.key + farther - least, { id, stepsLeft, isFarther: true });
    for (const way of graph.waysTo(id) ?? []) {
      const cost = graph.expectedCostOf(way);
      if (cost === Infinity) continue;
      if (way.precursors.some((precursor) => graph.leastSteps(precursor) > stepsLeft - 1)) {
        isDepthBinding = true;
        continue;
      }
      for (const precursor of way.precursors) {
        if (!graph.isGiven(precursor)) queue.push(at.key + cost - least, { id: precursor, stepsLeft: stepsLeft - 1 });
      }
    }
  }
  return { next: null, isDepthBinding };
}

import type { GoalId } from './goals.ts';
import type { RouteGraph } from './route-graph.ts';

/**
 * The open molecule of the way that is nearest to being a route, whatever it costs: that whose dearest branch is cheapest, where estimates count
 * several times. A search that only follows the cheapest ways looks at every form of a molecule, each as large as itself, before it goes down two
 * branches at once, as the sum of both is dearer; here two halves come before the whole.
 *
 * @param maxSteps - most steps on the longest branch of a route
 * @returns `null` where nothing is open that near
 */
export function eagerlyOpened(graph: RouteGraph, target: GoalId, maxSteps: number): GoalId | null {
  const inVain = new Set<string>();
  const openBelow = (id: GoalId, stepsLeft: number): GoalId | null => {
    if (graph.isOpen(id)) return id;
    const key = `${id} ${stepsLeft}`;
    if (inVain.has(key)) return null;
    inVain.add(key);
    const fitting = (graph.waysTo(id) ?? [])
      .filter(({ precursors }) => precursors.every((each) => graph.leastSteps(each) <= stepsLeft - 1))
      .map((way) => ({ way, cost: graph.eagerCostOf(way) }))
      .filter(({ cost }) => cost < Infinity)
      .sort((a, b) => a.cost - b.cost);
    for (const { way } of fitting) {
      // All that is not made yet has to be: the hardest first, as the others are in vain without it.
      const [hardest] = way.precursors
        .filter((each) => graph.completeCost(each) === Infinity)
        .sort((a, b) => graph.eagerCost(b) - graph.eagerCost(a));
      const open = hardest === undefined ? null : openBelow(hardest, stepsLeft - 1);
      if (open !== null) return open;
    }
    return null;
  };
  return openBelow(target, maxSteps);
}

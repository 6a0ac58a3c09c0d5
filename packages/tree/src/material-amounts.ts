import type { Route, RouteStep } from './route.ts';
import type { StructureId } from './tree.ts';

/**
 * What a route takes to make an amount of its target: of each leaf as many moles as are lost on the way to the target, one equivalent of
 * every precursor in every step. What several steps need adds up.
 *
 * @param amount - of the target, in any unit of amount of substance; the answer is in the same
 * @param yieldOf - of a step, more than 0 and at most 1
 */
export function materialAmounts(route: Route, amount: number, yieldOf: (step: RouteStep) => number): ReadonlyMap<StructureId, number> {
  const needed = new Map<StructureId, number>();
  const need = ({ structureId, step }: Route, wanted: number): void => {
    if (step === null) {
      needed.set(structureId, (needed.get(structureId) ?? 0) + wanted);
      return;
    }
    for (const precursor of step.precursors) need(precursor, wanted / yieldOf(step));
  };
  need(route, amount);
  return needed;
}

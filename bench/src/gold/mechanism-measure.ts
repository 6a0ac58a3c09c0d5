import { finished } from '@retron/molecule';
import { createRetroExpander, type PlanningPorts } from '@retron/planning';
import { reagentsApart } from '@retron/reactivity';
import type { Precision, Rating } from '@retron/tree';
import type { MechanismCase } from './gold-fixtures.ts';

/** How the planner rates the step of a case; `null` where it does not suggest it. */
export interface MechanismFinding {
  readonly case: MechanismCase;
  readonly rating: Rating | null;
  readonly probability: number | null;
}

/**
 * Looks for the step of each case among all suggestions for its product: brute force, nothing left out by a strategy or a breadth. Where
 * the same precursors are suggested more than once, the best rated counts; where they never are, the best rated of those that differ in
 * reagents alone: some draw the hydroxide of a hydrolysis or the peracid of an oxidation, and some the water.
 *
 * @param onCase - told how many cases are done
 */
export function measureMechanismCases(
  ports: PlanningPorts,
  cases: readonly MechanismCase[],
  precision: Precision,
  onCase: (done: number) => void,
): readonly MechanismFinding[] {
  const expander = createRetroExpander(ports, { algorithm: 'brute-force', strategy: 'All Transforms 1.0', precision });
  return cases.map((each, index) => {
    const wanted = keyOf(each.precursors);
    const { steps } = finished(expander.expand(each.product));
    const besidesReagents = keyOf(withoutReagents(each.precursors));
    const step =
      steps.find(({ precursors }) => keyOf(precursors) === wanted) ??
      steps.find(({ precursors }) => besidesReagents !== '' && keyOf(withoutReagents(precursors)) === besidesReagents);
    onCase(index + 1);
    return { case: each, rating: step?.rating ?? null, probability: step?.probability ?? null };
  });
}

const CARBON = /C(?![a-z])|c/;

function withoutReagents(precursors: readonly string[]): readonly string[] {
  return reagentsApart(precursors).materials.filter((smiles) => CARBON.test(smiles));
}

/** The same for sets of precursors that have the same molecules, however often each stands. @param precursors - canonical */
export function keyOf(precursors: readonly string[]): string {
  return [...new Set(precursors)].sort().join('.');
}

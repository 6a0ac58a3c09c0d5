import { finished } from '@retron/molecule';
import { createRetroExpander, type PlanningPorts } from '@retron/planning';
import type { Rating } from '@retron/tree';
import { keyOf } from '../gold/mechanism-measure.ts';
import type { JudgedStep } from './judged-steps.ts';

/** How a judged step is rated now; `null` where it is not suggested any more. */
export interface JudgedFinding extends JudgedStep {
  readonly rating: Rating | null;
}

/**
 * Rates judged steps as brute force does at medium precision, where nothing is left out by a strategy or a breadth. Where the same precursors are
 * suggested more than once the best rated counts.
 *
 * @param onStep - told how many steps are done
 */
export function measureJudgedSteps(
  ports: PlanningPorts,
  steps: readonly JudgedStep[],
  onStep: (done: number) => void,
): readonly JudgedFinding[] {
  const expander = createRetroExpander(ports, { algorithm: 'brute-force', strategy: 'All Transforms 1.0', precision: 2 });
  const products = [...new Set(steps.map(({ product }) => product))];
  let done = 0;
  return products.flatMap((product) => {
    const judged = steps.filter((step) => step.product === product);
    const ratings = new Map<string, Rating>();
    // Best rated first.
    for (const { precursors, rating } of finished(expander.expand(product)).steps) {
      const key = keyOf(precursors);
      if (!ratings.has(key)) ratings.set(key, rating);
    }
    done += judged.length;
    onStep(done);
    return judged.map((step) => ({ ...step, rating: ratings.get(keyOf(step.precursors)) ?? null }));
  });
}

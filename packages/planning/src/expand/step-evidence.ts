import { countRecords } from '../step/own-kind.ts';
import type { ProposedStep } from '../step/proposed-step.ts';
import type { StepEvidence } from '../step/step-evidence.ts';
import { isAnywhere } from '../step/synthon-keys.ts';
import type { DisconnectionPlace } from './disconnection-places.ts';

/**
 * What is known of the steps of one structure before anybody looks closer; in their order.
 *
 * @param probabilities - of the steps, in their order
 * @param places - of the steps, in their order
 */
export function stepEvidence(
  steps: readonly ProposedStep[],
  probabilities: readonly number[],
  places: readonly DisconnectionPlace[],
): readonly StepEvidence[] {
  const best = new Map<string, number>();
  places.forEach(({ disconnectionKey }, index) => {
    // A probability set by judgement says nothing of one that is measured.
    if (steps[index].facts.textbook) return;
    best.set(disconnectionKey, Math.max(best.get(disconnectionKey) ?? 0, probabilities[index]));
  });
  return steps.map(({ facts, support }, index) => {
    const { disconnectionKey, choice } = places[index];
    const ofBest = best.get(disconnectionKey) ?? 0;
    return {
      facts,
      records: countRecords(support),
      disconnectionShare: choice?.disconnection ?? 0,
      variantShare: choice?.variant ?? 0,
      besideBestVariant: ofBest === 0 ? 1 : probabilities[index] / ofBest,
      isAnywhere: isAnywhere(disconnectionKey),
      findings: null,
    };
  });
}

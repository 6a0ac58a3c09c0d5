import type { Rating } from '@retron/tree';
import { suggestionDetails } from '../explain/suggestion-details.ts';
import type { CloserLook } from '../judge/closer-look.ts';
import type { Ranker } from '../rank/ranker.ts';
import { capProbability, probabilityOf, ratingOf } from '../rate/calibration.ts';
import { capsOf, LOWEST_CAP_OF_FINDINGS } from '../rate/caps.ts';
import type { ProposedStep } from '../step/proposed-step.ts';
import type { RankedStep } from '../step/ranked-step.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';

/** Suggestions rated so low are not run forward, though they are shown: there are very many, and it would take too long. */
const UGLY: Rating = 1;

/**
 * Scores the steps of one structure: most probable first, ties by key. What only shown suggestions need waits in `details`.
 *
 * @param closerLook - `null` in the forward direction, where there is nothing to run forward
 */
export function rankSteps(
  wanted: WantedStructure,
  steps: readonly ProposedStep[],
  closerLook: CloserLook | null,
  ranker: Ranker,
): readonly RankedStep[] {
  const scores = ranker.scores(wanted.smiles, steps);
  return steps
    .map((step, index) => rankedStep(wanted, step, scores[index], closerLook))
    .sort((a, b) => b.probability - a.probability || (a.key < b.key ? -1 : 1));
}

function rankedStep({ prepared }: WantedStructure, step: ProposedStep, score: number, closerLook: CloserLook | null): RankedStep {
  const recordedProbability = probabilityOf(score);
  const probability = cappedProbability(step, recordedProbability, closerLook);
  const rating = ratingOf(probability);
  const { facts } = step;
  return {
    precursors: step.precursors,
    key: step.key,
    probability,
    recordedProbability,
    rating,
    simplification: facts.simplification ?? 0,
    preference: step.admission.preference,
    deepestLevel: facts.deepestLevel,
    isUnprecedented: facts.isUnprecedented,
    details: () => suggestionDetails(prepared.molecule, step, closerLook?.(step, rating > UGLY ? 'forward' : 'groups') ?? null, rating),
  };
}

/** Looks closer only at what is rated so well that a finding could lower it. */
function cappedProbability(step: ProposedStep, probability: number, closerLook: CloserLook | null): number {
  const isWorthALook = closerLook !== null && !step.facts.isUnprecedented && ratingOf(probability) > LOWEST_CAP_OF_FINDINGS;
  const [lowest] = capsOf(step.facts, isWorthALook ? closerLook(step, 'forward') : null);
  return lowest === undefined ? probability : capProbability(probability, lowest.highest);
}

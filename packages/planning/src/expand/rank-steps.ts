import { AT_WORK, type Work } from '@retron/molecule';
import type { Rating } from '@retron/tree';
import { suggestionDetails } from '../explain/suggestion-details.ts';
import type { CloserLook } from '../judge/closer-look.ts';
import { capsOf, LOWEST_CAP_OF_FINDINGS } from '../rate/caps.ts';
import { compareStanding, rated } from '../rate/order.ts';
import { ratingOf } from '../rate/rating-bounds.ts';
import type { ProposedStep } from '../step/proposed-step.ts';
import type { RankedStep } from '../step/ranked-step.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';
import type { DisconnectionPlace } from './disconnection-places.ts';

/** Suggestions rated so low are not run forward, though they are shown: there are very many, and it would take too long. */
const UGLY: Rating = 1;

/** A closer look at a step of a large structure takes milliseconds. */
const STEPS_AT_ONCE = 16;

/**
 * Rates the steps of one structure: best rating first, see `compareStanding`. What only shown suggestions need waits in `details`.
 *
 * @param probabilities - of the steps, in their order, calibrated
 * @param places - of the steps, in their order
 * @param closerLook - `null` in the forward direction, where there is nothing to run forward
 */
export function* rankSteps(
  wanted: WantedStructure,
  steps: readonly ProposedStep[],
  probabilities: readonly number[],
  places: readonly DisconnectionPlace[],
  closerLook: CloserLook | null,
): Work<readonly RankedStep[]> {
  const ranked: RankedStep[] = [];
  for (const [index, step] of steps.entries()) {
    ranked.push({ ...rankedStep(wanted, step, probabilities[index], closerLook), ...places[index] });
    if (ranked.length % STEPS_AT_ONCE === 0) yield AT_WORK;
  }
  return ranked.sort(compareStanding);
}

function rankedStep(
  { prepared }: WantedStructure,
  step: ProposedStep,
  probability: number,
  closerLook: CloserLook | null,
): Omit<RankedStep, keyof DisconnectionPlace> {
  const { rating, standing } = rated(probability, lowestCap(step, probability, closerLook));
  const { facts } = step;
  return {
    precursors: step.precursors,
    key: step.key,
    probability,
    rating,
    standing,
    simplification: facts.simplification ?? 0,
    preference: step.admission.preference,
    isFolded: step.admission.isFolded,
    deepestLevel: facts.deepestLevel,
    isUnprecedented: facts.isUnprecedented,
    details: () => suggestionDetails(prepared.molecule, step, closerLook?.(step, rating > UGLY ? 'forward' : 'groups') ?? null, rating),
  };
}

/** Looks closer only at what is rated so well that a finding could lower it. */
function lowestCap(step: ProposedStep, probability: number, closerLook: CloserLook | null): Rating | null {
  const isWorthALook = closerLook !== null && !step.facts.isUnprecedented && ratingOf(probability) > LOWEST_CAP_OF_FINDINGS;
  const [lowest] = capsOf(step.facts, isWorthALook ? closerLook(step, 'forward') : null);
  return lowest?.highest ?? null;
}

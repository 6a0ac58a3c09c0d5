import { AT_WORK, type Work } from '@retron/molecule';
import { FEASIBILITY_BOUNDS } from '@retron/tree';
import { suggestionDetails } from '../explain/suggestion-details.ts';
import type { CloserLook } from '../judge/closer-look.ts';
import { capsOf, LOWEST_CAP_OF_FINDINGS } from '../rate/caps.ts';
import { estimateFeasibility } from '../rate/feasibility.ts';
import { comparePlaces, compareStanding, meritOf, placed } from '../rate/order.ts';
import { PRODUCT_BOUNDS, ratingOf } from '../rate/rating-bounds.ts';
import type { Findings } from '../step/findings.ts';
import type { ProposedStep } from '../step/proposed-step.ts';
import type { RankedStep } from '../step/ranked-step.ts';
import type { StepEvidence } from '../step/step-evidence.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';
import { atomsToProtect } from './atoms-to-protect.ts';
import type { DisconnectionPlace } from './disconnection-places.ts';
import { stepEvidence } from './step-evidence.ts';

/** A closer look at a step of a large structure takes milliseconds. */
const STEPS_AT_ONCE = 16;

/**
 * Rates the steps that make one structure: best rating first, see `comparePlaces`; equal ones as they were
 * found. What only shown suggestions need waits in `details`.
 *
 * @param probabilities - of the steps, in their order, calibrated
 * @param places - of the steps, in their order
 */
export function* rankSteps(
  wanted: WantedStructure,
  steps: readonly ProposedStep[],
  probabilities: readonly number[],
  places: readonly DisconnectionPlace[],
  closerLook: CloserLook,
): Work<readonly RankedStep[]> {
  const ranked: RankedStep[] = [];
  const evidence = stepEvidence(steps, probabilities, places);
  for (const [index, step] of steps.entries()) {
    ranked.push(rankedStep(wanted, step, evidence[index], probabilities[index], places[index], closerLook));
    if (ranked.length % STEPS_AT_ONCE === 0) yield AT_WORK;
  }
  return ranked.sort(comparePlaces);
}

/**
 * Rates products of one mixture: by the probability that they form, with nothing to run forward.
 *
 * @param probabilities - of the products, in their order
 * @param findings - of the products, in their order; `null` where nothing speaks against one
 */
export function rankProducts(
  wanted: WantedStructure,
  steps: readonly ProposedStep[],
  probabilities: readonly number[],
  findings: readonly (Findings | null)[],
): readonly RankedStep[] {
  const ranked = steps.map((step, index): RankedStep => {
    const probability = probabilities[index];
    const [cap] = capsOf(step.facts, findings[index]);
    const place = placed(ratingOf(probability, PRODUCT_BOUNDS), cap?.highest ?? null, probability);
    return withFacts(step, {
      probability,
      ...place,
      feasibility: null,
      disconnectionKey: step.key,
      choice: null,
      atomsToProtect: () => [],
      details: () =>
        suggestionDetails(wanted.prepared.molecule, step, { findings: findings[index], feasibility: null, rating: place.rating }),
    });
  });
  return ranked.sort(compareStanding);
}

function rankedStep(
  { prepared }: WantedStructure,
  step: ProposedStep,
  unseen: StepEvidence,
  probability: number,
  disconnection: DisconnectionPlace,
  closerLook: CloserLook,
): RankedStep {
  const evidence = isWorthALook(step, unseen) ? { ...unseen, findings: closerLook(step, 'forward') } : unseen;
  const feasibility = estimateFeasibility(evidence);
  const word = ratingOf(feasibility.probability, FEASIBILITY_BOUNDS);
  const [cap] = capsOf(step.facts, evidence.findings);
  const place = placed(word, cap?.highest ?? null, meritOf(probability, feasibility.probability));
  return withFacts(step, {
    probability,
    ...disconnection,
    ...place,
    feasibility: feasibility.probability,
    atomsToProtect: () => atomsToProtect(prepared.molecule, step, evidence, place.rating),
    details: () => {
      const findings = closerLook(step, place.rating > UGLY ? 'forward' : 'groups');
      return suggestionDetails(prepared.molecule, step, { findings, feasibility: { ...feasibility, evidence }, rating: place.rating });
    },
  });
}

/** Suggestions rated so low are not run forward, though they are shown: there are very many, and it would take too long. */
const UGLY = 1;

/** Looks closer only at what is rated so well that a finding could lower it: without one, the feasibility is an upper bound. */
function isWorthALook(step: ProposedStep, unseen: StepEvidence): boolean {
  if (step.facts.isUnprecedented) return false;
  return ratingOf(estimateFeasibility(unseen).probability, FEASIBILITY_BOUNDS) > LOWEST_CAP_OF_FINDINGS;
}

type Ranks = Pick<
  RankedStep,
  'probability' | 'feasibility' | 'rating' | 'standing' | 'disconnectionKey' | 'choice' | 'atomsToProtect' | 'details'
>;

/** Precursors and what follows from them are not asked for here. */
function withFacts(step: ProposedStep, ranks: Ranks): RankedStep {
  const { facts, admission } = step;
  return {
    ...ranks,
    get precursors() {
      return step.precursors;
    },
    hasPrecursor: (smiles) => step.hasPrecursor(smiles),
    get key() {
      return step.key;
    },
    get simplification() {
      return facts.simplification ?? 0;
    },
    preference: admission.preference,
    isFolded: admission.isFolded,
    deepestLevel: facts.deepestLevel,
    isUnprecedented: facts.isUnprecedented,
  };
}

import { AT_WORK, type Work } from '@retron/molecule';
import { suggestionDetails } from '../explain/suggestion-details.ts';
import type { CloserLook } from '../judge/closer-look.ts';
import { capsOf, LOWEST_CAP_OF_FINDINGS } from '../rate/caps.ts';
import { estimateFeasibility, feasibilityProbability } from '../rate/feasibility.ts';
import { comparePlaces, compareStanding, meritOf, placed } from '../rate/order.ts';
import { ownWord } from '../rate/own-word.ts';
import { productWord } from '../rate/rating-bounds.ts';
import type { Findings } from '../step/findings.ts';
import type { ProposedStep } from '../step/proposed-step.ts';
import type { RankedStep } from '../step/ranked-step.ts';
import type { StepEvidence } from '../step/step-evidence.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';
import { atomsToProtect } from './atoms-to-protect.ts';
import type { DisconnectionPlace } from './disconnection-places.ts';
import { RankedProposal } from './ranked-proposal.ts';
import { stepEvidence } from './step-evidence.ts';

/** Steps looked at closely together; the more, the less each takes. */
const LOOKED_AT_TOGETHER = 64;

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
  const evidence = stepEvidence(steps, probabilities, places);
  const atMost = evidence.map(feasibilityProbability);
  const isSeen = steps.map((step, index) => isWorthALook(step, evidence[index], atMost[index]));
  const toSee = steps.filter((_, index) => isSeen[index]);
  for (let first = 0; first < toSee.length; first += LOOKED_AT_TOGETHER) {
    yield* closerLook.ahead(toSee.slice(first, first + LOOKED_AT_TOGETHER).map((step) => ({ step, depth: 'forward' })));
    yield AT_WORK;
  }
  const ranked = steps.map((step, index) => {
    const seen = isSeen[index] ? { ...evidence[index], findings: closerLook(step, 'forward') } : evidence[index];
    const feasibility = step.facts.textbook ? null : isSeen[index] ? feasibilityProbability(seen) : atMost[index];
    return rankedStep(wanted, step, { evidence: seen, feasibility, probability: probabilities[index] }, places[index], closerLook);
  });
  return ranked.sort(comparePlaces);
}

/**
 * Rates products of one mixture: by the probability that they form, with nothing to run forward.
 *
 * @param probabilities - of the products, in their order
 * @param findings - of the products, in their order; `null` where nothing speaks against one
 * @param areReagentsKnown - reagents are given of which the table knows what they make
 */
export function rankProducts(
  wanted: WantedStructure,
  steps: readonly ProposedStep[],
  probabilities: readonly number[],
  findings: readonly (Findings | null)[],
  areReagentsKnown: boolean,
): readonly RankedProposal[] {
  const ranked = steps.map((step, index) => {
    const probability = probabilities[index];
    const [cap] = capsOf(step.facts, findings[index]);
    const word = productWord({ share: step.share ?? 0, probability, areReagentsKnown });
    const place = placed(word, cap?.highest ?? null, probability);
    return new RankedProposal(step, {
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

/** What a step is rated by. */
interface Estimated {
  readonly evidence: StepEvidence;
  /** `null` for a textbook reaction: nothing recorded tells it. */
  readonly feasibility: number | null;
  readonly probability: number;
}

function rankedStep(
  { prepared }: WantedStructure,
  step: ProposedStep,
  { evidence, feasibility, probability }: Estimated,
  disconnection: DisconnectionPlace,
  closerLook: CloserLook,
): RankedProposal {
  const caps = capsOf(step.facts, evidence.findings, evidence);
  const [cap] = caps;
  const place = placed(ownWord(feasibility, evidence, caps), cap?.highest ?? null, meritOf(probability, feasibility ?? 1));
  return new RankedProposal(step, {
    probability,
    ...disconnection,
    ...place,
    feasibility,
    atomsToProtect: () => (feasibility === null ? [] : atomsToProtect(prepared.molecule, step, evidence, place.rating)),
    details: () => {
      const findings = closerLook(step, depthOf(place));
      return suggestionDetails(prepared.molecule, step, {
        findings,
        feasibility: feasibility === null ? null : { ...estimateFeasibility(evidence), evidence },
        rating: place.rating,
      });
    },
  });
}

/** Looks at steps together that are going to be shown; see `CloserLook.ahead`. */
export function* lookAhead(steps: readonly RankedStep[], closerLook: CloserLook): Work<void> {
  yield* closerLook.ahead(steps.flatMap((each) => (each instanceof RankedProposal ? [{ step: each.proposal, depth: depthOf(each) }] : [])));
}

/** How closely a step that is shown is looked at. */
function depthOf({ rating }: Pick<RankedStep, 'rating'>): 'groups' | 'forward' {
  return rating > UGLY ? 'forward' : 'groups';
}

/** Suggestions rated so low are not run forward, though they are shown: there are very many, and it would take too long. */
const UGLY = 1;

/**
 * Looks closer only at what is rated so well that a finding could lower it: without one, the feasibility is an upper bound.
 *
 * @param atMost - the feasibility without a closer look
 */
function isWorthALook({ facts }: ProposedStep, evidence: StepEvidence, atMost: number): boolean {
  if (facts.textbook) return true;
  return !facts.isUnprecedented && ownWord(atMost, evidence, []) > LOWEST_CAP_OF_FINDINGS;
}

import type { Rating } from '@retron/tree';
import type { KnownSuggestion } from '../request/known-suggestion.ts';

/** What one more step costs however good it is, so that of two equally good routes the shorter one wins. */
const EACH_STEP = 0.1;
/** Below this every step is equally hopeless. */
const LEAST_PROBABILITY = 1e-6;
/**
 * What a word costs beside the probabilities behind it. A bad step costs more than several good ones, so that it enters a route only where
 * these lead nowhere; an ugly one twice that. A good one is mostly a great one with a warning, or with few records: of two ways that are
 * chosen alike the one without comes first.
 */
const OF_WORD: Readonly<Record<Rating, number>> = { 4: 0, 3: 0.5, 2: 8, 1: 16 };

/**
 * Cost of a step: the negative logarithm of the probability that a chemist would choose its disconnection, or where that is not known the step
 * itself, and of the probability that it would work; more for a bad word. Retro* (arXiv:2006.15820, section 3) has the first alone.
 */
export function stepCost({
  probability,
  rating,
  feasibility,
  choice,
}: Pick<KnownSuggestion, 'probability' | 'rating' | 'feasibility' | 'choice'>): number {
  const chosen = choice?.disconnection ?? probability;
  return EACH_STEP + costOfChoice(chosen) - logarithm(feasibility ?? 1) + OF_WORD[rating];
}

/** What a step costs for nothing but how often it is chosen. @param share - of those who make the molecule */
export function costOfChoice(share: number): number {
  return -logarithm(share);
}

/** What it costs to take another variant of a disconnection than its first. */
const OTHER_VARIANT = 0.5;
/**
 * How far the shares of variants count. Below 1, as which leaving group a chemist takes depends on what is at hand. Three settings of both
 * numbers were tried on 60 development targets.
 */
const OF_VARIANT = 0.7;

/**
 * What a variant of a disconnection costs beside its step: more the less often it is chosen than the most chosen one.
 *
 * @param mostChosen - the largest share that a variant of it has
 */
export function variantCost({ choice, variantOf }: Pick<KnownSuggestion, 'choice' | 'variantOf'>, mostChosen: number): number {
  const less = logarithm(mostChosen) - logarithm(choice?.variant ?? 1);
  return OF_VARIANT * Math.max(0, less) + (variantOf === null ? 0 : OTHER_VARIANT);
}

function logarithm(probability: number): number {
  return Math.log(Math.max(probability, LEAST_PROBABILITY));
}

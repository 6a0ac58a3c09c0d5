import type { Rating } from '@retron/tree';
import type { KnownSuggestion } from '../request/known-suggestion.ts';

/** What one more step costs however good it is, so that of two equally good routes the shorter one wins. */
const EACH_STEP = 0.1;
/** Below this every step is equally hopeless. */
const LEAST_PROBABILITY = 1e-6;
/**
 * What a word costs beside the probabilities behind it. A bad step costs more than several good ones, so that it enters a route only where
 * these lead nowhere; an ugly one twice that.
 */
const OF_WORD: Readonly<Record<Rating, number>> = { 4: 0, 3: 0, 2: 8, 1: 16 };

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
  return EACH_STEP - logarithm(chosen) - logarithm(feasibility ?? 1) + OF_WORD[rating];
}

function logarithm(probability: number): number {
  return Math.log(Math.max(probability, LEAST_PROBABILITY));
}

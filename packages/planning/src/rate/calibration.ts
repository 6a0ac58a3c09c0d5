import type { Rating } from '@retron/tree';

/**
 * From a score to a probability to a rating, in one place.
 *
 * PROVISIONAL: measured on a small sample only (docs/chemistry/rating.md). The probability is that of being *the* recorded step; a
 * structure has several good ways, which share it, so a great one need not come near 1.
 */

/** Least probability of each rating; below the first it is 1. */
export const RATING_BOUNDS: readonly { readonly rating: Rating; readonly from: number }[] = [
  { rating: 4, from: 0.15 },
  { rating: 3, from: 0.04 },
  { rating: 2, from: 0.01 },
  { rating: 1, from: 0 },
];

/** How far below its bound the most probable of capped suggestions comes to lie. */
const CAP_SPREAD = 0.001;

/** The logistic function: any score to a probability between 0 and 1, rising. */
export function probabilityOf(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

export function ratingOf(probability: number): Rating {
  return RATING_BOUNDS.find(({ from }) => probability >= from)?.rating ?? 1;
}

/**
 * The probability lowered so far that its rating is not above `highest`; capped ones keep their order among each other.
 *
 * So that sorting by probability always sorts by rating too.
 */
export function capProbability(probability: number, highest: Rating): number {
  const above = RATING_BOUNDS.find(({ rating }) => rating === highest + 1);
  if (above === undefined || probability < above.from) return probability;
  return above.from - CAP_SPREAD * (2 - probability);
}

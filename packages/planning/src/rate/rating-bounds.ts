import type { Rating } from '@retron/tree';

/**
 * From a probability to a rating, in one place.
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

/** The rating that a probability alone gives; caps may lower it, see `rated`. */
export function ratingOf(probability: number): Rating {
  return RATING_BOUNDS.find(({ from }) => probability >= from)?.rating ?? 1;
}

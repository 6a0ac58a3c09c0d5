import type { Rating } from '@retron/tree';

/** Least probability of each rating; below the first it is 1. */
export type RatingBounds = readonly { readonly rating: Rating; readonly from: number }[];

/**
 * From the probability that a product is the one which forms to its word, in the forward direction.
 *
 * PROVISIONAL: measured on a small sample only. Several products share a mixture, so that a great one need not come near 1.
 */
export const PRODUCT_BOUNDS: RatingBounds = [
  { rating: 4, from: 0.15 },
  { rating: 3, from: 0.04 },
  { rating: 2, from: 0.01 },
  { rating: 1, from: 0 },
];

/** The rating that a probability alone gives; caps may lower it, see `rated`. */
export function ratingOf(probability: number, bounds: RatingBounds): Rating {
  return bounds.find(({ from }) => probability >= from)?.rating ?? 1;
}

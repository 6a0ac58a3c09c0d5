import { PRODUCT_WORD_BOUNDS, type Rating } from '@retron/tree';

/** Least probability of each rating; below the first it is 1. */
export type RatingBounds = readonly { readonly rating: Rating; readonly from: number }[];

/**
 * What precedents and reagents say of a product, as a word. With partners that were only supposed it is small for most: simple partners make
 * products that resemble no precedent.
 *
 * PROVISIONAL: measured on a small sample only.
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

/** What the word of a product comes of. */
export interface ProductShares {
  /** Of what exactly its starting materials give, 0 to 1. */
  readonly share: number;
  /** That this is what happens, reagents and precedents counted. */
  readonly probability: number;
  /** Reagents are given of which the table knows what they make. */
  readonly areReagentsKnown: boolean;
}

/**
 * The word of a product before caps: that of its share. What precedents say holds it one word lower at most, as few and unlike ones do not make a
 * reaction fail; where reagents are given that make something else, what is left for it counts.
 */
export function productWord({ share, probability, areReagentsKnown }: ProductShares): Rating {
  if (areReagentsKnown) return ratingOf(Math.min(share, probability), PRODUCT_WORD_BOUNDS);
  const byShare = ratingOf(share, PRODUCT_WORD_BOUNDS);
  const bySupport = ratingOf(probability, PRODUCT_BOUNDS);
  return Math.min(byShare, Math.max(bySupport, byShare - 1)) as Rating;
}

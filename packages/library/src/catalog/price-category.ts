/** Category of a price per gram, 1 cheapest to 5. */
export type PriceCategory = 1 | 2 | 3 | 4 | 5;

/**
 * US dollars per gram from which each category begins. Source: spec section 9, "Price categories per gram". A price on a line counts to
 * the dearer side, but 3,000 itself is not "over 3000"; see docs/decisions/price-categories.md.
 */
const FIRST_CATEGORY_END = 100;
const SECOND_CATEGORY_END = 800;
const THIRD_CATEGORY_END = 1250;
const FOURTH_CATEGORY_LAST = 3000;

/** @param pricePerGram - US dollars per gram, above 0 */
export function priceCategoryOf(pricePerGram: number): PriceCategory {
  if (pricePerGram < FIRST_CATEGORY_END) return 1;
  if (pricePerGram < SECOND_CATEGORY_END) return 2;
  if (pricePerGram < THIRD_CATEGORY_END) return 3;
  return pricePerGram <= FOURTH_CATEGORY_LAST ? 4 : 5;
}

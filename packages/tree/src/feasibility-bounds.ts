import type { Rating } from './tree.ts';

/**
 * Least feasibility of each word, best first; a rule or a missing precedent may hold the word below its number's. Chosen by the order
 * and the words that come of it, see docs/decisions/two-numbers.md.
 */
export const FEASIBILITY_BOUNDS: readonly { readonly rating: Rating; readonly from: number }[] = [
  { rating: 4, from: 0.97 },
  { rating: 3, from: 0.75 },
  { rating: 2, from: 0.1 },
  { rating: 1, from: 0 },
];

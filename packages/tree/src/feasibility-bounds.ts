import type { Rating } from './tree.ts';

/** Least feasibility of each word, best first; a rule or a missing precedent may hold the word below its number's. */
export const FEASIBILITY_BOUNDS: readonly { readonly rating: Rating; readonly from: number }[] = [
  { rating: 4, from: 0.85 },
  { rating: 3, from: 0.5 },
  { rating: 2, from: 0.2 },
  { rating: 1, from: 0 },
];

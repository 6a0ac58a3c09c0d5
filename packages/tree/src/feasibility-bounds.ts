import type { Choice, Rating } from './tree.ts';

/** Least feasibility of each word, best first. */
export type WordBounds = readonly { readonly rating: Rating; readonly from: number }[];

/** Share of a disconnection from which chemists choose it often: what is done so often works where the estimate is in doubt. */
const OFTEN_CHOSEN = 0.2;
/**
 * Share of a disconnection that a variant has to hold itself for that: what chemists often do they seldom do so. Of lifted variants of
 * validation reactions below it none was the recorded one.
 */
const FAIR_SHARE_OF_VARIANT = 0.02;
/** Share from which most chemists choose it: then it need not be beyond doubt to be what one would run first. */
const MOSTLY_CHOSEN = 0.5;

const USUAL: WordBounds = [
  { rating: 4, from: 0.97 },
  { rating: 3, from: 0.75 },
  { rating: 2, from: 0.1 },
  { rating: 1, from: 0 },
];
const WHERE_OFTEN_CHOSEN: WordBounds = USUAL.map((bound) => (bound.rating === 3 ? { ...bound, from: 0.4 } : bound));
const WHERE_MOSTLY_CHOSEN: WordBounds = WHERE_OFTEN_CHOSEN.map((bound) => (bound.rating === 4 ? { ...bound, from: 0.93 } : bound));

/**
 * Least share of what starting materials give from which a product has each word, forward: great is what forms in three cases of four, good
 * what may well be the main product.
 */
export const PRODUCT_WORD_BOUNDS: WordBounds = [
  { rating: 4, from: 0.75 },
  { rating: 3, from: 0.25 },
  { rating: 2, from: 0.03 },
  { rating: 1, from: 0 },
];

/**
 * Least feasibility of each word for a step; a rule, a missing precedent or what chemists rather do may hold the word below its number's.
 * Chosen by the order and the words that come of it, see docs/decisions/two-numbers.md.
 *
 * @param choice - how often chemists choose its disconnection, and the variant within that; `null` where it was not asked
 */
export function wordBounds(choice: Choice | null): WordBounds {
  if (choice === null || choice.disconnection < OFTEN_CHOSEN || choice.variant < FAIR_SHARE_OF_VARIANT) return USUAL;
  return choice.disconnection < MOSTLY_CHOSEN ? WHERE_OFTEN_CHOSEN : WHERE_MOSTLY_CHOSEN;
}

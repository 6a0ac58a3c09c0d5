import type { Rating } from '@retron/tree';
import { RATING_BOUNDS, ratingOf } from './rating-bounds.ts';

/** What decides where a suggestion stands among those of its structure. */
export interface Placed {
  /** That of the probability, or the lowest cap. */
  readonly rating: Rating;
  /**
   * Sort key among those of the same rating: the probability, and for what a cap holds down a number just below the bound that it may not
   * reach, so that it comes among the best of its rating. No estimate of anything, and nothing to be shown.
   */
  readonly standing: number;
  /** Tells suggestions apart that are equally good. */
  readonly key: string;
}

/** How far below the bound the most probable of capped suggestions stands. */
const CAP_SPREAD = 0.001;

/**
 * Rating and standing of a suggestion. The probability itself stays what the ranker says.
 *
 * @param cap - the lowest that applies; `null` where none does
 */
export function rated(probability: number, cap: Rating | null): Pick<Placed, 'rating' | 'standing'> {
  const rating = ratingOf(probability);
  if (cap === null || rating <= cap) return { rating, standing: probability };
  return { rating: cap, standing: boundAbove(cap) - CAP_SPREAD * (2 - probability) };
}

/** Least probability of the next higher rating. */
function boundAbove(rating: Rating): number {
  return RATING_BOUNDS.find((each) => each.rating === rating + 1)?.from ?? 1;
}

/** Best first: by rating, then by standing, then by key. A total order of suggestions with different keys. */
export function compareStanding(a: Placed, b: Placed): number {
  return b.rating - a.rating || b.standing - a.standing || compareKeys(a, b);
}

/** Best first: by rating whatever the merit, then by merit, and where that is equal as `compareStanding` says. */
export function sortByMerit<S extends Placed>(suggestions: readonly S[], meritOf: (suggestion: S) => number): readonly S[] {
  const judged = suggestions.map((suggestion) => ({ suggestion, merit: meritOf(suggestion) }));
  judged.sort((a, b) => b.suggestion.rating - a.suggestion.rating || b.merit - a.merit || compareStanding(a.suggestion, b.suggestion));
  return judged.map(({ suggestion }) => suggestion);
}

function compareKeys(a: Placed, b: Placed): number {
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}

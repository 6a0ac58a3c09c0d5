import type { Rating } from '@retron/tree';

/** What decides where a suggestion stands among those of its structure. */
export interface Placed {
  readonly rating: Rating;
  /**
   * Sort key: a better rated suggestion has a greater one, and of two that are rated alike the one with more merit. Its ratios within a
   * rating are those of the merits. No estimate of anything, and nothing to be shown.
   */
  readonly standing: number;
  /** Tells suggestions apart that are equally good. */
  readonly key: string;
}

/** Ratio of the standings of two suggestions with the same merit, the one rated one better than the other. */
const RATING_RATIO = 1e8;
/** Added to every merit, so that the least of a rating stands above the best of the next lower one. */
const LEAST_MERIT = 2e-8;

/**
 * Rating and standing of a suggestion.
 *
 * @param word - the rating before caps
 * @param cap - the lowest that applies; `null` where none does
 * @param merit - 0 to 1; see `meritOf`
 */
export function placed(word: Rating, cap: Rating | null, merit: number): Pick<Placed, 'rating' | 'standing'> {
  const rating = cap === null || word <= cap ? word : cap;
  return { rating, standing: (LEAST_MERIT + (1 - LEAST_MERIT) * merit) * RATING_RATIO ** (rating - 4) };
}

/**
 * What a step counts among those of its rating, 0 to 1: both how often chemists choose it and whether it would work.
 *
 * @param probability - that it is the recorded step
 */
export function meritOf(probability: number, feasibility: number): number {
  return probability * feasibility ** FEASIBILITY_POWER;
}

/** How much the feasibility moves a step beside the probability; measured on validation reactions (docs/decisions/two-numbers.md). */
const FEASIBILITY_POWER = 0.25;

/** Best first: by rating, then by standing, then by key. A total order of suggestions with different keys. */
export function compareStanding(a: Placed, b: Placed): number {
  return comparePlaces(a, b) || compareKeys(a, b);
}

/** As `compareStanding`, but for the keys, which are canonical SMILES and take long to write. */
export function comparePlaces(a: Omit<Placed, 'key'>, b: Omit<Placed, 'key'>): number {
  return b.rating - a.rating || b.standing - a.standing;
}

/** Best first: by rating whatever the merit, then by merit, and where that is equal as `compareStanding` says. */
export function sortByMerit<S extends Placed>(suggestions: readonly S[], meritOf: (suggestion: S) => number): readonly S[] {
  const judged = suggestions.map((suggestion) => ({ suggestion, merit: meritOf(suggestion) }));
  const compare = (a: (typeof judged)[number], b: (typeof judged)[number]) =>
    b.suggestion.rating - a.suggestion.rating || b.merit - a.merit || comparePlaces(a.suggestion, b.suggestion);
  judged.sort(compare);
  const sorted: S[] = [];
  while (sorted.length < judged.length) {
    const first = sorted.length;
    let end = first + 1;
    while (end < judged.length && compare(judged[first], judged[end]) === 0) end++;
    const equal = judged.slice(first, end).map(({ suggestion }) => suggestion);
    if (equal.length > 1) equal.sort(compareKeys);
    for (const each of equal) sorted.push(each);
  }
  return sorted;
}

/**
 * Those with the greatest merits, whatever their rating; of equal ones those that come first by `compareStanding`. In no order.
 *
 * @param limit - how many at most
 */
export function bestByMerit<S extends Placed>(suggestions: readonly S[], meritOf: (suggestion: S) => number, limit: number): readonly S[] {
  if (suggestions.length <= limit) return suggestions;
  const judged = suggestions.map((suggestion) => ({ suggestion, merit: meritOf(suggestion) }));
  const compare = (a: (typeof judged)[number], b: (typeof judged)[number]) =>
    b.merit - a.merit || comparePlaces(a.suggestion, b.suggestion);
  judged.sort(compare);
  const last = judged[limit - 1];
  const tied = judged.filter((each) => compare(each, last) === 0).map(({ suggestion }) => suggestion);
  const better = judged.filter((each) => compare(each, last) < 0).map(({ suggestion }) => suggestion);
  if (better.length + tied.length > limit) tied.sort(compareKeys);
  return [...better, ...tied].slice(0, limit);
}

function compareKeys(a: Placed, b: Placed): number {
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}

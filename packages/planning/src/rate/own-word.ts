import { FEASIBILITY_BOUNDS, type Rating } from '@retron/tree';
import { TEXTBOOK_RATING } from './caps.ts';
import { meritOf, type Placed, placed } from './order.ts';
import { ratingOf } from './rating-bounds.ts';

/**
 * The word of a step before caps.
 *
 * @param feasibility - `null` for a textbook reaction: nothing recorded tells it
 */
export function ownWord(feasibility: number | null): Rating {
  return feasibility === null ? TEXTBOOK_RATING : ratingOf(feasibility, FEASIBILITY_BOUNDS);
}

/** Where a step would stand if nothing held its word down, to be sorted by `comparePlaces`: for measuring what caps do to the order. */
export function placeWithoutCaps(step: {
  readonly probability: number;
  readonly feasibility: number | null;
}): Pick<Placed, 'rating' | 'standing'> {
  return placed(ownWord(step.feasibility), null, meritOf(step.probability, step.feasibility ?? 1));
}

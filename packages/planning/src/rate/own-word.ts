import { type Rating, wordBounds } from '@retron/tree';
import type { RankedStep } from '../step/ranked-step.ts';
import { isAnywhere } from '../step/synthon-keys.ts';
import { type Cap, type Chosen, capsOfChoice, TEXTBOOK_RATING } from './caps.ts';
import { meritOf, type Placed, placed } from './order.ts';
import { ratingOf } from './rating-bounds.ts';

/**
 * The word of a step before caps. That chemists often choose it, and choose it so, speaks for it where the number is in doubt, not where a
 * risk is known.
 *
 * @param feasibility - `null` for a textbook reaction: nothing recorded tells it
 * @param caps - those that apply to it, as far as they are known
 */
export function ownWord(feasibility: number | null, { disconnectionShare, variantShare }: Chosen, caps: readonly Cap[]): Rating {
  if (feasibility === null) return TEXTBOOK_RATING;
  const choice = { disconnection: disconnectionShare, variant: variantShare };
  return ratingOf(feasibility, wordBounds(caps.some(({ isRisk }) => isRisk) ? null : choice));
}

/**
 * Where the steps of one structure would stand if nothing but what chemists choose held their words down, to be sorted by `comparePlaces`:
 * for measuring what the other caps do to the order.
 *
 * @param steps - all that were found
 */
export function placesWithoutCaps(
  steps: readonly Pick<RankedStep, 'probability' | 'feasibility' | 'disconnectionKey' | 'choice'>[],
): readonly Pick<Placed, 'rating' | 'standing'>[] {
  const best = new Map<string, number>();
  for (const { probability, feasibility, disconnectionKey } of steps) {
    if (feasibility !== null) best.set(disconnectionKey, Math.max(best.get(disconnectionKey) ?? 0, probability));
  }
  return steps.map(({ probability, feasibility, disconnectionKey, choice }) => {
    const ofBest = best.get(disconnectionKey) ?? 0;
    const chosen = {
      disconnectionShare: choice?.disconnection ?? 0,
      variantShare: choice?.variant ?? 0,
      besideBestVariant: ofBest === 0 ? 1 : probability / ofBest,
      isAnywhere: isAnywhere(disconnectionKey),
    };
    const caps = feasibility === null ? [] : capsOfChoice(chosen);
    const [cap] = caps;
    return placed(ownWord(feasibility, chosen, caps), cap?.highest ?? null, meritOf(probability, feasibility ?? 1));
  });
}

import type { KnownSuggestion } from '../request/known-suggestion.ts';
import { costOfChoice } from './step-cost.ts';

/**
 * What the ways to a molecule cost, beside what is estimated of it, that were left out for nothing but their number: what is chosen less often
 * than all that was followed costs at least as much as the disconnection of these that is chosen least. Textbooks are followed whatever is
 * chosen, and say nothing of it.
 *
 * @param followed - the suggestions of the molecule, in any order
 */
export function costOfFartherWays(followed: readonly Pick<KnownSuggestion, 'choice' | 'probability' | 'feasibility'>[]): number {
  const chosen = followed
    .filter(({ feasibility }) => feasibility !== null)
    .map(({ choice, probability }) => choice?.disconnection ?? probability);
  return costOfChoice(Math.min(1, ...chosen));
}

import type { EnsembleNode } from '@retron/contract';
import { feasibilityText, wordBounds } from '@retron/tree';

/** The number that says whether a suggestion would work, as it stands beside its word; `null` where nothing tells it. */
export function feasibilityNumber({ feasibility, choice }: Pick<EnsembleNode, 'feasibility' | 'choice'>): string | null {
  if (feasibility === null) return null;
  return feasibilityText(
    feasibility,
    [...wordBounds(choice), ...wordBounds(null)].map(({ from }) => from),
  );
}

import type { Precision } from '@retron/tree';
import { logistic } from '../odds.ts';

/** What is known of a prediction when it is asked how likely the true product is none of those found. */
export interface PredictionFacts {
  /** Products found, before the least probable are left out. */
  readonly products: number;
  /** Share of the most probable among them. */
  readonly first: number;
  /** Support of the most probable product: its deepest level, and the recorded reactions of the best transform there. */
  readonly deepestLevel: Precision;
  readonly reactions: number;
}

/**
 * Natural logarithms of odds, fitted by logistic regression to 1,600 patent reactions whose product is not in the library, and rounded
 * (docs/chemistry/forward.md). Among 88 % of them the recorded product was found.
 */
const WEIGHTS = { constant: 2, firstLogOdds: -0.36, level2: -1.1, level3: -1.1, reactions: -0.2, products: -0.33 } as const;
/** No prediction is surer than this that the first product is the only one, or not. */
const SUREST = 0.999;

/** Estimated share, 0 to 1, of recorded reactions of such a mixture whose product is none of those found; 1 where none is. */
export function outsideShare(facts: PredictionFacts | null): number {
  if (facts === null) return 1;
  const first = Math.min(SUREST, Math.max(1 - SUREST, facts.first));
  return logistic(
    WEIGHTS.constant +
      WEIGHTS.firstLogOdds * Math.log(first / (1 - first)) +
      (facts.deepestLevel >= 2 ? WEIGHTS.level2 : 0) +
      (facts.deepestLevel >= 3 ? WEIGHTS.level3 : 0) +
      WEIGHTS.reactions * Math.log1p(facts.reactions) +
      WEIGHTS.products * Math.log1p(facts.products),
  );
}

import type { FactsRanker } from '../../ports/step-ranker.ts';
import type { StepFacts } from '../../step/step-facts.ts';
import { logistic } from '../odds.ts';

/**
 * Weights of what precedents say, in natural logarithms of odds. PROVISIONAL: fitted once by logistic regression on 492 validation
 * reactions of USPTO-50k, with a library built from the training reactions (docs/chemistry/rating.md); `stock` is set by hand.
 */
const WEIGHTS = {
  constant: -11.8,
  level2: 2.55,
  level3: 4.25,
  /** Per factor of e in recorded reactions: all of them, and those that share the deepest surroundings. */
  precedents: 0.15,
  closePrecedents: 0.5,
  /** From nothing in common to the same molecule, as in RetroSim (doi:10.1021/acscentsci.7b00355). */
  similarity: 7,
  /** Per factor of e in the number of ways the transform fits: its probability is shared among them. */
  sites: -1.2,
  competingSite: -0.3,
  simplification: 2.6,
  complication: 0.45,
  /** When all precursors are in stock. */
  stock: 0.4,
} as const;

/** Ranks by precedents alone: how many, how similar, how specific; then by what the step gains. */
export const PRECEDENT_RANKER: FactsRanker = {
  kind: 'precedents',
  sees: 'facts',
  calibration: null,
  probabilities: (_, steps) => steps.map(({ facts }) => precedentProbability(facts)),
};

/** @param oddsLeft - by what the odds are multiplied that precedents alone give: something else speaks against the step, or is as probable */
export function precedentProbability(facts: StepFacts, oddsLeft = 1): number {
  return logistic(precedentScore(facts) + Math.log(oddsLeft));
}

/** Natural logarithm of the odds that precedents give. */

export function precedentScore(facts: StepFacts): number {
  const stockShare = facts.precursorsInStock === null ? 0 : facts.precursorsInStock / facts.precursorCount;
  const simplification = facts.simplification ?? 0;
  return (
    WEIGHTS.constant +
    (facts.deepestLevel === 3 ? WEIGHTS.level3 : facts.deepestLevel === 2 ? WEIGHTS.level2 : 0) +
    WEIGHTS.precedents * Math.log(1 + facts.precedentCount) +
    WEIGHTS.closePrecedents * Math.log(1 + facts.closePrecedentCount) +
    WEIGHTS.similarity * facts.similarity +
    WEIGHTS.sites * Math.log(facts.siteCount) +
    (facts.competingSiteCount > 0 ? WEIGHTS.competingSite : 0) +
    simplification * (simplification > 0 ? WEIGHTS.simplification : WEIGHTS.complication) +
    WEIGHTS.stock * stockShare
  );
}

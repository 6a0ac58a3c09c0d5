import type { StepEvidence } from '../step/step-evidence.ts';
import { FEASIBILITY_TERM_IDS, type FeasibilityTermId, feasibilityMeasures } from './feasibility-terms.ts';
import { CONSTANT, WEIGHTS } from './feasibility-weights.ts';

/** What each term adds to the natural logarithm of the odds; they and `constant` add up to it. */
export type TermShares = Readonly<Record<FeasibilityTermId, number>>;

/** Whether precursors give a structure. */
export interface Feasibility {
  /** 0 to 1: that of this product and one other that the precursors could give, by the forward transforms, this is the one that forms. */
  readonly probability: number;
  readonly shares: TermShares;
}

/** Would it work? An additive model in logarithms of odds, fitted to which product recorded mixtures gave (docs/chemistry/rating.md). */
export function estimateFeasibility(evidence: StepEvidence): Feasibility {
  return feasibilityOf(feasibilityMeasures(evidence));
}

/** The probability alone: that of most steps is asked for, and the shares of a few. */
export function feasibilityProbability(evidence: StepEvidence): number {
  return probabilityOf(sharesOf(feasibilityMeasures(evidence)));
}

/** The same of the numbers themselves, in the order of the terms. */
export function feasibilityOf(measures: readonly number[]): Feasibility {
  const shares = sharesOf(measures);
  const entries = FEASIBILITY_TERM_IDS.map((id, index) => [id, shares[index]] as const);
  return { probability: probabilityOf(shares), shares: Object.fromEntries(entries) as Record<FeasibilityTermId, number> };
}

const IN_ORDER = FEASIBILITY_TERM_IDS.map((id) => WEIGHTS[id]);

function sharesOf(measures: readonly number[]): readonly number[] {
  return IN_ORDER.map(({ weight, typical }, index) => weight * (measures[index] - typical));
}

function probabilityOf(shares: readonly number[]): number {
  let logOdds = CONSTANT;
  for (const share of shares) logOdds += share;
  return 1 / (1 + Math.exp(-logOdds));
}

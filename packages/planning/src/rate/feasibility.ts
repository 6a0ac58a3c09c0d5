import type { StepEvidence } from '../step/step-evidence.ts';
import { FEASIBILITY_TERM_IDS, FEASIBILITY_TERMS, type FeasibilityTermId } from './feasibility-terms.ts';
import { CONSTANT, WEIGHTS } from './feasibility-weights.ts';

/** What each term adds to the natural logarithm of the odds; they and `constant` add up to it. */
export type TermShares = Readonly<Record<FeasibilityTermId, number>>;

/** Whether precursors give a structure. */
export interface Feasibility {
  /** 0 to 1: that of all products the precursors could give, by the forward transforms, this is the one that forms. */
  readonly probability: number;
  readonly shares: TermShares;
}

/** Would it work? An additive model in logarithms of odds, fitted to which product recorded mixtures gave (docs/chemistry/rating.md). */
export function estimateFeasibility(evidence: StepEvidence): Feasibility {
  const shares = Object.fromEntries(
    FEASIBILITY_TERM_IDS.map((id) => {
      const { weight, typical } = WEIGHTS[id];
      return [id, weight * (FEASIBILITY_TERMS[id].measure(evidence) - typical)];
    }),
  ) as Record<FeasibilityTermId, number>;
  const logOdds = FEASIBILITY_TERM_IDS.reduce((sum, id) => sum + shares[id], CONSTANT);
  return { probability: 1 / (1 + Math.exp(-logOdds)), shares };
}

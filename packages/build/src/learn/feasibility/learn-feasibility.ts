import { FEASIBILITY_TERM_IDS, FEASIBILITY_TERMS } from '@retron/planning/training';
import { evenHash } from '../../collect/hold-out.ts';
import { type FittedFeasibility, fitFeasibility, type WeightRule } from './fit-feasibility.ts';
import type { Outcome } from './mixture-outcomes.ts';

/** What the reactants of one recorded reaction could make. */
export interface RecordedOutcomes {
  /** The patent it stands in, or where that is unknown the key of the record: reactions of one patent are alike. */
  readonly origin: string;
  readonly outcomes: readonly Outcome[];
}

/** An estimate of something and whether it came true; `weight` times. */
export interface WeighedEstimate {
  readonly probability: number;
  readonly isTrue: boolean;
  readonly weight: number;
}

/** Weights by term, what is typical, and what the model says of reactions it was not fitted on. */
export interface LearnedFeasibility {
  readonly constant: number;
  readonly terms: readonly { readonly id: string; readonly weight: number; readonly typical: number }[];
  /** Reactions fitted on. */
  readonly fittedOn: number;
  /** Reactions not fitted on, and what is said of their outcomes. */
  readonly heldBack: { readonly reactions: number; readonly estimates: readonly WeighedEstimate[] };
}

/** Whether reactions of an origin are never fitted on, but tell how good the fit is: half of them are. */
export function isHeldBack(origin: string): boolean {
  return evenHash(`half of ${origin}`) >= 0.5;
}

/**
 * Fits on one half of the origins and tells what comes of the other.
 *
 * Reactants could make many products that were not recorded, so that the plain share of the recorded one is small however well it fits.
 * The feasibility is that of a product against one rival instead: recorded products and all others together weigh the same, which adds
 * the logarithm of the rivals' number to the constant and changes no order.
 */
export function learnFeasibility(recorded: readonly RecordedOutcomes[]): LearnedFeasibility {
  const fitted = recorded.filter(({ origin }) => !isHeldBack(origin));
  const heldBack = recorded.filter(({ origin }) => isHeldBack(origin));
  const outcomes = fitted.flatMap((each) => each.outcomes);
  const rules = FEASIBILITY_TERM_IDS.map((id, index): WeightRule => {
    const { direction, isAlwaysThere, expected } = FEASIBILITY_TERMS[id];
    return { sign: direction === 'for' ? 1 : -1, typical: isAlwaysThere ? typicalOf(outcomes, index) : 0, expected };
  });
  const fit = fitFeasibility(outcomes, rules);
  const rivals = rivalsOf(outcomes);
  const model = rounded({ ...fit, constant: fit.constant + Math.log(rivals) });
  const typical = rules.map((rule) => round(rule.typical));
  return {
    constant: model.constant,
    terms: FEASIBILITY_TERM_IDS.map((id, index) => ({ id, weight: model.weights[index], typical: typical[index] })),
    fittedOn: fitted.length,
    heldBack: {
      reactions: heldBack.length,
      estimates: heldBack.flatMap((each) =>
        each.outcomes.map(({ measures, isRecorded, weight }) => {
          const logOdds = measures.reduce((sum, measure, index) => sum + model.weights[index] * (measure - typical[index]), model.constant);
          return { probability: 1 / (1 + Math.exp(-logOdds)), isTrue: isRecorded, weight: isRecorded ? weight : weight / rivals };
        }),
      ),
    },
  };
}

/** Products that were not recorded for each that was. */
export function rivalsOf(outcomes: readonly { readonly isRecorded: boolean; readonly weight: number }[]): number {
  const weightOf = (isRecorded: boolean) => outcomes.reduce((sum, each) => sum + (each.isRecorded === isRecorded ? each.weight : 0), 0);
  return weightOf(false) / weightOf(true) || 1;
}

/** Halfway between what recorded outcomes have on average and what others have: what says nothing. */
function typicalOf(outcomes: readonly Outcome[], index: number): number {
  const meanOf = (isRecorded: boolean) => {
    const list = outcomes.filter((each) => each.isRecorded === isRecorded);
    return list.reduce((sum, { measures }) => sum + measures[index], 0) / Math.max(1, list.length);
  };
  return round((meanOf(true) + meanOf(false)) / 2);
}

function rounded({ constant, weights }: FittedFeasibility): FittedFeasibility {
  return { constant: round(constant), weights: weights.map(round) };
}

function round(value: number): number {
  return Number(value.toFixed(3));
}

/** Probability that of a true and a false outcome the true one was given the higher estimate (Hanley and McNeil 1982); ties count half. */
export function areaUnderCurve(estimates: readonly WeighedEstimate[]): number {
  const sorted = [...estimates].sort((a, b) => a.probability - b.probability);
  let [below, won, pairs] = [0, 0, 0];
  for (let start = 0; start < sorted.length; ) {
    let end = start;
    let [wrong, right] = [0, 0];
    for (; end < sorted.length && sorted[end].probability === sorted[start].probability; end++) {
      if (sorted[end].isTrue) right += sorted[end].weight;
      else wrong += sorted[end].weight;
    }
    won += right * (below + wrong / 2);
    below += wrong;
    pairs += right;
    start = end;
  }
  return pairs === 0 || below === 0 ? 0.5 : won / (pairs * below);
}

import type { Outcome } from './mixture-outcomes.ts';

/** What is asked of a weight: nothing, or that it has a sign. */
export interface WeightRule {
  /** 1: not negative; -1: not positive. */
  readonly sign: 1 | -1;
  /** Subtracted from the measure, so that a step that is typical has nothing for or against it. */
  readonly typical: number;
  /** The weight where outcomes tell nothing. */
  readonly expected: number;
}

/** A fitted model: the natural logarithm of the odds is the constant and the weighted sum of what differs from typical. */
export interface FittedFeasibility {
  readonly constant: number;
  readonly weights: readonly number[];
}

/** How far weights are expected to lie from what is expected, as natural logarithm of odds. */
const SPREAD = 1;
const SWEEPS = 200;
const LEAST_CHANGE = 1e-6;

/**
 * Logistic regression with weights of a given sign (L2, cyclic coordinate descent by Newton's steps; Genkin, Lewis, Madigan 2007,
 * doi:10.1198/004017007000000245). The same outcomes in the same order give the same weights.
 */
export function fitFeasibility(outcomes: readonly Outcome[], rules: readonly WeightRule[]): FittedFeasibility {
  const columns = rules.map(({ typical }, index) => Float64Array.from(outcomes, ({ measures }) => measures[index] - typical));
  const truth = Float64Array.from(outcomes, ({ isRecorded }) => (isRecorded ? 1 : 0));
  const importance = Float64Array.from(outcomes, ({ weight }) => weight);
  const scores = new Float64Array(outcomes.length);
  const weights = rules.map(({ expected }) => expected);
  let constant = 0;
  for (const [index, column] of columns.entries()) addTo(scores, column, weights[index]);
  const newton = (column: Float64Array | null, offset: number, penalty: number) => {
    let [slope, curvature] = [penalty * offset, penalty];
    for (let i = 0; i < scores.length; i++) {
      const x = column === null ? 1 : column[i];
      if (x === 0) continue;
      const p = 1 / (1 + Math.exp(-scores[i]));
      slope += importance[i] * x * (p - truth[i]);
      curvature += importance[i] * x * x * Math.max(p * (1 - p), 1e-4);
    }
    return Math.max(-1, Math.min(1, -slope / (curvature + 1e-9)));
  };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let change = 0;
    const step = newton(null, 0, 0);
    constant += step;
    addTo(scores, null, step);
    for (const [index, { sign, expected }] of rules.entries()) {
      const wanted = weights[index] + newton(columns[index], weights[index] - expected, 1 / SPREAD ** 2);
      const next = sign * Math.max(0, sign * wanted);
      addTo(scores, columns[index], next - weights[index]);
      change = Math.max(change, Math.abs(next - weights[index]));
      weights[index] = next;
    }
    if (change < LEAST_CHANGE && Math.abs(step) < LEAST_CHANGE) break;
  }
  return { constant, weights };
}

/** @param column - `null` for one that is 1 everywhere */
function addTo(scores: Float64Array, column: Float64Array | null, by: number): void {
  for (let i = 0; i < scores.length; i++) scores[i] += by * (column === null ? 1 : column[i]);
}

import type { Calibration } from '../ports/step-ranker.ts';
import { logistic } from './odds.ts';

/** Keeps the odds finite. */
const LEAST_PROBABILITY = 1e-7;

/** The probability that was observed where a ranker gives this one. */
export function calibrated(probability: number, calibration: Calibration | null): number {
  if (calibration === null) return probability;
  const bounded = Math.min(1 - LEAST_PROBABILITY, Math.max(LEAST_PROBABILITY, probability));
  return logistic(calibration.slope * Math.log(bounded / (1 - bounded)) + calibration.intercept);
}

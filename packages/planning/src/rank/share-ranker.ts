import { precedentScore } from './precedent-ranker.ts';
import type { Ranker } from './ranker.ts';
import type { Calibration } from './ranker-file.ts';

/** Keeps the odds finite. */
const LEAST_SHARE = 1e-7;

/** The logarithm of the calibrated odds of a step to which the networks give this share. @param share - 0 to 1 */
export function calibratedScore(share: number, { slope, intercept }: Calibration): number {
  const bounded = Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, share));
  return slope * Math.log(bounded / (1 - bounded)) + intercept;
}

/**
 * What is taken from the logarithm of the odds of a step that the ranker has learnt nothing of: a quarter of the odds is left. Set by
 * judgement: such a change is in none of the reactions learnt from, so it is made less often than its precedents alone tell.
 */
const UNLEARNT = Math.log(4);

/** Ranks by the share that a learned ranker gave; by precedents, less `UNLEARNT`, what has none. */
export function shareRanker(calibration: Calibration): Ranker {
  return {
    scores: (_, steps) =>
      steps.map(({ share, facts }) => (share === null ? precedentScore(facts) - UNLEARNT : calibratedScore(share, calibration))),
  };
}

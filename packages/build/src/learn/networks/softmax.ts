/** How far a training is. */
export interface TrainingProgress {
  /** Epochs done, from 1. */
  readonly epoch: number;
  readonly epochs: number;
  /** Mean over the epoch. */
  readonly loss: number;
}

/** Keeps the logarithm finite. */
const LEAST_PROBABILITY = 1e-30;

/**
 * Replaces scores by the gradient of the loss for them: the loss is minus the logarithm of the softmax probability that one of the
 * recorded candidates is chosen.
 *
 * @param smoothing - share of probability that is wanted evenly over all candidates
 * @returns the loss, without smoothing
 */
export function writeSoftmaxGradient(scores: Float64Array, isRecorded: Uint8Array, smoothing: number): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) highest = Math.max(highest, score);
  let sum = 0;
  let recorded = 0;
  for (let c = 0; c < scores.length; c++) {
    scores[c] = Math.exp(scores[c] - highest);
    sum += scores[c];
    if (isRecorded[c] === 1) recorded += scores[c];
  }
  for (let c = 0; c < scores.length; c++) {
    const wanted = (isRecorded[c] === 1 && recorded > 0 ? ((1 - smoothing) * scores[c]) / recorded : 0) + smoothing / scores.length;
    scores[c] = scores[c] / sum - wanted;
  }
  return -Math.log(recorded / sum + LEAST_PROBABILITY);
}

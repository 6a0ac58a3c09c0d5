/** One step whose share of probability is known, and whether it was the recorded one. */
export interface CalibrationPoint {
  readonly share: number;
  readonly isRecorded: boolean;
}

const ITERATIONS = 25;
const LEAST_SHARE = 1e-7;
/** Keeps the matrix of second derivatives invertible. */
const RIDGE = 1e-6;

/**
 * The logistic map of the logarithm of the odds of `share` under which what was observed is most likely (Platt scaling), by Newton's
 * method.
 */
export function fitCalibration(points: readonly CalibrationPoint[]): { readonly slope: number; readonly intercept: number } {
  const odds = points.map(({ share }) => {
    const bounded = Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, share));
    return Math.log(bounded / (1 - bounded));
  });
  let slope = 1;
  let intercept = 0;
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    let [first0, first1, second00, second01, second11] = [0, 0, RIDGE, 0, RIDGE];
    points.forEach(({ isRecorded }, i) => {
      const probability = 1 / (1 + Math.exp(-(slope * odds[i] + intercept)));
      const error = probability - (isRecorded ? 1 : 0);
      const weight = probability * (1 - probability);
      first0 += error;
      first1 += error * odds[i];
      second00 += weight;
      second01 += weight * odds[i];
      second11 += weight * odds[i] * odds[i];
    });
    const determinant = second00 * second11 - second01 * second01;
    intercept -= (second11 * first0 - second01 * first1) / determinant;
    slope -= (second00 * first1 - second01 * first0) / determinant;
  }
  return { slope, intercept };
}

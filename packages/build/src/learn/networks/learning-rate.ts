/** Share of the highest rate that is left at the end. */
const FINAL_SHARE = 0.02;

/** Rises evenly over the first steps, then falls along a cosine (doi:10.48550/arXiv.1608.03983). @param step - from 1 */
export function learningRate(highest: number, step: number, steps: number, rising: number): number {
  const fall = FINAL_SHARE + (1 - FINAL_SHARE) * 0.5 * (1 + Math.cos((Math.PI * step) / steps));
  return highest * Math.min(1, step / rising) * fall;
}

/** The probability of which this is the natural logarithm of the odds; rises from 0 to 1. */
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** Digits after the point that a number has at least, and at most. */
const [FEWEST, MOST] = [2, 4];

/**
 * A feasibility as readers see it, with as many digits as set it apart from every limit it has not reached: 0.746 beside "good from 0.75", where
 * two digits would say that it is good.
 *
 * @param limits - least numbers of the words that stand beside it
 */
export function feasibilityText(feasibility: number, limits: readonly number[]): string {
  for (let digits = FEWEST; digits < MOST; digits++) {
    const text = feasibility.toFixed(digits);
    if (limits.every((limit) => Number(text) >= limit === feasibility >= limit)) return text;
  }
  return (Math.floor(feasibility * 10 ** MOST) / 10 ** MOST).toFixed(MOST);
}

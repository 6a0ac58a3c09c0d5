/** How well probabilities came true among predictions of about the same probability. */
export interface ReliabilityBin {
  /** Per cent: from this probability up to the next bin. */
  readonly from: number;
  readonly count: number;
  /** Mean of the probabilities, and share that came true, in per cent. */
  readonly expected: number;
  readonly observed: number;
}

const BINS = 10;

/** Bins of a tenth each; those without a prediction are left out. */
export function reliabilityOf(
  predictions: readonly { readonly probability: number; readonly cameTrue: boolean }[],
): readonly ReliabilityBin[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const inBin = predictions.filter(({ probability }) => Math.min(BINS - 1, Math.floor(probability * BINS)) === bin);
    const mean = (values: readonly number[]) => tenth((100 * values.reduce((sum, value) => sum + value, 0)) / values.length);
    return {
      from: (100 / BINS) * bin,
      count: inBin.length,
      expected: mean(inBin.map(({ probability }) => probability)),
      observed: mean(inBin.map(({ cameTrue }) => Number(cameTrue))),
    };
  }).filter(({ count }) => count > 0);
}

/** Expected calibration error in per cent: the difference in each bin, weighted by its count. */
export function calibrationError(bins: readonly ReliabilityBin[]): number {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  return total === 0
    ? 0
    : tenth(bins.reduce((sum, { count, expected, observed }) => sum + count * Math.abs(expected - observed), 0) / total);
}

function tenth(value: number): number {
  return Number(value.toFixed(1));
}

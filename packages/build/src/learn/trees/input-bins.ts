/** Most bins that an input is sorted into. */
export const BINS = 68;

/** Quantiles beyond the even ones: few candidates are good, and they differ where most are alike. */
const UPPER = [0.99, 0.995, 0.998, 0.999] as const;
const EVEN = BINS - UPPER.length;

/** Borders between bins with about equally many of the sample, ascending, each once. */
export function binBorders(sample: Float32Array): Float32Array {
  const sorted = sample.slice().sort();
  const shares = [...Array.from({ length: EVEN - 1 }, (_, i) => (i + 1) / EVEN), ...UPPER];
  return Float32Array.from(new Set(shares.map((share) => sorted[Math.floor(share * sorted.length)]))).sort();
}

/** How many borders lie at or below a number: its bin. */
export function binOf(borders: Float32Array, number: number): number {
  let low = 0;
  let high = borders.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (borders[middle] <= number) low = middle + 1;
    else high = middle;
  }
  return low;
}

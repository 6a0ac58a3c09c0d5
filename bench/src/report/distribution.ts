/** How measured values are spread. */
export interface Distribution {
  readonly count: number;
  readonly mean: number;
  readonly median: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

/** @param values - at least one */
export function distributionOf(values: readonly number[]): Distribution {
  const sorted = [...values].sort((a, b) => a - b);
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  return {
    count: sorted.length,
    mean,
    median: quantile(sorted, 0.5),
    p90: quantile(sorted, 0.9),
    p99: quantile(sorted, 0.99),
    max: sorted[sorted.length - 1],
  };
}

/** The smallest value that at least this share of the values, sorted and at least one, does not exceed. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

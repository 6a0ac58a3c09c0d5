/** How the known values are spread. */
export interface Spread {
  /** Reactions with a value, at least one. */
  readonly known: number;
  readonly lowest: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly highest: number;
}

/** `null` for no values. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  return {
    known: sorted.length,
    lowest: sorted[0],
    lowerQuartile: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upperQuartile: quantile(sorted, 0.75),
    highest: sorted[sorted.length - 1],
  };
}

/** Between two values in proportion: definition 7 of Hyndman and Fan (doi:10.1080/00031305.1996.10473566), to a tenth. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const value = sorted[below] + (place - below) * ((sorted[below + 1] ?? sorted[below]) - sorted[below]);
  return Math.round(value * 10) / 10;
}

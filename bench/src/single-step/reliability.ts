/** An estimated probability and whether it came true. */
export interface Estimate {
  readonly probability: number;
  readonly isTrue: boolean;
}

/** Estimates of one range: what was said on average, and what came true. */
export interface ReliabilityRow {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly meanProbability: number;
  readonly shareTrue: number;
}

/** Borders of the ranges: fine where most estimates lie. */
export const RELIABILITY_BORDERS = [0, 0.001, 0.003, 0.01, 0.03, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

/** One row for each range that has an estimate, ascending. */
export function reliabilityTable(
  estimates: readonly Estimate[],
  borders: readonly number[] = RELIABILITY_BORDERS,
): readonly ReliabilityRow[] {
  const rows: ReliabilityRow[] = [];
  for (let i = 0; i + 1 < borders.length; i++) {
    const [from, to] = [borders[i], borders[i + 1]];
    const isLast = i + 2 === borders.length;
    const inside = estimates.filter(({ probability }) => probability >= from && (probability < to || (isLast && probability <= to)));
    if (inside.length > 0) rows.push({ from, to, ...summaryOf(inside) });
  }
  return rows;
}

/** @param estimates - at least one */
export function summaryOf(estimates: readonly Estimate[]): Pick<ReliabilityRow, 'count' | 'meanProbability' | 'shareTrue'> {
  const count = estimates.length;
  return {
    count,
    meanProbability: estimates.reduce((sum, { probability }) => sum + probability, 0) / count,
    shareTrue: estimates.filter(({ isTrue }) => isTrue).length / count,
  };
}

/** Mean distance of what was said from what came true, weighed by the estimates of each range (doi:10.48550/arXiv.1706.04599). */
export function expectedCalibrationError(rows: readonly ReliabilityRow[]): number {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return rows.reduce((sum, { count, meanProbability, shareTrue }) => sum + (count / total) * Math.abs(meanProbability - shareTrue), 0);
}

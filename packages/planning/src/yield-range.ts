import type { TransformLibrary } from '@retron/library';
import type { Suggestion } from '@retron/tree';
import { yieldsOf } from './precedents/yields-of.ts';
import type { YieldRange } from './routes/route-figures.ts';

/** The range that a route is estimated with: quartiles and median of what precedents state; `null` where none states a yield. */
export function yieldRangeOf(libraries: readonly TransformLibrary[], suggestion: Pick<Suggestion, 'transforms'>): YieldRange | null {
  const yields = yieldsOf(libraries, suggestion);
  return yields === null ? null : { lower: yields.lowerQuartile, median: yields.median, upper: yields.upperQuartile };
}

import type { TransformLibrary } from '@retron/library';
import type { Suggestion } from '@retron/tree';
import { exampleIds, librarySupport } from './library-support.ts';
import { visitRecorded } from './recorded-statistics.ts';
import { type Spread, spreadOf } from './spread.ts';

/** The yields that `PrecedentPage.statistics` tells, without the conditions told there, which take much longer to gather. */
export function yieldsOf(libraries: readonly TransformLibrary[], suggestion: Pick<Suggestion, 'transforms'>): Spread | null {
  const supports = librarySupport(libraries, suggestion);
  const yields: number[] = [];
  const isRecorded = visitRecorded(supports, (recorded, id) => {
    const yieldPercent = recorded.yieldPercent(id);
    if (yieldPercent !== null) yields.push(yieldPercent);
  });
  if (isRecorded) return spreadOf(yields);
  const seen = new Set<string>();
  for (const support of supports) {
    for (const id of exampleIds(support)) {
      const { source, key, yieldPercent } = support.library.precedent(id);
      if (seen.has(`${source}:${key}`)) continue;
      seen.add(`${source}:${key}`);
      if (yieldPercent !== null) yields.push(yieldPercent);
    }
  }
  return spreadOf(yields);
}

import { ALGORITHMS, BROADEST_STRATEGIES, type LeftOut, PRECISIONS, type QueryAnswer, type StartQueryBody } from '@retron/contract';
import { settingsOf } from '../../../shared/queries/query-settings.ts';
import * as counts from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/searches.ts';

/** How a query that found nothing could find something. */
export interface BroaderSearch {
  /** Why nothing was left, as a sentence. */
  readonly why: string;
  /** What the new query has, such as `All Transforms 1.0`. */
  readonly change: string;
  readonly settings: Partial<StartQueryBody>;
}

/** The one setting to loosen first: the strategy, then the algorithm, where they left something out, then the precision; null if all are loose. */
export function broaderSearch(query: QueryAnswer): BroaderSearch | null {
  const settings = settingsOf(query);
  const leftOut = (by: LeftOut['by']) => query.leftOut.reduce((sum, each) => sum + (each.by === by ? each.count : 0), 0);
  const steps = (by: LeftOut['by']) => counts.steps(leftOut(by));
  if (leftOut('strategy') > 0) {
    const strategy = BROADEST_STRATEGIES[query.direction];
    return {
      why: texts.strategyLeftOut(query.strategy, steps('strategy')),
      change: strategy,
      settings: { ...settings, strategy },
    };
  }
  if (leftOut('algorithm') > 0) {
    return {
      why: texts.algorithmLeftOut(ALGORITHMS[query.algorithm], steps('algorithm')),
      change: ALGORITHMS.OLD,
      settings: { ...settings, algorithm: 'OLD' },
    };
  }
  if (query.minlevels === 1) return null;
  return {
    why: texts.noneOfPrecision,
    change: texts.precisionOf(PRECISIONS[1]),
    settings: { ...settings, minlevels: 1 },
  };
}

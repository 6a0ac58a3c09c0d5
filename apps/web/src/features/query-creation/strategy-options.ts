import type { StrategyEntry } from '@retron/contract';
import { ownerText, strategiesToChoose } from '../../shared/strategies.ts';
import * as texts from '../../texts/query-creation/settings.ts';
import type { QueryDraft } from './draft.ts';

/** The strategies of the direction, before them the one that is set and is there no more, such as that of an old query. */
export function strategyOptions(strategies: readonly StrategyEntry[], { direction, strategy }: Pick<QueryDraft, 'direction' | 'strategy'>) {
  const known = strategiesToChoose(strategies, direction).map((each) => ({
    value: each.name,
    title: each.name,
    text: each.comment,
    ...(each.group === 'public' ? {} : { chips: [each.mayEdit ? texts.yours : texts.sharedBy(ownerText(each))] }),
  }));
  const isKnown = strategy === '' || known.some(({ value }) => value === strategy);
  return isKnown ? known : [{ value: strategy, title: texts.missing(strategy), text: texts.strategyMissing }, ...known];
}

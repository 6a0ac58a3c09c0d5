import {
  ALGORITHMS,
  BROADEST_STRATEGIES,
  type LeftOut,
  PRECISIONS,
  type QueryAnswer,
  STEP_LIMITS,
  type StructureNode,
  SUGGESTION_OPTIONS,
} from '@retron/contract';
import { settingsOf, settingsOfOther } from '../../../shared/queries/query-settings.ts';
import * as texts from '../../../texts/tree/searches.ts';
import type { BroaderSearch } from './broader-search.ts';
import { isFewGood } from './few-good.ts';
import { protectedTarget } from './protected-target.ts';
import { listed } from './words.ts';

/** How much a list is lengthened. */
const LONGER = 4;

/**
 * What would bring more good suggestions of a structure, most first: another strategy, algorithm, number of suggestions or precision, less asked, or the
 * target with a group protected. None where it has at least three good disconnections, or as many as were asked for.
 *
 * @param goodShown - disconnections of it that are good or better
 * @param structure - with its suggestions; the target, or a structure that the query went on from
 */
export function broaderSearches(
  query: QueryAnswer,
  goodShown: number,
  structure: StructureNode | null = query.tree,
): readonly BroaderSearch[] {
  if (!isFewGood(query, goodShown)) return [];
  const isTarget = structure === null || structure.sid === query.tree?.sid;
  const settings = isTarget ? settingsOf(query) : settingsOfOther(query, structure.rosdal);
  const leftOut = query.leftOut.filter(({ sid }) => (isTarget ? sid === undefined : sid === structure.sid));
  const good = (by: LeftOut['by']) => leftOut.reduce((sum, each) => sum + (each.by === by ? (each.good ?? 0) : 0), 0);
  const searches: (BroaderSearch & { readonly brings: number })[] = [];
  const offer = (by: LeftOut['by'], change: string, changed: BroaderSearch['settings']) => {
    const brings = good(by);
    const why = texts.moreGoodDisconnections(brings);
    if (brings > 0) searches.push({ why, change, settings: { ...settings, ...changed }, brings });
  };
  offer('wish', texts.withoutWishes, { routes: { ...settings.routes, keep: [], avoid: [] } });
  const strategy = BROADEST_STRATEGIES[query.direction];
  const breadth = SUGGESTION_OPTIONS.find((option) => option >= LONGER * query.breadth) ?? query.breadth;
  offer('strategy', strategy, { strategy });
  const deepest = STEP_LIMITS.find(({ suggestions }) => breadth <= suggestions)?.steps ?? 0;
  const longer = query.nsteps <= deepest ? { breadth } : {};
  if (query.nsteps <= deepest) offer('number', texts.suggestionsOf(breadth), longer);
  for (const { by, good: brings = 0, atoms = [] } of leftOut) {
    if (by !== 'protection' || brings === 0) continue;
    const masked = protectedTarget(structure, atoms);
    const why = texts.moreGoodDisconnections(brings);
    const at = texts.atomsAt(atoms.length, listed(atoms.map(String)));
    if (masked !== null) {
      searches.push({
        why,
        change: isTarget ? texts.targetWithProtected(at) : texts.structureWithProtected(structure.no, at),
        settings: settingsOfOther(query, masked.rosdal),
        brings,
      });
    } else {
      // The deprotection that leads to the protected target is not in the list: a longer one, of everything, has it.
      searches.push({ why, change: texts.deprotectionAt(at), settings: { ...settings, strategy, ...longer }, brings });
    }
  }
  searches.sort((a, b) => b.brings - a.brings);
  const others: BroaderSearch[] = [];
  if (query.algorithm !== 'OLD' && query.leftOut.some(({ by }) => by === 'algorithm')) {
    others.push({ why: texts.leavesNothingOut, change: ALGORITHMS.OLD, settings: { ...settings, algorithm: 'OLD' } });
  }
  if (query.minlevels > 1) {
    const change = texts.precisionOf(PRECISIONS[1]);
    others.push({ why: texts.asksLessOfPrecedents, change, settings: { ...settings, minlevels: 1 } });
  }
  return [...searches.map(({ why, change, settings: changed }) => ({ why, change, settings: changed })), ...others];
}

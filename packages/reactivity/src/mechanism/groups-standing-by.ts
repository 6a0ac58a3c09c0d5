import type { MappedReaction } from '@retron/transforms';
import type { NameReactionId } from '../name-reactions/table.ts';
import { bystanders } from './bystanders.ts';
import { PatternCache } from './pattern-cache.ts';
import { viewReaction } from './reaction-view.ts';
import { GROUPS, type GroupId } from './rules/bystander-groups.ts';

/** Every group that the orders of groups know, in the order of their table. */
export const GROUP_IDS = Object.keys(GROUPS) as readonly GroupId[];

/** Says which groups of the reactants of a step come through it untouched. Owns matching buffers. */
export function createBystanderFinder(): (mapped: MappedReaction, names: readonly NameReactionId[]) => readonly GroupId[] {
  const patterns = new PatternCache();
  return (mapped, names) => {
    const view = viewReaction(mapped, names, patterns);
    return GROUP_IDS.filter((group) => bystanders(view, GROUPS[group].pattern).length > 0);
  };
}

import type { Rdkit } from '@retron/rdkit/port';
import { countDropped, type ReactionCollector, type UnmappedReaction } from '../collect/collect-reactions.ts';
import { mapReaction, type ReactionMap } from './map-reaction.ts';
import type { TransformSet } from './transform-set.ts';

/** How a report names what a map rests on. */
function groundOf({ level, isStereoIgnored }: ReactionMap): string {
  return isStereoIgnored ? `level ${level}, stereo ignored` : `level ${level}`;
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

/**
 * Maps reactions by transforms and hands those that could be mapped to the collector; the others are counted as `no-transform-fits`.
 * Agents stay as the record has them.
 *
 * @param onDone - told after every reaction, with the number done so far
 */
export function mapUnmapped(
  unmapped: readonly UnmappedReaction[],
  sets: readonly TransformSet[],
  collector: ReactionCollector,
  rdkit: Rdkit,
  onDone: (done: number) => void,
): void {
  for (const [place, reaction] of unmapped.entries()) {
    const [reactants, agents, product] = reaction.record.mappedReaction.split('>');
    const tally = collector.tallies[reaction.source];
    const map = mapReaction(sets, rdkit, reactants.split('.'), product);
    if (map === null) countDropped(tally, 'no-transform-fits');
    else {
      count(tally.mapped, groundOf(map));
      if (map.otherWays > 0) count(tally.mapped, 'other maps possible');
      const [mappedReactants, , mappedProduct] = map.mappedReaction.split('>');
      collector.takeMapped(reaction, `${mappedReactants}>${agents}>${mappedProduct}`);
    }
    onDone(place + 1);
  }
}

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

/** Whether only one disconnection explains the reaction: of several the record does not say which it was. */
function isSure({ otherWays }: ReactionMap): boolean {
  return otherWays === 0;
}

/**
 * Maps reactions by transforms and hands those that could be mapped to the collector; the others are counted as `no-transform-fits`,
 * or as `several-maps-fit` where more than one disconnection explains them. Agents stay as the record has them.
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
    else if (!isSure(map)) countDropped(tally, 'several-maps-fit');
    else {
      count(tally.mapped, groundOf(map));
      const [mappedReactants, , mappedProduct] = map.mappedReaction.split('>');
      collector.takeMapped(reaction, `${mappedReactants}>${agents}>${mappedProduct}`);
    }
    onDone(place + 1);
  }
}

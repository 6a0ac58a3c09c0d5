import type { WireCluster } from '@retron/contract';
import { leaderOf, type SuggestionId } from '@retron/tree';
import * as counts from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/disconnections.ts';
import type { LoadedSuggestion } from '../model/loaded-tree.ts';

/** A cluster as it is drawn: `size` counts its suggestions, variants of one disconnection among them. */
export interface DrawnCluster extends WireCluster {
  /** Best variants of the disconnections that its suggestions belong to; null where the view is not grouped. */
  readonly leaders: readonly SuggestionId[] | null;
}

/** Suggestions of one disconnection within a cluster, best first. */
export interface VariantGroup {
  readonly leader: SuggestionId;
  readonly first: LoadedSuggestion;
  readonly variants: readonly LoadedSuggestion[];
}

/**
 * Says of each cluster which disconnections it has, where the view is grouped.
 *
 * @param suggestions - of the target, as far as they were fetched; what is not among them stands for itself
 */
export function drawnClusters(
  clusters: readonly WireCluster[],
  suggestions: ReadonlyMap<number, LoadedSuggestion>,
  isGrouped: boolean,
): readonly DrawnCluster[] {
  if (!isGrouped) return clusters.map((cluster) => ({ ...cluster, leaders: null }));
  return clusters.map((cluster) => {
    const leaders = cluster.ensids.map((ensid) => {
      const suggestion = suggestions.get(ensid);
      return suggestion === undefined ? ensid : leaderOf(suggestion);
    });
    return { ...cluster, leaders: [...new Set(leaders)] };
  });
}

/**
 * The clusters as filters leave them: each with the accepted suggestions alone, and what they come to; those without any are left out.
 *
 * @param accepted - `null` accepts all
 */
export function acceptedClusters(
  clusters: readonly WireCluster[],
  suggestions: ReadonlyMap<number, LoadedSuggestion>,
  accepted: ReadonlySet<SuggestionId> | null,
): readonly WireCluster[] {
  if (accepted === null) return clusters;
  return clusters.flatMap((cluster) => {
    const left = cluster.ensids.filter((ensid) => accepted.has(ensid));
    const [first] = left;
    if (first === undefined) return [];
    const wires = left.flatMap((ensid) => suggestions.get(ensid)?.wire ?? []);
    return [
      {
        ...cluster,
        ensid: first,
        ensids: left,
        size: left.length,
        precedents: wires.reduce((sum, { numPrecedents }) => sum + numPrecedents, 0),
        rating: wires.reduce((best, { rating }) => Math.max(best, rating), 1),
      },
    ];
  });
}

/** The suggestions of a cluster that were fetched, by disconnection in the order of the best of each; each for itself where the view is not grouped. */
export function variantGroups(
  { ensids }: Pick<WireCluster, 'ensids'>,
  suggestions: ReadonlyMap<number, LoadedSuggestion>,
  isGrouped: boolean,
): readonly VariantGroup[] {
  const groups = new Map<SuggestionId, LoadedSuggestion[]>();
  for (const suggestion of ensids.flatMap((ensid) => suggestions.get(ensid) ?? [])) {
    const leader = isGrouped ? leaderOf(suggestion) : suggestion.id;
    groups.set(leader, [...(groups.get(leader) ?? []), suggestion]);
  }
  return [...groups].flatMap(([leader, [first, ...variants]]) => (first === undefined ? [] : [{ leader, first, variants }]));
}

/** `2 suggestions`, or `7 suggestions (2 disconnections)`; what two clusters share of a disconnection is one. */
export function sizeText(...clusters: readonly Pick<DrawnCluster, 'size' | 'leaders'>[]): string {
  const size = clusters.reduce((sum, cluster) => sum + cluster.size, 0);
  const suggestions = counts.suggestions(size);
  const leaders = new Set(clusters.flatMap((cluster) => cluster.leaders ?? []));
  return leaders.size === 0 || leaders.size === size ? suggestions : texts.ofDisconnections(suggestions, leaders.size);
}

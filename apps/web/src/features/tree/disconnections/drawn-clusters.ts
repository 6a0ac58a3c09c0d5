import type { WireCluster } from '@retron/contract';
import { leaderOf, type SuggestionId } from '@retron/tree';
import * as counts from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/disconnections.ts';
import type { LoadedSuggestion } from '../model/loaded-tree.ts';

/** A cluster as it is drawn: `size` counts its suggestions, the variants of each told apart where the view is grouped. */
export interface DrawnCluster extends WireCluster {
  /** Variants of its suggestions; 0 where every one stands for itself. */
  readonly variants: number;
}

/** Suggestions of one disconnection within a cluster, best first. */
export interface VariantGroup {
  readonly leader: SuggestionId;
  readonly first: LoadedSuggestion;
  readonly variants: readonly LoadedSuggestion[];
}

/**
 * Counts each disconnection once where the view is grouped.
 *
 * @param suggestions - of the target, as far as they were fetched; what is not among them stands for itself
 */
export function drawnClusters(
  clusters: readonly WireCluster[],
  suggestions: ReadonlyMap<number, LoadedSuggestion>,
  isGrouped: boolean,
): readonly DrawnCluster[] {
  if (!isGrouped) return clusters.map((cluster) => ({ ...cluster, variants: 0 }));
  return clusters.map((cluster) => {
    const leaders = cluster.ensids.map((ensid) => {
      const suggestion = suggestions.get(ensid);
      return suggestion === undefined ? ensid : leaderOf(suggestion);
    });
    const size = new Set(leaders).size;
    return { ...cluster, size, variants: cluster.size - size };
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

/** `2 suggestions`, or `2 suggestions and 5 variants`. */
export function sizeText({ size, variants }: Pick<DrawnCluster, 'size' | 'variants'>): string {
  const suggestions = counts.suggestions(size);
  return variants === 0 ? suggestions : texts.suggestionsAndVariants(suggestions, variants);
}

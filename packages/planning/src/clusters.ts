import type { BondPair, Rating, Suggestion, SuggestionId } from '@retron/tree';

/** Suggestions that make the same bonds of a structure, whatever the reaction. Spec word: cluster (BONDSET). */
export interface DisconnectionCluster {
  /** From 1, in the order of the list. */
  readonly no: number;
  /** Sorted; empty for steps that make no bond of the structure, such as deprotections. */
  readonly bonds: readonly BondPair[];
  /** Number of suggestions. */
  readonly size: number;
  /** Best first. */
  readonly suggestionIds: readonly SuggestionId[];
  /** Recorded reactions behind all of them. */
  readonly precedentCount: number;
  readonly bestRating: Rating;
}

type Clustered = Pick<Suggestion, 'id' | 'bonds' | 'precedentCount' | 'rating'>;

/**
 * Groups the suggestions of one structure by disconnection: the best rated first, then those with most precedents, then by bonds.
 *
 * @param suggestions - best first, all of one structure
 */
export function clusterByDisconnection(suggestions: readonly Clustered[]): readonly DisconnectionCluster[] {
  const groups = new Map<string, Clustered[]>();
  for (const suggestion of suggestions) {
    const key = bondsKey(suggestion.bonds);
    groups.set(key, [...(groups.get(key) ?? []), suggestion]);
  }
  const clusters = [...groups.values()].map((members) => ({
    bonds: members[0].bonds,
    size: members.length,
    suggestionIds: members.map(({ id }) => id),
    precedentCount: members.reduce((sum, { precedentCount }) => sum + precedentCount, 0),
    bestRating: members.reduce<Rating>((best, { rating }) => (rating > best ? rating : best), 1),
  }));
  return clusters
    .sort((a, b) => b.bestRating - a.bestRating || b.precedentCount - a.precedentCount || (bondsKey(a.bonds) < bondsKey(b.bonds) ? -1 : 1))
    .map((cluster, index) => ({ no: index + 1, ...cluster }));
}

function bondsKey(bonds: readonly BondPair[]): string {
  return bonds.map(([a, b]) => `${a}-${b}`).join();
}

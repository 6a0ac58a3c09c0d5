import type { Molecule } from '@retron/molecule';
import { type BondPair, disconnectionNamer, type Rating, type Suggestion, type SuggestionId } from '@retron/tree';
import { disconnectionKeys } from './symmetric-bonds.ts';

/** Suggestions that make the same bonds of a structure, whatever the reaction. Spec word: cluster (BONDSET). */
export interface DisconnectionCluster {
  /** From 1, in the order of the list. */
  readonly no: number;
  /** The same for bonds that are alike under the symmetry of the structure, whatever else is in the list; see `disconnectionKeys`. */
  readonly key: string;
  /** Such as `C–N, amide`; no two clusters of a list have one name. */
  readonly name: string;
  /** Those of its first suggestion, sorted; empty for steps that make no bond of the structure, such as deprotections. */
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
 * Groups the suggestions of one structure by disconnection: the best rated first, then those with most precedents, then by key.
 *
 * @param suggestions - best first, all of `molecule`
 * @param happens - what a step does to the bonds: in the forward direction they are broken
 */
export function clusterByDisconnection(
  molecule: Molecule,
  suggestions: readonly Clustered[],
  happens: 'made' | 'broken' = 'made',
): readonly DisconnectionCluster[] {
  const keyOf = disconnectionKeys(molecule);
  const nameOf = disconnectionNamer(molecule, happens);
  const groups = new Map<string, Clustered[]>();
  for (const suggestion of suggestions) {
    const key = keyOf(suggestion.bonds);
    const members = groups.get(key);
    if (members === undefined) groups.set(key, [suggestion]);
    else members.push(suggestion);
  }
  const clusters = [...groups].map(([key, members]) => ({
    key,
    name: nameOf(members[0].bonds),
    bonds: members[0].bonds,
    size: members.length,
    suggestionIds: members.map(({ id }) => id),
    precedentCount: members.reduce((sum, { precedentCount }) => sum + precedentCount, 0),
    bestRating: members.reduce<Rating>((best, { rating }) => (rating > best ? rating : best), 1),
  }));
  return clusters
    .sort((a, b) => b.bestRating - a.bestRating || b.precedentCount - a.precedentCount || (a.key < b.key ? -1 : 1))
    .map((cluster, index, all) => {
      const hasTwin = all.some(({ name, key }) => name === cluster.name && key !== cluster.key);
      return { no: index + 1, ...cluster, name: hasTwin ? `${cluster.name} (${atomsOf(cluster.bonds)})` : cluster.name };
    });
}

/** The bonds by the numbers of their atoms, from 1, as the bond map shows them; for those that words do not tell apart. */
function atomsOf(bonds: readonly BondPair[]): string {
  return bonds.map(([a, b]) => `${a + 1}–${b + 1}`).join(', ');
}

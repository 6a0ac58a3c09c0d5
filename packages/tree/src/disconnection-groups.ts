import { type Place, suggestionPlace } from './place.ts';
import type { SuggestionId } from './tree.ts';
import { type TreeView, viewAt } from './tree-view.ts';
import type { PlacedSuggestion, SuggestionShape } from './unfold.ts';

/** Suggestions of one disconnection at a place; one of them stands for all. */
export interface DisconnectionGroup<S extends SuggestionShape = SuggestionShape> {
  /** The suggestion whose variants the others are, whether or not it is among the members. */
  readonly leader: SuggestionId;
  /** Best first, at least one. */
  readonly members: readonly PlacedSuggestion<S>[];
  /** The member that is drawn. */
  readonly shown: PlacedSuggestion<S>;
}

/**
 * Groups suggestions of a structure by disconnection, in the order of the first of each; every suggestion for itself where the view is not
 * grouped.
 *
 * Of a group the member on the chosen route is shown, else the one the reader stepped to, else the first that `isWanted`, else the first.
 *
 * @param alternatives - of the structure at `structurePlace`, best first
 */
export function groupsAt<S extends SuggestionShape>(
  view: TreeView,
  structurePlace: Place,
  alternatives: readonly PlacedSuggestion<S>[],
  isWanted: (alternative: PlacedSuggestion<S>) => boolean = () => true,
): readonly DisconnectionGroup<S>[] {
  const members = new Map<SuggestionId, PlacedSuggestion<S>[]>();
  for (const alternative of alternatives) {
    const leader = view.isGrouped ? leaderOf(alternative.suggestion) : alternative.suggestion.id;
    const known = members.get(leader);
    if (known === undefined) members.set(leader, [alternative]);
    else known.push(alternative);
  }
  return [...members].map(([leader, group]) => {
    const chosen = viewAt(view, suggestionPlace(structurePlace, leader)).visibleVariant;
    const shown =
      group.find(({ place }) => view.route.includes(place)) ??
      group.find(({ suggestion }) => suggestion.id === chosen) ??
      group.find(isWanted) ??
      group[0];
    return { leader, members: group, shown };
  });
}

/** The suggestion that a suggestion is a variant of, or itself. */
export function leaderOf({ id, variantOf }: Pick<SuggestionShape, 'id' | 'variantOf'>): SuggestionId {
  return variantOf ?? id;
}

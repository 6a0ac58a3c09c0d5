import { idAt, type Place, precursorPlace, structuresDownTo, suggestionPlace } from './place.ts';
import type { NameReactionCount, Rating, StructureId, SuggestionId } from './tree.ts';

/** What the tree needs to know of a suggestion; `Suggestion` fits, and so does what a browser has loaded. */
export interface SuggestionShape {
  readonly id: SuggestionId;
  readonly structureId: StructureId;
  readonly precursors: readonly { readonly structureId: StructureId }[];
  readonly rating: Rating;
  /** The suggestion of the same disconnection that it is a variant of; `null` or absent where it stands for itself. */
  readonly variantOf?: SuggestionId | null;
  readonly nameReactions: readonly Pick<NameReactionCount, 'id'>[];
  /** Absent where it is not known. */
  readonly precedentCount?: number;
}

/** The folded tree: every structure once, with its suggestions. */
export interface SuggestionTree<S extends SuggestionShape = SuggestionShape> {
  readonly target: StructureId;
  /** Best first; `null` while the structure is not expanded or its suggestions are not loaded. */
  suggestionsOf(structure: StructureId): readonly S[] | null;
}

/** A suggestion at a place. */
export interface PlacedSuggestion<S extends SuggestionShape = SuggestionShape> {
  readonly place: Place;
  readonly suggestion: S;
}

/** A precursor at a place. */
export interface PlacedStructure {
  readonly place: Place;
  readonly structureId: StructureId;
}

/**
 * Suggestions of the structure that stands at `place`, best first, without those that would lead back to a structure above
 * (a molecule is never made from itself). `null` while they are not known.
 */
export function suggestionsAt<S extends SuggestionShape>(tree: SuggestionTree<S>, place: Place): readonly PlacedSuggestion<S>[] | null {
  const suggestions = tree.suggestionsOf(idAt(place));
  if (suggestions === null) return null;
  const above = new Set(structuresDownTo(place));
  return suggestions
    .filter((suggestion) => !suggestion.precursors.some((precursor) => above.has(precursor.structureId)))
    .map((suggestion) => ({ place: suggestionPlace(place, suggestion.id), suggestion }));
}

/** The precursors of a suggestion that stands at `place`, in its order; a structure needed twice gets two places. */
export function precursorsAt(place: Place, suggestion: SuggestionShape): readonly PlacedStructure[] {
  const copies = new Map<StructureId, number>();
  return suggestion.precursors.map(({ structureId }) => {
    const copy = (copies.get(structureId) ?? 0) + 1;
    copies.set(structureId, copy);
    return { place: precursorPlace(place, structureId, copy), structureId };
  });
}

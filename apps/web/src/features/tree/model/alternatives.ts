import { groupsAt, type Place, placeAbove, precursorsAt, suggestionsAt, type TreeView, targetPlace, viewAt } from '@retron/tree';
import * as texts from '../../../texts/tree/model.ts';
import type { LoadedSuggestion, LoadedTree } from './loaded-tree.ts';

/** A suggestion with the place it stands at, and where it stands among the alternatives of its structure. */
export interface OpenSuggestion {
  readonly place: Place;
  readonly structurePlace: Place;
  readonly suggestion: LoadedSuggestion;
  /** From 1, best first, without those put away: of its disconnection where the view is grouped. */
  readonly position: number;
  /** All alternatives, also those not fetched yet. */
  readonly total: number;
  readonly previous: Place | null;
  readonly next: Place | null;
  /** Where it stands among the variants of its disconnection, from 1; null where it has none, or the view is not grouped. */
  readonly variant: { readonly position: number; readonly total: number } | null;
}

/** The suggestion at `place` among its alternatives; null if it is not there (yet). */
export function openSuggestionAt(tree: LoadedTree, view: TreeView, place: Place): OpenSuggestion | null {
  const structurePlace = placeAbove(place);
  if (structurePlace === null || !isLoaded(tree, structurePlace)) return null;
  const all = suggestionsAt(tree, structurePlace) ?? [];
  const shown = all.filter((alternative) => alternative.place === place || !viewAt(view, alternative.place).isHidden);
  const groups = groupsAt(view, structurePlace, shown);
  const index = groups.findIndex(({ members }) => members.some((member) => member.place === place));
  const members = groups[index]?.members ?? [];
  const found = members.find((member) => member.place === place);
  if (!found) return null;
  const notFetched = Math.max(
    0,
    tree.totalOf(found.suggestion.structureId) - (tree.suggestionsOf(found.suggestion.structureId)?.length ?? 0),
  );
  return {
    place,
    structurePlace,
    suggestion: found.suggestion,
    position: index + 1,
    total: groups.length + notFetched,
    previous: groups[index - 1]?.shown.place ?? null,
    next: groups[index + 1]?.shown.place ?? null,
    variant: members.length < 2 ? null : { position: members.indexOf(found) + 1, total: members.length },
  };
}

/** Whether the way down to a place leads through suggestions that were fetched and structures that they need. */
function isLoaded(tree: LoadedTree, structurePlace: Place): boolean {
  const suggestionAbove = placeAbove(structurePlace);
  if (suggestionAbove === null) return structurePlace === targetPlace(tree.target);
  const structureAbove = placeAbove(suggestionAbove);
  if (structureAbove === null || !isLoaded(tree, structureAbove)) return false;
  const found = suggestionsAt(tree, structureAbove)?.find((alternative) => alternative.place === suggestionAbove);
  return found !== undefined && precursorsAt(found.place, found.suggestion).some((precursor) => precursor.place === structurePlace);
}

/** Why stepping through alternatives is off while not all of them may be seen. */
export const STEP_REASON = texts.notWhileFiltered;

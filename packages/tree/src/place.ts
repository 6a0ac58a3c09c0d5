import type { StructureId, SuggestionId } from './tree.ts';

/**
 * Where a node stands in the unfolded tree: ids from the target down, structures and suggestions in turn, joined by `-`.
 *
 * `1` is the target, `1-4` its suggestion 4, `1-4-7` structure 7 as a precursor of it. Where a suggestion needs the same
 * structure twice, the second copy is `1-4-7~2`. Equal molecules share an id but not a place.
 */
export type Place = string;

export function targetPlace(target: StructureId): Place {
  return String(target);
}

export function suggestionPlace(structure: Place, suggestion: SuggestionId): Place {
  return `${structure}-${suggestion}`;
}

/** @param copy - 1 for the first precursor with this id, 2 for the second */
export function precursorPlace(suggestion: Place, structure: StructureId, copy: number): Place {
  return copy === 1 ? `${suggestion}-${structure}` : `${suggestion}-${structure}~${copy}`;
}

/** The place above, or `null` for the target. */
export function placeAbove(place: Place): Place | null {
  const end = place.lastIndexOf('-');
  return end < 0 ? null : place.slice(0, end);
}

/** Every place from the target down to and including this one. */
export function placesDownTo(place: Place): readonly Place[] {
  const places: Place[] = [];
  for (let at: Place | null = place; at !== null; at = placeAbove(at)) places.push(at);
  return places.reverse();
}

/** Whether a structure stands here; a suggestion does otherwise. */
export function isStructurePlace(place: Place): boolean {
  return place.split('-').length % 2 === 1;
}

/** Id of the structure or suggestion that stands here. */
export function idAt(place: Place): number {
  return Number.parseInt(place.slice(place.lastIndexOf('-') + 1), 10);
}

/** The structures from the target down to this place, in order; the one that stands here included. */
export function structuresDownTo(place: Place): readonly StructureId[] {
  return place
    .split('-')
    .filter((_, position) => position % 2 === 0)
    .map((segment) => Number.parseInt(segment, 10));
}

/** Steps from the target: 0 for the target, n for a suggestion that leads to depth n and for its precursors. */
export function depthAt(place: Place): number {
  return Math.floor(place.split('-').length / 2);
}

import { type Place, precursorsAt, type StructureId, type SuggestionId, suggestionsAt, targetPlace } from '@retron/tree';
import type { LoadedTree } from './loaded-tree.ts';

/** The first place at which a suggestion stands in what was fetched of a tree, nearest to the target; null where it is not in that. */
export function findSuggestion(tree: LoadedTree, wanted: SuggestionId): Place | null {
  const seen = new Set<StructureId>([tree.target]);
  let level: readonly Place[] = [targetPlace(tree.target)];
  while (level.length > 0) {
    const below: Place[] = [];
    for (const structurePlace of level) {
      for (const { place, suggestion } of suggestionsAt(tree, structurePlace) ?? []) {
        if (suggestion.id === wanted) return place;
        for (const precursor of precursorsAt(place, suggestion)) {
          if (seen.has(precursor.structureId)) continue;
          seen.add(precursor.structureId);
          below.push(precursor.place);
        }
      }
    }
    level = below;
  }
  return null;
}

import type { SuggestionId } from '@retron/tree';
import { type Place, precursorsAt, type StructureId, suggestionsAt, targetPlace } from '@retron/tree';
import type { LoadedTree } from './loaded-tree.ts';

export interface SuggestionSearch {
  /** The first place it stands at, nearest to the target; null where it is not in what was fetched. */
  readonly place: Place | null;
  /** Structures on the way down whose suggestions are not all there, nearest to the target first. */
  readonly unread: readonly StructureId[];
}

/** Looks for a suggestion in a tree, level by level, each structure once. */
export function findSuggestion(tree: LoadedTree, wanted: SuggestionId): SuggestionSearch {
  const seen = new Set<StructureId>([tree.target]);
  const unread: StructureId[] = [];
  let level: readonly (readonly [Place, StructureId])[] = [[targetPlace(tree.target), tree.target]];
  while (level.length > 0) {
    const below: (readonly [Place, StructureId])[] = [];
    for (const [structurePlace, structure] of level) {
      if ((tree.suggestionsOf(structure)?.length ?? 0) < tree.totalOf(structure)) unread.push(structure);
      for (const { place, suggestion } of suggestionsAt(tree, structurePlace) ?? []) {
        if (suggestion.id === wanted) return { place, unread };
        for (const precursor of precursorsAt(place, suggestion)) {
          if (seen.has(precursor.structureId)) continue;
          seen.add(precursor.structureId);
          below.push([precursor.place, precursor.structureId]);
        }
      }
    }
    level = below;
  }
  return { place: null, unread };
}

import type { StructureId, VisibleStructure } from '@retron/tree';
import type { LoadedSuggestion, LoadedTree } from './loaded-tree.ts';

/** Structures that are open in the view and have suggestions that were not fetched yet. */
export function missingStructures(tree: LoadedTree, visible: VisibleStructure<LoadedSuggestion>): readonly StructureId[] {
  const missing = new Set<StructureId>();
  const look = (structure: VisibleStructure<LoadedSuggestion>) => {
    if (structure.isExpanded && structure.alternativeCount === null && tree.totalOf(structure.structureId) > 0)
      missing.add(structure.structureId);
    for (const suggestion of structure.suggestions) suggestion.precursors.forEach(look);
  };
  look(visible);
  return [...missing];
}

import type { StructureId, SuggestionId } from '@retron/tree';
import type { LoadedSuggestion, LoadedTree } from './loaded-tree.ts';
import { type ChosenFacets, indexFacets, isNarrowing, matchesFacets } from './suggestion-facets.ts';

/** Ids of the suggestions that have what the facets ask for; `null` where none is in use. */
export function acceptedByFacets(tree: LoadedTree, facets: ChosenFacets): ReadonlySet<SuggestionId> | null {
  if (!isNarrowing(facets)) return null;
  const suggestions = tree.all().map(({ suggestion }) => suggestion);
  const index = indexFacets(suggestions, tree);
  return new Set(suggestions.filter((suggestion) => matchesFacets(suggestion, index, facets)).map(({ id }) => id));
}

/** The part of a tree that leads to the accepted suggestions: they, and what stands above them. */
export function narrowedTree(tree: LoadedTree, accepted: ReadonlySet<SuggestionId>): LoadedTree {
  const all = tree.all();
  const above = new Map<StructureId, StructureId[]>();
  for (const { suggestion } of all) {
    for (const { structureId } of suggestion.precursors) {
      const parents = above.get(structureId);
      if (parents === undefined) above.set(structureId, [suggestion.structureId]);
      else parents.push(suggestion.structureId);
    }
  }
  const onTheWay = new Set<StructureId>(
    all.filter(({ suggestion }) => accepted.has(suggestion.id)).map(({ suggestion }) => suggestion.structureId),
  );
  for (const structure of onTheWay) for (const parent of above.get(structure) ?? []) onTheWay.add(parent);
  const isKept = (suggestion: LoadedSuggestion) =>
    accepted.has(suggestion.id) || suggestion.precursors.some(({ structureId }) => onTheWay.has(structureId));
  const kept = new Map<StructureId, readonly LoadedSuggestion[] | null>();
  const suggestionsOf = (structure: StructureId) => {
    const known = kept.get(structure);
    if (known !== undefined) return known;
    const left = tree.suggestionsOf(structure)?.filter(isKept) ?? null;
    kept.set(structure, left);
    return left;
  };
  return {
    target: tree.target,
    suggestionsOf,
    structureOf: (structure) => tree.structureOf(structure),
    all: () => all.filter(({ suggestion }) => isKept(suggestion)),
    totalOf: (structure) => suggestionsOf(structure)?.length ?? tree.totalOf(structure),
  };
}

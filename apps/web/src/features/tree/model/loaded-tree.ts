import type { ChildrenAnswer, EnsembleNode, StructureNode } from '@retron/contract';
import type { Rating, StructureId, SuggestionId, SuggestionShape, SuggestionTree } from '@retron/tree';

/** A suggestion as the server told it. Its precursors, with their reaction centres, are `wire.children`. */
export interface LoadedSuggestion extends SuggestionShape {
  readonly wire: EnsembleNode;
}

/** What the browser has of a tree so far: every structure once, with the suggestions that were fetched. */
export interface LoadedTree extends SuggestionTree<LoadedSuggestion> {
  /** @throws if the structure was never told of */
  structureOf(structure: StructureId): StructureNode;
  /** Suggestions the server has for a structure, whether or not they were fetched. */
  totalOf(structure: StructureId): number;
  /** Every suggestion that was fetched, with the structure it makes: structures in the order they were told of, best first in each. */
  all(): readonly { readonly structure: StructureNode; readonly suggestion: LoadedSuggestion }[];
}

/** What was told of a tree since its pages were fetched. */
export interface ToldSince {
  /** Suggestions that structures have got, as far as it was told; they count until their page is there. */
  readonly grown: ReadonlyMap<StructureId, number>;
  /** Comments of suggestions; null where nothing newer is known than what the pages say. */
  readonly comments: ReadonlyMap<SuggestionId, number> | null;
}

/**
 * The tree from its first level and the pages fetched for deeper structures; in a page only its own structure and what is nested counts.
 *
 * @param pages - for one structure at most one page, from offset 0; a page of the target replaces the first level
 */
export function loadTree(root: StructureNode, pages: readonly ChildrenAnswer[], { grown, comments }: ToldSince = NOTHING): LoadedTree {
  const structures = new Map<StructureId, StructureNode>();
  const suggestions = new Map<StructureId, readonly LoadedSuggestion[]>();
  const totals = new Map<StructureId, number>();

  const addSuggestions = (structure: StructureId, children: readonly EnsembleNode[], total: number) => {
    if ((suggestions.get(structure)?.length ?? 0) < children.length || !suggestions.has(structure)) {
      suggestions.set(
        structure,
        children.map((child) => loadSuggestion(commented(child, comments))),
      );
    }
    totals.set(structure, Math.max(total, totals.get(structure) ?? 0));
    for (const child of children) child.children.forEach(addStructure);
  };
  const addStructure = (structure: StructureNode) => {
    if (!structures.has(structure.sid)) structures.set(structure.sid, structure);
    if (structure.children.length > 0) addSuggestions(structure.sid, structure.children, structure.childCount);
  };

  structures.set(root.sid, root);
  addSuggestions(root.sid, root.children, root.childCount);
  for (const page of pages) addSuggestions(page.sid, page.children, page.total);

  const structureOf = (structure: StructureId): StructureNode => {
    const found = structures.get(structure);
    if (!found) throw new Error(`Structure ${structure} was never loaded`);
    const count = grown.get(structure);
    return count === undefined ? found : { ...found, childCount: Math.max(found.childCount, count), isExpanded: true };
  };
  return {
    target: root.sid,
    suggestionsOf: (structure) => suggestions.get(structure) ?? null,
    structureOf,
    all: () => [...suggestions].flatMap(([id, list]) => list.map((suggestion) => ({ structure: structureOf(id), suggestion }))),
    totalOf: (structure) => totals.get(structure) || structureOf(structure).childCount,
  };
}

const NOTHING: ToldSince = { grown: new Map(), comments: null };

function commented(wire: EnsembleNode, counts: ToldSince['comments']): EnsembleNode {
  const comments = counts === null ? wire.comments : (counts.get(wire.ensid) ?? 0);
  return comments === wire.comments ? wire : { ...wire, comments };
}

function loadSuggestion(wire: EnsembleNode): LoadedSuggestion {
  return {
    id: wire.ensid,
    structureId: wire.parid,
    precursors: wire.children.map((precursor) => ({ structureId: precursor.sid })),
    rating: wire.rating as Rating,
    variantOf: wire.variantOf,
    // The wire calls name reactions by their names; here these are their ids.
    nameReactions: wire.precedentProperties.nameReactions.map(({ name }) => ({ id: name })),
    precedentCount: wire.numPrecedents,
    wire,
  };
}

import type { SuggestionShape, SuggestionTree } from '../unfold.ts';

/**
 * Target 1 can be made by 10 (from 2 and 3), 11 (from 2), 12 (from 3) and 13 (from two 4); 2 by 20 (from 4) and 21 (from 3);
 * 3 by 30 (from 2). Precedents: ten times the number. So 2 and 3 can be made from each other.
 */
const SUGGESTIONS: readonly SuggestionShape[] = [
  suggestion(10, 1, [2, 3], ['amide-formation']),
  suggestion(11, 1, [2], []),
  suggestion(12, 1, [3], ['suzuki-coupling']),
  suggestion(13, 1, [4, 4], []),
  suggestion(20, 2, [4], ['suzuki-coupling']),
  suggestion(21, 2, [3], []),
  suggestion(30, 3, [2], []),
];

function suggestion(id: number, structureId: number, precursors: readonly number[], nameReactions: readonly string[]): SuggestionShape {
  return {
    id,
    structureId,
    precursors: precursors.map((precursor) => ({ structureId: precursor })),
    rating: 3,
    precedentCount: id * 10,
    nameReactions: nameReactions.map((id) => ({ id })),
  };
}

/** A small tree for tests, with a loop and a structure that is needed twice; 4 is not expanded. */
export const exampleTree: SuggestionTree = {
  target: 1,
  suggestionsOf: (structure) => (structure === 4 ? null : SUGGESTIONS.filter((each) => each.structureId === structure)),
};

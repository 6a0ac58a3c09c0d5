import { describe, expect, it } from 'vitest';
import { Goals } from './goals.ts';
import type { Way } from './way.ts';

const smiles = (id: number) => `molecule ${id}`;
const way = (suggestionId: number, product: number, precursors: readonly number[]): Way => ({
  suggestionId,
  product,
  precursors,
  cost: 1,
  idea: suggestionId,
});

/** The ways to what is sought below a structure, each as its precursors with what is sought below them. */
function sharesOf(goals: Goals, id: number, of: Way) {
  const ways = goals.waysTo(id, [of]).get(goals.whole(id)) ?? [];
  return ways.map(({ precursors }) => precursors.map((goal) => [goals.structureOf(goal), ...goals.soughtBelow(goal)]));
}

describe('goals', () => {
  it('are the structures themselves, and the ways as they are, where nothing is required', () => {
    const goals = new Goals([], smiles);
    expect([goals.free(7), goals.whole(7), goals.structureOf(7), goals.soughtBelow(7)]).toEqual([7, 7, 7, []]);
    expect(goals.waysTo(1, [way(3, 1, [2, 4])])).toEqual(new Map([[1, [way(3, 1, [2, 4])]]]));
  });

  it('ask of one precursor after the other to bring what is required', () => {
    const goals = new Goals(['molecule 9'], smiles);
    expect(sharesOf(goals, 1, way(1, 1, [2, 3]))).toEqual([
      [[2, 'molecule 9'], [3]],
      [[2], [3, 'molecule 9']],
    ]);
  });

  it('ask nothing more where a precursor, or the structure itself, is what is required', () => {
    const goals = new Goals(['molecule 9'], smiles);
    expect(sharesOf(goals, 1, way(1, 1, [2, 9]))).toEqual([[[2], [9]]]);
    expect(goals.whole(9)).toBe(goals.free(9));
    expect([...goals.waysTo(9, [way(1, 9, [2])]).keys()]).toEqual([goals.free(9)]);
  });

  it('share two that are required in every way, and leave further ones to whoever looks at whole routes', () => {
    const goals = new Goals(['molecule 8', 'molecule 9', 'molecule 10'], smiles);
    expect(sharesOf(goals, 1, way(1, 1, [2, 3]))).toHaveLength(4);
    expect(sharesOf(goals, 1, way(1, 1, [2, 8]))).toEqual([
      [[2, 'molecule 9'], [8]],
      [[2], [8, 'molecule 9']],
    ]);
    expect(goals.soughtBelow(goals.whole(1))).toEqual(['molecule 8', 'molecule 9']);
  });
});

import { describe, expect, it } from 'vitest';
import { wireStructure, wireSuggestion } from '../testing/canvas-nodes.ts';
import { CHILDREN, sildenafilTarget } from '../testing/fixtures.ts';
import { loadTree } from './loaded-tree.ts';

describe('loadTree', () => {
  it('has the first level from the query alone', () => {
    const tree = loadTree(sildenafilTarget(), []);
    expect(tree.suggestionsOf(1)).toHaveLength(7);
    expect(tree.suggestionsOf(3)).toBeNull();
    expect(tree.totalOf(3)).toBe(2);
  });

  it('adds pages for deeper structures, and the structures these lead to', () => {
    const tree = loadTree(sildenafilTarget(), [CHILDREN[3], CHILDREN[7]]);
    expect(tree.suggestionsOf(3)?.map(({ wire }) => wire.no)).toEqual(['R12', 'R13']);
    expect(tree.structureOf(10).smiles).toBe('CCOc1ccccc1C(=O)Cl');
  });

  it('reads what is nested in a page that was fetched several levels deep', () => {
    const inner = wireStructure(9, { childCount: 1, children: [wireSuggestion(91, 9)] });
    const page = { sid: 3, offset: 0, total: 1, children: [wireSuggestion(31, 3, { children: [inner] })] };
    expect(loadTree(sildenafilTarget(), [page]).suggestionsOf(9)).toHaveLength(1);
  });

  it('keeps the longest of several pages for one structure', () => {
    const page = (count: number) => ({
      sid: 3,
      offset: 0,
      total: 60,
      children: Array.from({ length: count }, (_, index) => wireSuggestion(300 + index, 3)),
    });
    const tree = loadTree(sildenafilTarget(), [page(50), page(60), page(50)]);
    expect(tree.suggestionsOf(3)).toHaveLength(60);
    expect(tree.totalOf(3)).toBe(60);
  });

  it('counts the comments of today, where they are known, and else those of the page', () => {
    const page = {
      sid: 3,
      offset: 0,
      total: 2,
      children: [wireSuggestion(31, 3, { comments: 1 }), wireSuggestion(32, 3, { comments: 2 })],
    };
    const countsOf = (comments: ReadonlyMap<number, number> | null) =>
      loadTree(sildenafilTarget(), [page], { grown: new Map(), comments })
        .suggestionsOf(3)
        ?.map(({ wire }) => wire.comments);
    expect(countsOf(null)).toEqual([1, 2]);
    expect(countsOf(new Map([[31, 4]]))).toEqual([4, 0]);
  });

  it('throws for a structure it was never told of', () => {
    expect(() => loadTree(sildenafilTarget(), []).structureOf(999)).toThrow('999');
  });
});

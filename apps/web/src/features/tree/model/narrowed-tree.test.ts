import { expect, it } from 'vitest';
import { CHILDREN, sildenafilTarget } from '../testing/fixtures.ts';
import { loadTree } from './loaded-tree.ts';
import { narrowedTree } from './narrowed-tree.ts';

const tree = loadTree(sildenafilTarget(), [CHILDREN[3], CHILDREN[7]]);
const numbers = (sid: number, accepted: readonly number[]) =>
  narrowedTree(tree, new Set(accepted))
    .suggestionsOf(sid)
    ?.map(({ wire }) => wire.no);

it('keeps what is accepted and what leads to it, in its order', () => {
  expect(numbers(1, [14])).toEqual(['R2']);
  expect(numbers(3, [14])).toEqual(['R12']);
  expect(numbers(7, [14])).toEqual(['R14']);
  expect(numbers(1, [14, 5, 1])).toEqual(['R1', 'R2', 'R5']);
  expect(numbers(1, [])).toEqual([]);
});

it('counts what is left, and leaves alone what was not fetched', () => {
  const narrowed = narrowedTree(tree, new Set([14]));
  expect(narrowed.totalOf(1)).toBe(1);
  expect(narrowed.suggestionsOf(2)).toBe(tree.suggestionsOf(2));
  expect(narrowed.all().map(({ suggestion }) => suggestion.wire.no)).toEqual(['R2', 'R12', 'R14']);
});

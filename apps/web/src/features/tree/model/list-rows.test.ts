import { INITIAL_TREE_VIEW, reduceTreeView, type TreeViewAction } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import { CHILDREN, sildenafilTarget } from '../testing/fixtures.ts';
import { listRows, type Sorting } from './list-rows.ts';
import { loadTree } from './loaded-tree.ts';

const tree = loadTree(sildenafilTarget(), [CHILDREN[3], CHILDREN[7]]);
const BY_NUMBER: Sorting = { column: 'number', isDescending: false };

function numbers(actions: readonly TreeViewAction[], sorting = BY_NUMBER): readonly string[] {
  const view = actions.reduce((before, action) => reduceTreeView(before, action, tree), INITIAL_TREE_VIEW);
  return listRows(tree, view, sorting).map(({ suggestion }) => suggestion.wire.no);
}

describe('listRows', () => {
  it('has every fetched suggestion once, also below closed structures', () => {
    expect(numbers([])).toEqual(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R12', 'R13', 'R14', 'R15']);
  });

  it('places each suggestion where the tree has it', () => {
    const row = listRows(tree, INITIAL_TREE_VIEW, BY_NUMBER).find(({ suggestion }) => suggestion.wire.no === 'R14');
    expect(row?.place).toBe('1-2-3-12-7-14');
  });

  it('follows the filters of the tree', () => {
    expect(numbers([{ kind: 'hide', place: '1-1' }])).not.toContain('R1');
    const selected: TreeViewAction[] = [
      { kind: 'set-selected', place: '1-3', isSelected: true },
      { kind: 'set-show', show: 'selected' },
    ];
    expect(numbers(selected)).toEqual(['R3']);
    const named: TreeViewAction[] = [
      { kind: 'set-filter', nameReactions: ['Chlorosulfonation'] },
      { kind: 'set-show', show: 'matching' },
    ];
    expect(numbers(named)).toEqual(['R12']);
  });

  it('stands once for each disconnection, with its variants below where they are unfolded', () => {
    const target = sildenafilTarget();
    const children = target.children.map((child) => (child.ensid === 3 || child.ensid === 6 ? { ...child, variantOf: 2 } : child));
    const withVariants = loadTree({ ...target, children }, []);
    const rows = (isGrouped: boolean, unfolded: readonly number[] = []) =>
      listRows(withVariants, { ...INITIAL_TREE_VIEW, isGrouped }, BY_NUMBER, undefined, new Set(unfolded)).map(
        ({ suggestion, variantCount, isVariant }) => `${isVariant ? '  ' : ''}${suggestion.wire.no} ${variantCount}`,
      );
    expect(rows(true)).toEqual(['R1 0', 'R2 2', 'R4 0', 'R5 0', 'R7 0']);
    expect(rows(true, [2])).toEqual(['R1 0', 'R2 2', '  R3 0', '  R6 0', 'R4 0', 'R5 0', 'R7 0']);
    expect(rows(false)).toEqual(['R1 0', 'R2 0', 'R3 0', 'R4 0', 'R5 0', 'R6 0', 'R7 0']);
  });

  it('sorts by a column and keeps the order of the tree among equals', () => {
    expect(numbers([], { column: 'rating', isDescending: true }).slice(0, 3)).toEqual(['R1', 'R14', 'R2']);
    expect(numbers([], { column: 'precedents', isDescending: true })[0]).toBe('R2');
  });
});

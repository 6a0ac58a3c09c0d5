import { INITIAL_TREE_VIEW, reduceTreeView, type TreeViewAction } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import { CHILDREN, sildenafilTarget } from '../testing/fixtures.ts';
import { BEST_FIRST, countDisconnections, listLines, listRows, type Sorting, type Unfolded } from './list-rows.ts';
import { loadTree } from './loaded-tree.ts';

const tree = loadTree(sildenafilTarget(), [CHILDREN[3], CHILDREN[7]]);

function numbers(actions: readonly TreeViewAction[]): readonly string[] {
  const view = actions.reduce((before, action) => reduceTreeView(before, action, tree), INITIAL_TREE_VIEW);
  return listRows(tree, view).map(({ suggestion }) => suggestion.wire.no);
}

describe('the rows of the list', () => {
  it('has every fetched suggestion once, also below closed structures', () => {
    expect(numbers([])).toEqual(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R12', 'R13', 'R14', 'R15']);
  });

  it('places each suggestion where the tree has it', () => {
    const row = listRows(tree, INITIAL_TREE_VIEW).find(({ suggestion }) => suggestion.wire.no === 'R14');
    expect(row?.place).toBe('1-2-3-12-7-14');
    expect(row?.structurePlace).toBe('1-2-3-12-7');
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
});

/** Each line in a word: the structure, the shown variant with how many there are, variants and what is left indented. */
function drawn(sorting: Sorting = BEST_FIRST, unfolded: Unfolded = new Map(), isGrouped = true, of = tree): readonly string[] {
  const view = { ...INITIAL_TREE_VIEW, isGrouped };
  return listLines(listRows(of, view), view, sorting, unfolded).map((line) => {
    switch (line.kind) {
      case 'structure':
        return `Structure ${line.structureId}: ${line.disconnections}`;
      case 'disconnection':
        return `${line.row.suggestion.wire.no} ${line.position}/${line.members.length}`;
      case 'variant':
        return `  ${line.row.suggestion.wire.no} ${line.position}`;
      default:
        return `  ${line.left.length} more`;
    }
  });
}

describe('the lines of the list', () => {
  it('stand below the structure they make, the word first, then its number', () => {
    expect(drawn()).toEqual([
      'Structure 1: 7',
      ...['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7'].map((no) => `${no} 1/1`),
      'Structure 3: 2',
      ...['R12', 'R13'].map((no) => `${no} 1/1`),
      'Structure 7: 2',
      ...['R14', 'R15'].map((no) => `${no} 1/1`),
    ]);
  });

  it('sort by a column within each structure, equal ones in the order of the tree', () => {
    const byPrecedents = drawn({ column: 'precedents', isDescending: true });
    expect(byPrecedents[1]).toBe('R2 1/1');
    expect(byPrecedents.filter((line) => line.startsWith('Structure'))).toEqual(['Structure 1: 7', 'Structure 3: 2', 'Structure 7: 2']);
  });

  it('stand once for each disconnection, three variants below where it is unfolded, then the rest', () => {
    const target = sildenafilTarget();
    const children = target.children.map((child) => ([3, 4, 5, 6].includes(child.ensid) ? { ...child, variantOf: 2 } : child));
    const withVariants = loadTree({ ...target, children }, []);
    expect(drawn(BEST_FIRST, new Map(), true, withVariants)).toEqual(['Structure 1: 3', 'R1 1/1', 'R2 1/5', 'R7 1/1']);
    expect(drawn(BEST_FIRST, new Map([[2, 'some']]), true, withVariants)).toEqual([
      'Structure 1: 3',
      'R1 1/1',
      'R2 1/5',
      '  R2 1',
      '  R3 2',
      '  R4 3',
      '  2 more',
      'R7 1/1',
    ]);
    expect(drawn(BEST_FIRST, new Map([[2, 'all']]), true, withVariants)).toHaveLength(9);
    expect(drawn(BEST_FIRST, new Map(), false, withVariants)).toHaveLength(8);
    expect(countDisconnections(listRows(withVariants, INITIAL_TREE_VIEW), true)).toBe(3);
    expect(countDisconnections(listRows(withVariants, INITIAL_TREE_VIEW), false)).toBe(7);
  });

  it('show the variant that the reader stepped to', () => {
    const target = sildenafilTarget();
    const children = target.children.map((child) => (child.ensid === 3 ? { ...child, variantOf: 2 } : child));
    const of = loadTree({ ...target, children }, []);
    const view = reduceTreeView(INITIAL_TREE_VIEW, { kind: 'step-variant', place: '1-2', by: 1 }, of);
    const line = listLines(listRows(of, view), view, BEST_FIRST, new Map()).find(({ key }) => key === 'd2');
    expect(line).toMatchObject({ kind: 'disconnection', position: 2, row: { place: '1-3' } });
  });
});

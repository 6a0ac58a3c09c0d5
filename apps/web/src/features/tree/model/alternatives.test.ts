import { INITIAL_TREE_VIEW, reduceTreeView } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import { CHILDREN, sildenafilTarget } from '../testing/fixtures.ts';
import { openSuggestionAt } from './alternatives.ts';
import { loadTree } from './loaded-tree.ts';

const tree = loadTree(sildenafilTarget(), [CHILDREN[3]]);

describe('openSuggestionAt', () => {
  it('says where a suggestion stands among its alternatives', () => {
    expect(openSuggestionAt(tree, INITIAL_TREE_VIEW, '1-2')).toMatchObject({
      position: 2,
      total: 7,
      previous: '1-1',
      next: '1-3',
      structurePlace: '1',
    });
    expect(openSuggestionAt(tree, INITIAL_TREE_VIEW, '1-2-3-13')).toMatchObject({ position: 2, total: 2, next: null });
  });

  it('counts disconnections, and says which variant of one it is', () => {
    const target = sildenafilTarget();
    const children = target.children.map((child) => (child.ensid === 3 ? { ...child, variantOf: 2 } : child));
    const withVariants = loadTree({ ...target, children }, []);
    expect(openSuggestionAt(withVariants, INITIAL_TREE_VIEW, '1-3')).toMatchObject({
      position: 2,
      total: 6,
      next: '1-4',
      variant: { position: 2, total: 2 },
    });
    const flat = openSuggestionAt(withVariants, { ...INITIAL_TREE_VIEW, isGrouped: false }, '1-3');
    expect(flat).toMatchObject({ position: 3, total: 7, variant: null });
  });

  it('does not count what was put away', () => {
    const view = reduceTreeView(INITIAL_TREE_VIEW, { kind: 'hide', place: '1-1' }, tree);
    expect(openSuggestionAt(tree, view, '1-2')).toMatchObject({ position: 1, total: 6, previous: null });
  });

  it.each(['1-99', '1-1-3-12', '1-2-3-99', '1'])('is null for %s, which the tree does not have', (place) => {
    expect(openSuggestionAt(tree, INITIAL_TREE_VIEW, place)).toBeNull();
  });
});

import { INITIAL_TREE_VIEW, type TreeView } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import { treeStateContent } from './tree-state.ts';
import { treeStateContentOf, treeViewOf } from './view-words.ts';

const VIEW: TreeView = {
  places: {
    '1-2-3': { isExpanded: true, visibleAlternative: 12, visibleVariant: 14, isSelected: true, isHidden: false, tag: 'N' },
    '1-2-3~2-7': { isExpanded: null, visibleAlternative: null, visibleVariant: null, isSelected: false, isHidden: true, tag: null },
  },
  isAllExpanded: false,
  isGrouped: false,
  route: ['1-2'],
  show: 'matching',
  filter: {
    nameReactions: ['Suzuki coupling'],
    leastPrecedents: 10,
    tags: ['N', 'Cl'],
    cluster: { name: 'C–N, amide', suggestions: [2, 3] },
  },
};

describe('a saved view', () => {
  it('says contraction, tag, selection and visibility of each node, and the filter, in the words of the specification', () => {
    const content = treeStateContentOf(VIEW);
    expect(content.nodes['1-2-3']).toMatchObject({ contraction: 12, tag: 'N', isSelected: true, visibility: 'shown' });
    expect(content.nodes['1-2-3~2-7'].visibility).toBe('hidden');
    expect(content.filter).toMatchObject({ nameReactions: ['Suzuki coupling'], precedentProperties: { numPrecedents: 10 } });
  });

  it('is the same after it went over the wire', () => {
    expect(treeViewOf(treeStateContent.parse(JSON.parse(JSON.stringify(treeStateContentOf(VIEW)))))).toEqual(VIEW);
  });

  it('of which nothing is said is that of a tree opened for the first time', () => {
    expect(treeViewOf(treeStateContent.parse({}))).toEqual(INITIAL_TREE_VIEW);
  });

  it.each([
    ['another tag', { nodes: { '1-2': { tag: 'Xe' } } }],
    ['another visibility', { nodes: { '1-2': { visibility: 'gone' } } }],
    ['a place that is none', { nodes: { here: {} } }],
    ['another filter', { filter: { yields: [90] } }],
  ])('with %s is refused', (_what, state) => {
    expect(treeStateContent.safeParse(state).success).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { INITIAL_TREE_VIEW, type TreeView } from './tree-view.ts';
import { reduceTreeView, type TreeViewAction } from './tree-view-reducer.ts';
import type { SuggestionShape, SuggestionTree } from './unfold.ts';
import { visibleTree } from './visible-tree.ts';

/** Target 1: ethylation 10 with its variants 12 and 14, Suzuki coupling 11 with its variant 13, reduction 15. */
const SUGGESTIONS: readonly SuggestionShape[] = [
  suggestion(10, null),
  suggestion(11, null),
  suggestion(12, 10),
  suggestion(13, 11, ['suzuki-coupling']),
  suggestion(14, 10),
  suggestion(15, null),
];

function suggestion(id: number, variantOf: number | null, names: readonly string[] = []): SuggestionShape {
  return {
    id,
    structureId: 1,
    precursors: [{ structureId: 100 + id }],
    rating: 3,
    variantOf,
    nameReactions: names.map((name) => ({ id: name })),
  };
}

const tree: SuggestionTree = { target: 1, suggestionsOf: (structure) => (structure === 1 ? SUGGESTIONS : null) };

function look(...actions: readonly TreeViewAction[]) {
  const view = actions.reduce<TreeView>((before, action) => reduceTreeView(before, action, tree), INITIAL_TREE_VIEW);
  const { suggestions, alternativeCount, alternative, hiddenCount } = visibleTree(tree, view);
  const drawn = suggestions.map(({ suggestion: { id }, variant }) =>
    variant === null ? `${id}` : `${id} ${variant.position}/${variant.total}`,
  );
  return { drawn, alternativeCount, alternative, hiddenCount, view };
}

const next = (place: string): TreeViewAction => ({ kind: 'step-variant', place, by: 1 });

describe('a tree grouped by disconnection', () => {
  it('draws one suggestion for each, and counts disconnections', () => {
    expect(look()).toMatchObject({ drawn: ['10 1/3', '11 1/2', '15'], alternativeCount: 3 });
  });

  it('draws every suggestion when it is not grouped', () => {
    const { drawn, alternativeCount } = look({ kind: 'set-grouped', isGrouped: false });
    expect(drawn).toEqual(['10', '11', '12', '13', '14', '15']);
    expect(alternativeCount).toBe(6);
  });

  it('steps through the variants of one, and runs round', () => {
    expect(look(next('1-10')).drawn).toEqual(['12 2/3', '11 1/2', '15']);
    expect(look(next('1-10'), next('1-12')).drawn[0]).toBe('14 3/3');
    expect(look(next('1-10'), next('1-12'), next('1-14')).view.places).toEqual({});
    expect(look({ kind: 'step-variant', place: '1-10', by: -1 }).drawn[0]).toBe('14 3/3');
    expect(look(next('1-15')).view).toBe(INITIAL_TREE_VIEW);
  });

  it('steps through disconnections where a structure is contracted, and keeps the variant', () => {
    const contracted = [next('1-10'), { kind: 'contract', place: '1' }] as const;
    expect(look(...contracted)).toMatchObject({ drawn: ['12 2/3'], alternative: 1, alternativeCount: 3 });
    expect(look(...contracted, { kind: 'step', place: '1', by: 1 })).toMatchObject({ drawn: ['11 1/2'], alternative: 2 });
    expect(look(...contracted, next('1-12'))).toMatchObject({ drawn: ['14 3/3'], alternative: 1 });
  });

  it('draws the variant that the route takes, and takes the route along to another', () => {
    expect(look({ kind: 'select-route', place: '1-12' }).drawn).toEqual(['12 2/3']);
    const stepped = look({ kind: 'select-route', place: '1-12' }, next('1-12'));
    expect(stepped.drawn).toEqual(['14 3/3']);
    expect(stepped.view.route).toEqual(['1-14']);
  });

  it('draws the variant that a filter asks for', () => {
    const filtered = look({ kind: 'set-filter', nameReactions: ['suzuki-coupling'] }, { kind: 'set-show', show: 'matching' });
    expect(filtered.drawn).toEqual(['13 2/2']);
  });

  it('hides a disconnection with all its variants, and brings it back whole', () => {
    const hidden = look({ kind: 'hide', place: '1-10' });
    expect(hidden).toMatchObject({ drawn: ['11 1/2', '15'], alternativeCount: 2, hiddenCount: 3 });
    expect(look({ kind: 'hide', place: '1-10' }, { kind: 'unhide', place: '1-10' }).view.places).toEqual({});
    const single = look({ kind: 'set-grouped', isGrouped: false }, { kind: 'hide', place: '1-10' });
    expect(single.drawn).toEqual(['11', '12', '13', '14', '15']);
  });
});

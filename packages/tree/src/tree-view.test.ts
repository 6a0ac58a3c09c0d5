import { describe, expect, it } from 'vitest';
import { exampleTree } from './testing/example-tree.ts';
import { canStep, INITIAL_TREE_VIEW, selectedPlaces, type TreeView } from './tree-view.ts';
import { reduceTreeView, type TreeViewAction } from './tree-view-reducer.ts';
import { type VisibleStructure, visibleTree } from './visible-tree.ts';

function after(...actions: readonly TreeViewAction[]): TreeView {
  return actions.reduce((view, action) => reduceTreeView(view, action, exampleTree), INITIAL_TREE_VIEW);
}

/** Places of everything drawn, from the top. */
function drawn(view: TreeView): readonly string[] {
  const walk = (structure: VisibleStructure): string[] => [
    structure.place,
    ...structure.suggestions.flatMap((suggestion) => [suggestion.place, ...suggestion.precursors.flatMap(walk)]),
  ];
  return walk(visibleTree(exampleTree, view));
}

const suggestionsDrawn = (view: TreeView) => visibleTree(exampleTree, view).suggestions.map(({ suggestion }) => suggestion.id);

describe('a fresh tree view', () => {
  it('opens the target, best suggestion first, and nothing below its precursors', () => {
    expect(drawn(INITIAL_TREE_VIEW)).toEqual([
      '1',
      '1-10',
      '1-10-2',
      '1-10-3',
      '1-11',
      '1-11-2',
      '1-12',
      '1-12-3',
      '1-13',
      '1-13-4',
      '1-13-4~2',
    ]);
  });
});

describe('expanding and collapsing', () => {
  it('opens the same molecule at one place only', () => {
    const view = after({ kind: 'toggle-expanded', place: '1-11-2' });
    expect(drawn(view)).toContain('1-11-2-20-4');
    expect(drawn(view)).not.toContain('1-10-2-20');
  });

  it('closes what was open, suggestions included', () => {
    expect(drawn(after({ kind: 'toggle-expanded', place: '1' }))).toEqual(['1']);
    expect(drawn(after({ kind: 'toggle-expanded', place: '1-13' }))).not.toContain('1-13-4');
  });

  it('expands all without running into a loop', () => {
    const places = drawn(after({ kind: 'set-expanded', place: '1', isExpanded: false }, { kind: 'expand-all' }));
    expect(places).toContain('1-12-3-30-2-20-4');
    expect(places).not.toContain('1-12-3-30-2-21');
  });

  it('lets one place be closed after all were expanded', () => {
    expect(drawn(after({ kind: 'expand-all' }, { kind: 'set-expanded', place: '1-10-2', isExpanded: false }))).not.toContain('1-10-2-20');
  });
});

describe('alternatives', () => {
  it('contracts to the best and tells the position among all', () => {
    const root = visibleTree(exampleTree, after({ kind: 'contract', place: '1' }));
    expect(root.suggestions.map(({ suggestion }) => suggestion.id)).toEqual([10]);
    expect([root.alternative, root.alternativeCount]).toEqual([1, 4]);
  });

  it('steps forward and back, and runs round at both ends', () => {
    const steps = (...by: (1 | -1)[]) =>
      suggestionsDrawn(after({ kind: 'contract', place: '1' }, ...by.map((each) => ({ kind: 'step', place: '1', by: each }) as const)));
    expect(steps(1)).toEqual([11]);
    expect(steps(1, 1, -1)).toEqual([11]);
    expect(steps(-1)).toEqual([13]);
    expect(steps(1, 1, 1, 1)).toEqual([10]);
  });

  it('contracts a spread structure by stepping: next shows the first, previous the last', () => {
    expect(suggestionsDrawn(after({ kind: 'step', place: '1', by: 1 }))).toEqual([10]);
    expect(suggestionsDrawn(after({ kind: 'step', place: '1', by: -1 }))).toEqual([13]);
  });

  it('spreads back to all', () => {
    expect(suggestionsDrawn(after({ kind: 'contract', place: '1', alternative: 12 }, { kind: 'spread', place: '1' }))).toEqual([
      10, 11, 12, 13,
    ]);
  });

  it('cannot be stepped through while only selected or matching ones are shown', () => {
    for (const show of ['selected', 'matching'] as const) {
      const view = after({ kind: 'contract', place: '1' }, { kind: 'set-show', show });
      expect(canStep(view)).toBe(false);
      expect(reduceTreeView(view, { kind: 'step', place: '1', by: 1 }, exampleTree)).toBe(view);
    }
  });

  it('has nothing to step through where suggestions are not known', () => {
    const view = after();
    expect(reduceTreeView(view, { kind: 'step', place: '1-13-4', by: 1 }, exampleTree)).toBe(view);
  });
});

describe('hiding', () => {
  it('takes a suggestion out of sight, of stepping and of the count', () => {
    const view = after({ kind: 'hide', place: '1-11' }, { kind: 'contract', place: '1' }, { kind: 'step', place: '1', by: 1 });
    const root = visibleTree(exampleTree, view);
    expect(root.suggestions.map(({ suggestion }) => suggestion.id)).toEqual([12]);
    expect([root.alternativeCount, root.hiddenCount]).toEqual([3, 1]);
  });

  it('brings a suggestion back to its place in the order of rating', () => {
    expect(suggestionsDrawn(after({ kind: 'hide', place: '1-11' }, { kind: 'unhide', place: '1-11' }))).toEqual([10, 11, 12, 13]);
    expect(
      suggestionsDrawn(after({ kind: 'hide', place: '1-11' }, { kind: 'hide', place: '1-10' }, { kind: 'unhide-all', place: '1' })),
    ).toEqual([10, 11, 12, 13]);
  });

  it('spreads a structure that was contracted to the hidden suggestion, and deselects it', () => {
    const view = after(
      { kind: 'set-selected', place: '1-11', isSelected: true },
      { kind: 'contract', place: '1', alternative: 11 },
      { kind: 'hide', place: '1-11' },
    );
    expect(suggestionsDrawn(view)).toEqual([10, 12, 13]);
    expect(selectedPlaces(view)).toEqual([]);
  });
});

describe('selection and routes', () => {
  it('draws the way to a selected node solid', () => {
    const root = visibleTree(exampleTree, after({ kind: 'set-selected', place: '1-11-2', isSelected: true }));
    expect(root.isOnSelectedPath).toBe(true);
    expect(root.suggestions.map(({ isOnSelectedPath }) => isOnSelectedPath)).toEqual([false, true, false, false]);
  });

  it('shows only what leads to a selected node, all alternatives of a contracted structure included', () => {
    const view = after(
      { kind: 'contract', place: '1' },
      { kind: 'set-selected', place: '1-11-2', isSelected: true },
      { kind: 'set-show', show: 'selected' },
    );
    expect(drawn(view)).toEqual(['1', '1-11', '1-11-2']);
  });

  it('hides the alternatives to a chosen route', () => {
    const view = after({ kind: 'set-expanded', place: '1-10-2', isExpanded: true }, { kind: 'select-route', place: '1-10-2-21' });
    expect(drawn(view)).toEqual(['1', '1-10', '1-10-2', '1-10-2-21', '1-10-2-21-3', '1-10-3']);
    expect(suggestionsDrawn(reduceTreeView(view, { kind: 'clear-route' }, exampleTree))).toEqual([10, 11, 12, 13]);
  });

  it('keeps earlier choices of another branch and drops those it contradicts', () => {
    const both = after({ kind: 'select-route', place: '1-10-2-20' }, { kind: 'select-route', place: '1-10-3-30' });
    expect(both.route).toEqual(['1-10', '1-10-2-20', '1-10-3-30']);
    const other = reduceTreeView(both, { kind: 'select-route', place: '1-10-2-21' }, exampleTree);
    expect(other.route).toEqual(['1-10', '1-10-2-21', '1-10-3-30']);
    expect(reduceTreeView(other, { kind: 'select-route', place: '1-11' }, exampleTree).route).toEqual(['1-11']);
  });
});

describe('filter, tags, saving', () => {
  it('shows suggestions with a chosen name reaction, and those that lead to an open one', () => {
    const view = after(
      { kind: 'expand-all' },
      { kind: 'set-filter', nameReactions: ['suzuki-coupling'] },
      { kind: 'set-show', show: 'matching' },
    );
    expect(suggestionsDrawn(view)).toEqual([10, 11, 12]);
    expect(drawn(view)).not.toContain('1-11-2-21-3-30');
  });

  it('shows one cluster of the first level with everything below it, and of that only what matches', () => {
    const cluster = { kind: 'set-cluster', cluster: { name: 'C–N, amide', suggestions: [11] } } as const;
    const matching = { kind: 'set-show', show: 'matching' } as const;
    const narrowed = after({ kind: 'expand-all' }, cluster, matching);
    expect(suggestionsDrawn(narrowed)).toEqual([11]);
    expect(drawn(narrowed)).toContain('1-11-2-20');
    expect(suggestionsDrawn(after({ kind: 'expand-all' }, cluster))).toEqual([10, 11, 12, 13]);
    expect(suggestionsDrawn(after(cluster, matching, { kind: 'set-cluster', cluster: null }))).toEqual([10, 11, 12, 13]);
    expect(suggestionsDrawn(after(cluster, { kind: 'set-filter', nameReactions: ['no-such-reaction'] }, matching))).toEqual([]);
  });

  it('shows suggestions with so many precedents, and what leads to them', () => {
    const matching = { kind: 'set-show', show: 'matching' } as const;
    expect(suggestionsDrawn(after({ kind: 'set-filter', leastPrecedents: 120 }, matching))).toEqual([12, 13]);
    expect(suggestionsDrawn(after({ kind: 'expand-all' }, { kind: 'set-filter', leastPrecedents: 205 }, matching))).toEqual([10, 11, 12]);
    const both = { kind: 'set-filter', leastPrecedents: 120, nameReactions: ['amide-formation'] } as const;
    expect(suggestionsDrawn(after(both, matching))).toEqual([]);
  });

  it('shows what is tagged, and the way to it', () => {
    const tagged = [
      { kind: 'set-tag', place: '1-11-2', tag: 'N' },
      { kind: 'set-tag', place: '1-13', tag: 'O' },
    ] as const;
    const matching = { kind: 'set-show', show: 'matching' } as const;
    expect(suggestionsDrawn(after(...tagged, { kind: 'set-filter', tags: ['N'] }, matching))).toEqual([11]);
    expect(suggestionsDrawn(after(...tagged, { kind: 'set-filter', tags: ['N', 'O'] }, matching))).toEqual([11, 13]);
    expect(suggestionsDrawn(after(...tagged, { kind: 'set-filter', tags: [] }, matching))).toEqual([10, 11, 12, 13]);
  });

  it('restores a saved view as it was', () => {
    const saved = after({ kind: 'set-tag', place: '1-10', tag: 'Cl' }, { kind: 'contract', place: '1' });
    const reread = JSON.parse(JSON.stringify(saved)) as TreeView;
    expect(reduceTreeView(INITIAL_TREE_VIEW, { kind: 'restore', view: reread }, exampleTree)).toEqual(saved);
  });

  it('forgets a place that is back to its defaults, and everything on reset', () => {
    expect(after({ kind: 'set-tag', place: '1-10', tag: 'Cl' }, { kind: 'set-tag', place: '1-10', tag: null })).toEqual(INITIAL_TREE_VIEW);
    expect(after({ kind: 'set-selected', place: '1-10', isSelected: true }, { kind: 'clear-selection' })).toEqual(INITIAL_TREE_VIEW);
    expect(after({ kind: 'expand-all' }, { kind: 'hide', place: '1-10' }, { kind: 'reset' })).toBe(INITIAL_TREE_VIEW);
  });
});

import { INITIAL_TREE_VIEW, reduceTreeView, type TreeView, type TreeViewAction, visibleTree } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import { CHILDREN, sildenafilTarget } from '../testing/fixtures.ts';
import { buildCanvasTree, type CanvasTreeOptions, FAN_SIZE, FAN_STEP } from './build-canvas-tree.ts';
import type { CanvasStructure, CanvasSuggestion } from './canvas-tree.ts';
import { loadTree } from './loaded-tree.ts';

const target = sildenafilTarget();
const tree = loadTree(target, [CHILDREN[3]]);

function build(actions: readonly TreeViewAction[], options: Partial<CanvasTreeOptions> = {}): CanvasStructure {
  const view = actions.reduce<TreeView>((before, action) => reduceTreeView(before, action, tree), INITIAL_TREE_VIEW);
  return buildCanvasTree(tree, view, visibleTree(tree, view), { fans: {}, openPlace: null, loading: new Set(), ...options });
}

function suggestions(structure: CanvasStructure): readonly CanvasSuggestion[] {
  return structure.children.filter((child) => child.kind === 'suggestion');
}

function precursor(root: CanvasStructure, key: string): CanvasStructure {
  const found = suggestions(root)
    .flatMap((suggestion) => suggestion.children)
    .find((structure) => structure.key === key);
  if (!found) throw new Error(`${key} is not drawn`);
  return found;
}

describe('buildCanvasTree', () => {
  it('opens with the best five suggestions and a pill for the other two', () => {
    const root = build([]);
    expect(suggestions(root).map(({ suggestion }) => suggestion.no)).toEqual(['R1', 'R2', 'R3', 'R4', 'R5']);
    expect(root.children.at(-1)).toMatchObject({ kind: 'more', count: 2 });
    expect(root.branching).toEqual({ kind: 'spread', total: 7 });
  });

  it('shows the rest of a widened fan', () => {
    const root = build([], { fans: { 1: 15 } });
    expect(suggestions(root)).toHaveLength(7);
    expect(root.children.some(({ kind }) => kind === 'more')).toBe(false);
  });

  it.each([
    ['as it opens', undefined, 6, 6, 0],
    ['as it opens', undefined, 7, 5, 2],
    ['asked for more', FAN_SIZE + FAN_STEP, 20, 20, 0],
    ['asked for more', FAN_SIZE + FAN_STEP, 21, 15, 6],
  ])('leaves nobody a pill for little: a fan %s (%s) of %d shows %d, and %d behind a pill', (_, size, all, shown, behind) => {
    const [pattern] = target.children ?? [];
    if (!pattern) throw new Error('The fixture has suggestions');
    const children = Array.from({ length: all }, (_each, index) => ({ ...pattern, ensid: index + 1, no: `R${index + 1}` }));
    const wide = loadTree({ ...target, children, childCount: all }, []);
    const drawn = buildCanvasTree(wide, INITIAL_TREE_VIEW, visibleTree(wide, INITIAL_TREE_VIEW), {
      fans: size === undefined ? {} : { 1: size },
      openPlace: null,
      loading: new Set(),
    });
    expect(suggestions(drawn)).toHaveLength(shown);
    expect(drawn.children.flatMap((child) => (child.kind === 'more' ? child.count : []))).toEqual(behind === 0 ? [] : [behind]);
  });

  it('shows the open suggestion even beyond the end of the fan', () => {
    const root = build([], { openPlace: '1-7' });
    expect(suggestions(root).map(({ key }) => key)).toEqual(['1-1', '1-2', '1-3', '1-4', '1-5', '1-7']);
    expect(root.children.at(-1)).toMatchObject({ kind: 'more', count: 1 });
  });

  it('shows the way to a suggestion that is open deeper in the tree', () => {
    expect(suggestions(build([], { openPlace: '1-7-5-10' })).map(({ key }) => key)).toContain('1-7');
    expect(suggestions(build([], { openPlace: '1-71' })).map(({ key }) => key)).not.toContain('1-7');
  });

  it('tells structures with suggestions from leaves, fetched or not', () => {
    const root = build([], { loading: new Set([2]) });
    expect(precursor(root, '1-1-2').branching).toEqual({ kind: 'collapsed', count: 2, isLoading: true });
    expect(precursor(root, '1-2-3').branching).toEqual({ kind: 'collapsed', count: 2, isLoading: false });
    expect(precursor(root, '1-2-4').branching).toEqual({ kind: 'leaf' });
  });

  it('shows one alternative of a contracted structure and where it stands', () => {
    const root = build([
      { kind: 'contract', place: '1-2-3' },
      { kind: 'step', place: '1-2-3', by: 1 },
    ]);
    const structure = precursor(root, '1-2-3');
    expect(structure.branching).toEqual({ kind: 'contracted', position: 2, total: 2 });
    expect(suggestions(structure)).toHaveLength(1);
  });

  it('has no pill for suggestions that the route or the filter leaves out', () => {
    const onRoute = build([{ kind: 'select-route', place: '1-2' }]);
    expect(onRoute.children.map(({ key }) => key)).toEqual(['1-2']);
    const filtered = build([
      { kind: 'set-filter', nameReactions: ['Sulfonyl chloride amination'] },
      { kind: 'set-show', show: 'matching' },
    ]);
    expect(filtered.children.map(({ key }) => key)).toEqual(['1-2']);
  });

  it('hides the precursors of a collapsed suggestion', () => {
    const [, second] = suggestions(build([{ kind: 'set-expanded', place: '1-2', isExpanded: false }]));
    expect(second).toMatchObject({ isCollapsed: true, children: [] });
  });

  it('says that a pill counts disconnections where these have variants, and counts suggestions on a closed structure, known or not', () => {
    const children = target.children.map((child) => (child.ensid === 7 ? { ...child, variantOf: 6 } : child));
    const [pattern] = children;
    if (!pattern) throw new Error('The fixture has suggestions');
    const all = [...children, { ...pattern, ensid: 8, no: 'R8' }];
    const grouped = loadTree({ ...target, children: all, childCount: 8 }, [CHILDREN[3]]);
    const drawn = (view: TreeView) =>
      buildCanvasTree(grouped, view, visibleTree(grouped, view), { fans: {}, openPlace: null, loading: new Set() });
    // Behind the pill are R6 with its variant R7, and R8.
    expect(drawn(INITIAL_TREE_VIEW).children.at(-1)).toMatchObject({ kind: 'more', count: 2, counted: 'disconnections' });
    const closed = reduceTreeView(INITIAL_TREE_VIEW, { kind: 'set-expanded', place: '1', isExpanded: false }, grouped);
    expect(drawn(closed).branching).toEqual({ kind: 'collapsed', count: 8, isLoading: false });
    const hidden = reduceTreeView(closed, { kind: 'hide', place: '1-8' }, grouped);
    expect(drawn(hidden).branching).toEqual({ kind: 'collapsed', count: 7, isLoading: false });
  });

  it('counts what was put away and leaves it out', () => {
    const root = build([{ kind: 'hide', place: '1-1' }]);
    expect(root.hiddenCount).toBe(1);
    expect(suggestions(root).map(({ key }) => key)).not.toContain('1-1');
  });

  it('gives precursors the reaction centre of their own suggestion', () => {
    const methyl = suggestions(build([])).find(({ key }) => key === '1-4');
    const wire = target.children.find(({ ensid }) => ensid === 4);
    expect(methyl?.children.map(({ structure }) => structure.atcenter)).toEqual(wire?.children.map(({ atcenter }) => atcenter));
  });
});

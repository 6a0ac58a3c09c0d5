import { describe, expect, it } from 'vitest';
import { graphOf } from '../testing-graph.ts';
import { mergeQueries } from './merge-queries.ts';
import { type Spot, shownTree, type TreeChoice } from './shown-tree.ts';
import { layOutTree, spotAt, spotsIn } from './tree-layout.ts';

/** Query 1: T from A + B (both), A from C (only 1). Query 2: T from A + B, T from D (only 2), D from E. */
const FIRST = graphOf(
  ['T', 'A', 'B', 'C'],
  [
    { parid: 1, precursors: [2, 3], rating: 3, numPrecedents: 10 },
    { parid: 2, precursors: [4], rating: 4 },
  ],
);
const SECOND = graphOf(
  ['T', 'A', 'B', 'D', 'E'],
  [
    { parid: 1, precursors: [4], rating: 4, numPrecedents: 2 },
    { parid: 1, precursors: [2, 3], rating: 2, numPrecedents: 50 },
    { parid: 4, precursors: [5] },
  ],
);
const merged = mergeQueries(FIRST, SECOND);
const ALL: TreeChoice = { show: 'all', sort: 'rating', toggled: new Set(), steps: [2, 2] };

/** The shown tree as text: `T(A+[..] ...)`. */
function told(spot: Spot): string {
  if (spot.kind === 'suggestion') return spot.children.map(told).join('+');
  const smiles = merged.structures[spot.structure]?.smiles ?? '';
  if (spot.children.length > 0) return `${smiles}(${spot.children.map(told).join(' ')})`;
  return spot.childCount > 0 ? `${smiles}…${spot.childCount}` : smiles;
}

describe('the merged tree as it is shown', () => {
  it('opens with the suggestions of the target, best rated first', () => {
    expect(told(shownTree(merged, ALL))).toBe('T(D…1 A…1+B)');
  });

  it('can be sorted by the number of precedents, the greater of both queries', () => {
    expect(told(shownTree(merged, { ...ALL, sort: 'precedents' }))).toBe('T(A…1+B D…1)');
  });

  it('shows of one query only what the other has not, and what leads there', () => {
    expect(told(shownTree(merged, { ...ALL, show: 'first' }))).toBe('T(A(C)+B)');
    expect(told(shownTree(merged, { ...ALL, show: 'second' }))).toBe('T(D…1)');
    expect(told(shownTree(merged, { ...ALL, show: 'both' }))).toBe('T(A+B)');
  });

  it('opens and closes a structure at its place', () => {
    const tree = shownTree(merged, ALL);
    const d = tree.children[0]?.children[0]?.key ?? '';
    expect(told(shownTree(merged, { ...ALL, toggled: new Set([d]) }))).toBe('T(D(E) A…1+B)');
    expect(told(shownTree(merged, { ...ALL, toggled: new Set(['0']) }))).toBe('T…2');
  });

  it('shows no more steps than a query was asked for, unless it went on from there', () => {
    expect(told(shownTree(merged, { ...ALL, steps: [2, 1] }))).toBe('T(D A…1+B)');
    expect(told(shownTree(merged, { ...ALL, show: 'first', steps: [1, 1] }))).toBe('T');
  });

  it('lets no structure stand below itself', () => {
    const loop = graphOf(
      ['T', 'A', 'B'],
      [
        { parid: 1, precursors: [2] },
        { parid: 2, precursors: [3] },
        { parid: 3, precursors: [2] },
      ],
    );
    const both = mergeQueries(loop, loop);
    const open = { ...ALL, steps: [9, 9] as const, toggled: new Set(['0-0-1', '0-0-1-1-2']) };
    const tree = shownTree(both, open);
    const b = tree.children[0]?.children[0]?.children[0]?.children[0];
    expect([b?.structure, b?.childCount]).toEqual([2, 0]);
  });
});

describe('the layout of the merged tree', () => {
  const wide = graphOf(
    ['T', ...Array.from({ length: 10_000 }, (_, index) => `P${index}`)],
    Array.from({ length: 5_000 }, (_, index) => ({ parid: 1, precursors: [2 * index + 2, 2 * index + 3] })),
  );
  const huge = mergeQueries(
    wide,
    graphOf(['T', ...wide.structures.slice(5001).map(({ smiles }) => smiles), 'X'], [{ parid: 1, precursors: [5002] }]),
  );
  const layout = layOutTree(shownTree(huge, ALL));

  it('draws of 5,000 suggestions only those in sight, and the target beside them wherever one has scrolled to', () => {
    expect(huge.counts).toEqual({ all: 5001, first: 5000, second: 1, both: 0 });
    const window = { top: 600_000, bottom: 600_800 };
    const drawn = spotsIn(layout, window, 200);
    expect(drawn.length).toBeLessThan(20);
    expect(drawn[0]?.laid.spot.key).toBe('0');
    expect(drawn[0]?.y).toBe(600_400);
    for (const { laid } of drawn.slice(1)) {
      expect(laid.bottom).toBeGreaterThanOrEqual(window.top - 200);
      expect(laid.top).toBeLessThanOrEqual(window.bottom + 200);
    }
  });

  it('gives every leaf a row of its own and finds a spot by its key', () => {
    const small = layOutTree(shownTree(merged, ALL));
    const leaves = small.root.children.flatMap(({ children }) => children);
    expect(leaves.map(({ y }) => y)).toEqual([93, 223, 353]);
    expect(small.root.y).toBe((93 + (223 + 353) / 2) / 2);
    for (const leaf of leaves) expect(spotAt(small, leaf.spot.key)).toBe(leaf);
    expect(spotAt(small, '0-99')).toBeNull();
  });
});

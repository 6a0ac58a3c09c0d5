import { describe, expect, it } from 'vitest';
import { sampleTree } from '../model/sample-tree.ts';
import { collapsedSuggestion, morePill, structureNode, suggestionNode } from '../testing/canvas-nodes.ts';
import { overlaps } from './geometry.ts';
import { boxOf, COLUMN_PITCH, layoutTree, ROW_PITCH, type TreeLayout } from './layout.ts';

function at(layout: TreeLayout, key: string) {
  const placed = layout.byKey.get(key);
  if (!placed) throw new Error(`${key} is not in the layout`);
  return { x: placed.x, y: placed.y };
}

describe('layoutTree', () => {
  it('puts structures a column pitch apart and suggestions 140 right of the structure they make', () => {
    const layout = layoutTree(
      structureNode('1', [suggestionNode('1-2', [structureNode('1-2-3', [suggestionNode('1-2-3-4', [structureNode('1-2-3-4-5')])])])]),
    );
    expect(['1', '1-2', '1-2-3', '1-2-3-4', '1-2-3-4-5'].map((key) => at(layout, key).x)).toEqual([
      60,
      200,
      60 + COLUMN_PITCH,
      200 + COLUMN_PITCH,
      60 + 2 * COLUMN_PITCH,
    ]);
  });

  it('puts precursors of one suggestion a row apart and those of two suggestions a tenth more', () => {
    const layout = layoutTree(
      structureNode('1', [
        suggestionNode('1-1', [structureNode('1-1-2'), structureNode('1-1-3')]),
        suggestionNode('1-2', [structureNode('1-2-4'), structureNode('1-2-5')]),
      ]),
    );
    expect(at(layout, '1-1-3').y - at(layout, '1-1-2').y).toBeCloseTo(ROW_PITCH);
    expect(at(layout, '1-2-4').y - at(layout, '1-1-3').y).toBeCloseTo(1.1 * ROW_PITCH);
  });

  it('keeps the order of the suggestions, the best on top, and a parent at the middle of its children', () => {
    const layout = layoutTree(
      structureNode('1', [suggestionNode('1-7', [structureNode('1-7-2')]), suggestionNode('1-3', [structureNode('1-3-2')])]),
    );
    expect(at(layout, '1-7').y).toBeLessThan(at(layout, '1-3').y);
    expect(at(layout, '1').y).toBeCloseTo((at(layout, '1-7').y + at(layout, '1-3').y) / 2);
  });

  it('keeps the pill of a collapsed suggestion clear of structures in the next column', () => {
    const layout = layoutTree(
      structureNode('1', [suggestionNode('1-1', [structureNode('1-1-2'), structureNode('1-1-3')]), collapsedSuggestion('1-2', 2)]),
    );
    const pillTop = at(layout, '1-2').y - 10;
    expect(pillTop).toBeGreaterThan(at(layout, '1-1-3').y + 60);
  });

  it('puts the pill for what is not shown below the last suggestion', () => {
    const layout = layoutTree(structureNode('1', [suggestionNode('1-1', [structureNode('1-1-2')]), morePill('1', 14)]));
    expect(at(layout, '1-more').y).toBeGreaterThan(at(layout, '1-1').y + 30);
    expect(at(layout, '1-more').x).toBe(200);
  });

  it('leaves the anchor at its height', () => {
    const small = layoutTree(
      structureNode('1', [suggestionNode('1-1', [structureNode('1-1-2')]), suggestionNode('1-2', [structureNode('1-2-3')])]),
    );
    const before = at(small, '1-2').y;
    const root = structureNode('1', [
      suggestionNode('1-1', [structureNode('1-1-2'), structureNode('1-1-4'), structureNode('1-1-5')]),
      suggestionNode('1-2', [structureNode('1-2-3')]),
    ]);
    expect(at(layoutTree(root), '1-2').y).not.toBeCloseTo(before);
    expect(at(layoutTree(root, { key: '1-2', y: before }), '1-2').y).toBeCloseTo(before);
  });

  it('lets no two nodes of 2,000 overlap, and holds all of them in its bounds', () => {
    const layout = layoutTree(sampleTree(2000));
    const boxes = layout.nodes.map(boxOf);
    for (const [index, box] of boxes.entries()) {
      const { left, top, right, bottom } = layout.bounds;
      expect(box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom).toBe(true);
      for (const other of boxes.slice(index + 1))
        if (overlaps(box, other)) throw new Error(`${layout.nodes[index]?.key} overlaps another node`);
    }
  });
});

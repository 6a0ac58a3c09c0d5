import { describe, expect, it } from 'vitest';
import { sampleTree } from '../model/sample-tree.ts';
import { collapsedSuggestion, morePill, structureNode, suggestionNode } from '../testing/canvas-nodes.ts';
import { COLUMN_PITCH, ROW_PITCH } from './columns.ts';
import { type Box, overlaps } from './geometry.ts';
import { boxOf, layoutTree, type TreeLayout } from './layout.ts';

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

  it('puts suggestions that lead no further in columns where one would be too high, in the order of reading', () => {
    const fan = Array.from({ length: 5 }, (_, index) =>
      suggestionNode(`1-${index + 1}`, [structureNode(`1-${index + 1}-9`), structureNode(`1-${index + 1}-8`)]),
    );
    const layout = layoutTree(structureNode('1', fan), undefined, { columns: 3, height: 700 });
    expect(fan.map(({ key }) => at(layout, key).x)).toEqual([200, 200 + COLUMN_PITCH, 200 + 2 * COLUMN_PITCH, 200, 200 + COLUMN_PITCH]);
    expect(at(layout, '1-3').y).toBe(at(layout, '1-1').y);
    expect(at(layout, '1-4').y - at(layout, '1-1').y).toBeGreaterThanOrEqual(2 * ROW_PITCH);
    expect(layout.byKey.get('1-1')?.detour).toBeNull();
    const entered = layout.byKey.get('1-3')?.detour;
    expect(at(layout, '1-3').x - (entered?.left ?? 0)).toBe(200 - 15);
    expect(at(layout, '1-3').y - (entered?.up ?? 0)).toBeLessThan(at(layout, '1-1-9').y - 60);
  });

  it('gives each edge along the gutter a lane of its own, within the frame', () => {
    const fan = Array.from({ length: 12 }, (_, index) => suggestionNode(`1-${index + 1}`, [structureNode(`1-${index + 1}-9`)]));
    const layout = layoutTree(structureNode('1', fan), undefined, { columns: 4, height: 480 });
    const laneOf = (key: string) => at(layout, key).y - (layout.byKey.get(key)?.detour?.up ?? 0);
    const lanes = ['1-4', '1-3', '1-2'].map(laneOf);
    expect(lanes).toEqual([...lanes].sort((a, b) => a - b));
    expect(new Set(lanes).size).toBe(3);
    expect(layout.frames[0]?.top).toBeLessThan(lanes[0] ?? 0);
    // Below what the row above takes.
    expect(laneOf('1-8')).toBeGreaterThan(at(layout, '1-4').y + 64);
  });

  it('frames what stands in several columns, and nothing else', () => {
    const fan = Array.from({ length: 5 }, (_, index) =>
      suggestionNode(`1-${index + 1}`, [structureNode(`1-${index + 1}-9`), structureNode(`1-${index + 1}-8`)]),
    );
    const anchor = { key: '1-1', y: 500 };
    const layout = layoutTree(structureNode('1', fan), anchor, { columns: 3, height: 700 });
    const [frame, ...others] = layout.frames;
    expect(others).toEqual([]);
    const isInside = ({ left, top, right, bottom }: Box) =>
      frame !== undefined && frame.left < left && frame.top < top && right < frame.right && bottom < frame.bottom;
    expect(layout.nodes.filter((node) => isInside(boxOf(node))).map(({ key }) => key)).toEqual(
      layout.nodes.map(({ key }) => key).filter((key) => key !== '1'),
    );
    expect(layoutTree(structureNode('1', fan)).frames).toEqual([]);
  });

  it('leaves a fan in one column that is not too high for it', () => {
    const fan = Array.from({ length: 4 }, (_, index) => suggestionNode(`1-${index + 1}`, [structureNode(`1-${index + 1}-9`)]));
    const layout = layoutTree(structureNode('1', fan), undefined, { columns: 3, height: 700 });
    expect(new Set(fan.map(({ key }) => at(layout, key).x))).toEqual(new Set([200]));
  });

  it('gives a suggestion that leads further a row of its own, between the others', () => {
    const leaf = (id: number) => suggestionNode(`1-${id}`, [structureNode(`1-${id}-9`), structureNode(`1-${id}-8`)]);
    const deep = suggestionNode('1-4', [structureNode('1-4-9', [suggestionNode('1-4-9-1', [structureNode('1-4-9-1-2')])])]);
    const layout = layoutTree(structureNode('1', [leaf(1), leaf(2), leaf(3), deep, leaf(5)]), undefined, { columns: 2, height: 600 });
    expect([1, 2, 3, 4, 5].map((id) => at(layout, `1-${id}`).x)).toEqual([200, 452, 200, 200, 200]);
    const heights = [1, 3, 4, 5].map((id) => at(layout, `1-${id}`).y);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  });

  it('leads a selected route straight to the right', () => {
    const next = suggestionNode('1-2-4-5', [structureNode('1-2-4-5-6'), structureNode('1-2-4-5-7')], { isOnRoute: true });
    const step = suggestionNode('1-2', [structureNode('1-2-3'), structureNode('1-2-4', [next])], { isOnRoute: true });
    const layout = layoutTree(structureNode('1', [suggestionNode('1-1', [structureNode('1-1-8')]), step]));
    expect(['1-2', '1-2-4', '1-2-4-5'].map((key) => at(layout, key).y)).toEqual([0, 0, 0]);
  });

  it('keeps a parent within half a window of its best child, however many there are', () => {
    const fan = Array.from({ length: 30 }, (_, index) => suggestionNode(`1-${index + 1}`, [structureNode(`1-${index + 1}-9`)]));
    const layout = layoutTree(structureNode('1', fan), undefined, { columns: 1, height: 700 });
    expect(at(layout, '1').y - at(layout, '1-1').y).toBe(350);
  });

  it('gives a small reagent the room of a line', () => {
    const precursors = [structureNode('1-1-2'), structureNode('1-1-3', [], { reagent: 'EtI' })];
    const layout = layoutTree(structureNode('1', [suggestionNode('1-1', precursors)]));
    expect(at(layout, '1-1-3').y - at(layout, '1-1-2').y).toBe(64 + 19);
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

import { describe, expect, it } from 'vitest';
import { structureNode, suggestionNode } from '../testing/canvas-nodes.ts';
import { type Edge, edgesIn, edgesPath, spanOf } from './edges.ts';
import { layoutTree } from './layout.ts';

const layout = layoutTree(
  structureNode('1', [
    suggestionNode('1-1', [structureNode('1-1-2'), structureNode('1-1-3')], { isOnSelectedPath: true }),
    suggestionNode('1-2', [structureNode('1-2-4')]),
  ]),
);
const everywhere = layout.bounds;

describe('edgesIn', () => {
  it('draws every edge of a selected suggestion solid, for the step needs all its precursors', () => {
    const solid = edgesIn(layout, everywhere, 0).filter((edge) => edge.isSelected);
    expect(solid.map((edge) => edge.child.key)).toEqual(['1-1', '1-1-2', '1-1-3']);
  });

  it('keeps an edge that crosses the window though both ends lie outside', () => {
    const root = layout.byKey.get('1')!;
    const last = layout.byKey.get('1-2')!;
    const middle = (root.y + last.y) / 2;
    const slit = { left: 125, top: middle - 1, right: 180, bottom: middle + 1 };
    expect(edgesIn(layout, slit, 0).map((edge) => edge.child.key)).toContain('1-2');
    expect(edgesIn(layout, slit, 0).map((edge) => edge.child.key)).not.toContain('1-2-4');
  });
});

describe('edgesPath', () => {
  const edge = edgesIn(layout, everywhere, 0).find(({ child }) => child.key === '1-1') as Edge;
  const pathTo = (y: number, span = { top: -1e6, bottom: 1e6 }) =>
    edgesPath([edge], (key) => (key === '1' ? { x: 60, y: 392.8 } : { x: 200, y }), span);

  it('leads from the right side of the parent to the left side of the child, level at both ends', () => {
    expect(pathTo(188)).toBe('M120 392.8C152.5 392.8 152.5 188 185 188');
  });

  it('draws only the part of a long edge that may be seen, on the same curve', () => {
    const numbers = pathTo(100_000, { top: 0, bottom: 50_196.4 })
      .split(/[MC ]/)
      .filter((text) => text !== '')
      .map(Number);
    expect(numbers.slice(0, 2)).toEqual([120, 392.8]);
    const [x, y] = numbers.slice(-2);
    expect(x).toBeCloseTo(152.5, 0);
    expect(y).toBeCloseTo(50_196.4, -2);
  });

  it('leaves out an edge that is wholly above or below', () => {
    expect(pathTo(188, { top: 400, bottom: 900 })).toBe('');
    expect(pathTo(188, { top: 0, bottom: 100 })).toBe('');
  });
});

describe('spanOf', () => {
  it('holds the window with its margin and stays the same while the window moves a little', () => {
    const window = { left: 0, right: 900, top: 3000, bottom: 3800 };
    const span = spanOf(window, 160);
    expect(span.top).toBeLessThanOrEqual(2840);
    expect(span.bottom).toBeGreaterThanOrEqual(3960);
    expect(spanOf({ ...window, top: 3100, bottom: 3900 }, 160)).toEqual(span);
  });
});

import { describe, expect, it } from 'vitest';
import { structureNode, suggestionNode } from '../testing/canvas-nodes.ts';
import { edgesIn, edgesPath } from './edges.ts';
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
  it('leads from the right side of the parent to the left side of the child, level at both ends', () => {
    const [edge] = edgesIn(layout, everywhere, 0).filter(({ child }) => child.key === '1-1');
    const positions = new Map([
      ['1', { x: 60, y: 392.8 }],
      ['1-1', { x: 200, y: 188 }],
    ]);
    expect(edgesPath([edge!], (key) => positions.get(key)!)).toBe('M120 392.8C152.5 392.8 152.5 188 185 188');
  });
});

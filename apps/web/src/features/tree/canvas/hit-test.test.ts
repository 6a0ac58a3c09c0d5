import { describe, expect, it } from 'vitest';
import { structureNode, suggestionNode } from '../testing/canvas-nodes.ts';
import { nodeAt, nodesIn } from './hit-test.ts';
import { layoutTree } from './layout.ts';
import { detailAt } from './level-of-detail.ts';

const layout = layoutTree(
  structureNode('1', [
    suggestionNode('1-1', [structureNode('1-1-2'), structureNode('1-1-3')]),
    suggestionNode('1-2', [structureNode('1-2-4'), structureNode('1-2-5')]),
  ]),
);
const root = layout.byKey.get('1')!;
const first = layout.byKey.get('1-1')!;

describe('nodeAt', () => {
  it('finds the node under the point', () => {
    expect(nodeAt(layout, { x: root.x + 59, y: root.y - 59 }, 1)?.key).toBe('1');
    expect(nodeAt(layout, { x: first.x + 10, y: first.y }, 1)?.key).toBe('1-1');
  });

  it('finds nothing between the nodes', () => {
    expect(nodeAt(layout, { x: root.x + 90, y: root.y }, 1)).toBeNull();
  });

  it('gives a small disc at least 24 screen pixels', () => {
    const beside = { x: first.x + 22, y: first.y };
    expect(nodeAt(layout, beside, 1)).toBeNull();
    expect(nodeAt(layout, beside, 0.5)?.key).toBe('1-1');
  });

  it('takes the nearest of several that are hit', () => {
    const between = { x: layout.byKey.get('1-1-2')!.x, y: layout.byKey.get('1-1-2')!.y + 61 };
    expect(nodeAt(layout, between, 0.05)?.key).toBe('1-1-2');
  });
});

describe('nodesIn', () => {
  const window = { left: 150, top: first.y - 20, right: 230, bottom: first.y + 20 };

  it('keeps what the window shows and leaves the rest', () => {
    expect(nodesIn(layout, window, 0, new Map()).map((node) => node.key)).toEqual(['1-1']);
  });

  it('keeps nodes that move out of the window as long as they come from inside', () => {
    const from = new Map([['1-2', { x: 200, y: first.y }]]);
    expect(nodesIn(layout, window, 0, from).map((node) => node.key)).toEqual(['1-1', '1-2']);
  });

  it('counts the margin as inside', () => {
    expect(nodesIn(layout, window, 5000, new Map())).toHaveLength(layout.nodes.length);
  });
});

describe('detailAt', () => {
  it('draws pictures above 28 screen pixels, boxes down to 9, one outline below', () => {
    expect(detailAt(29 / 120)).toBe('pictures');
    expect(detailAt(28 / 120)).toBe('boxes');
    expect(detailAt(9 / 120)).toBe('boxes');
    expect(detailAt(8.9 / 120)).toBe('outline');
  });
});

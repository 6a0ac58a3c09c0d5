import { describe, expect, it } from 'vitest';
import { wireStructure, wireSuggestion } from '../testing/canvas-nodes.ts';
import { loadTree } from './loaded-tree.ts';
import { routeEnds } from './route-gaps.ts';

const precursors = [
  wireStructure(2, { instock: true }),
  wireStructure(3, { instock: null, childCount: 4 }),
  wireStructure(4, { instock: false, isExpanded: false }),
  wireStructure(5, { instock: false, isExpanded: true }),
];
const target = wireStructure(1, { level: 0, childCount: 1, children: [wireSuggestion(1, 1, { children: precursors })] });

describe('routeEnds', () => {
  it('tells what is open and what can be done about it', () => {
    const { gaps, materials } = routeEnds(loadTree(target, []), ['1-1']);
    expect(gaps.map(({ structure, next }) => [structure.sid, next])).toEqual([
      [3, 'choose'],
      [4, 'search'],
      [5, 'none'],
    ]);
    expect(gaps[0]?.place).toBe('1-1-3');
    expect(materials).toBe(4);
  });

  it('takes the target itself for open where nothing is chosen', () => {
    expect(routeEnds(loadTree(target, []), []).gaps.map(({ place }) => place)).toEqual(['1']);
  });
});

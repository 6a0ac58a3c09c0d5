import { describe, expect, it } from 'vitest';
import { CHILDREN, sildenafilTarget } from '../testing/fixtures.ts';
import { loadTree } from './loaded-tree.ts';
import { routeSteps } from './route-steps.ts';

const tree = loadTree(sildenafilTarget(), [CHILDREN[3], CHILDREN[7]]);

describe('routeSteps', () => {
  it('gives the chosen suggestions from the target down', () => {
    const steps = routeSteps(tree, ['1-2-3-12-7-14', '1-2', '1-2-3-12']);
    expect(steps.map(({ suggestion, structure }) => [structure.no, suggestion.no])).toEqual([
      ['1', 'R2'],
      ['3', 'R12'],
      ['7', 'R14'],
    ]);
  });

  it('ends where no suggestion was chosen', () => {
    expect(routeSteps(tree, ['1-2-3-12'])).toEqual([]);
    expect(routeSteps(tree, [])).toEqual([]);
  });
});

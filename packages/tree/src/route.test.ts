import { describe, expect, it } from 'vitest';
import { leavesOf, longestBranch, type Route, routeCost, routeFromChoices, stepCount } from './route.ts';
import { exampleTree } from './testing/example-tree.ts';
import type { PriceCategory } from './tree.ts';

const leaf = (structureId: number): Route => ({ structureId, step: null });
/** 1 from 2 and 3; 2 from 4. */
const route: Route = {
  structureId: 1,
  step: { suggestionId: 10, precursors: [{ structureId: 2, step: { suggestionId: 20, precursors: [leaf(4)] } }, leaf(3)] },
};

const prices = (byId: Record<number, PriceCategory>) => (id: number) => ({ priceCategory: byId[id] ?? null });

describe('the cost of a route', () => {
  it('is 1 for each step when every leaf is of the cheapest category', () => {
    expect(routeCost(route, prices({ 3: 1, 4: 1 }))).toBe(2);
  });

  it('adds 8 x (category - 1) for each leaf', () => {
    expect(routeCost(route, prices({ 3: 3, 4: 1 }))).toBe(2 + 16);
    expect(routeCost(route, prices({ 3: 3, 4: 2 }))).toBe(2 + 16 + 8);
  });

  it('counts an unknown price as category 5', () => {
    expect(routeCost(route, prices({ 4: 1 }))).toBe(2 + 32);
  });

  it('does not ask for the price of what is made on the way', () => {
    expect(routeCost(route, prices({ 1: 5, 2: 5, 3: 1, 4: 1 }))).toBe(2);
  });

  it('is 0 for a single leaf', () => {
    expect(routeCost(leaf(1), prices({}))).toBe(0);
  });
});

describe('a route', () => {
  it('counts its steps, its longest branch and its leaves', () => {
    expect([stepCount(route), longestBranch(route), leavesOf(route)]).toEqual([2, 2, [4, 3]]);
    expect([stepCount(leaf(1)), longestBranch(leaf(1)), leavesOf(leaf(1))]).toEqual([0, 0, [1]]);
  });

  it('is read from the chosen suggestions, with a leaf where nothing is chosen', () => {
    expect(routeFromChoices(exampleTree, new Set(['1-10', '1-10-2-20']))).toEqual(route);
    expect(routeFromChoices(exampleTree, new Set())).toEqual(leaf(1));
  });
});

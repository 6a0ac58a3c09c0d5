import { describe, expect, it } from 'vitest';
import type { FoundRoute } from './found-routes.ts';
import { inOrder, isHighestTier, isMeasured, unbeaten } from './route-order.ts';

const TIERS = { materials: true, goodSteps: true, noWarnings: true, precedented: true };
const UNKNOWN = { yieldRange: null, unknownYields: 1, atomEconomy: null, materialCost: null };
const route = (no: number, cost: number, steps: number, longest: number) =>
  ({ no, cost, steps, longest, tiers: TIERS, ...UNKNOWN }) as FoundRoute;
const ROUTES = [route(1, 2, 4, 4), route(2, 5, 3, 3), route(3, 3, 4, 2), route(4, 5, 3, 3)];
const numbers = (routes: readonly FoundRoute[]) => routes.map(({ no }) => no);

describe('the order of routes', () => {
  it.each([
    ['ideas', [1, 2, 3, 4]],
    ['cost', [1, 3, 2, 4]],
    ['steps', [2, 4, 1, 3]],
    ['longest', [3, 2, 4, 1]],
  ] as const)('by %s', (order, expected) => {
    expect(numbers(inOrder(ROUTES, order))).toEqual(expected);
  });
});

describe('the choice by two measures', () => {
  it('leaves routes than which no other is better in one without being worse in the other, equal ones too', () => {
    expect(numbers(unbeaten(ROUTES, 'cost', 'steps'))).toEqual([1, 2, 4]);
    expect(numbers(unbeaten(ROUTES, 'steps', 'longest'))).toEqual([2, 4, 3]);
    expect(numbers(unbeaten(ROUTES, 'cost', 'longest'))).toEqual([1, 3]);
    expect(unbeaten([], 'cost', 'steps')).toEqual([]);
  });

  it.each([
    ['materials', [2, 1]],
    ['protection', [1, 2]],
  ] as const)('knows %s', (order, expected) => {
    const [one, two] = [
      { leaves: [1, 2, 3], protectingGroupSteps: 0 },
      { leaves: [1, 2], protectingGroupSteps: 2 },
    ];
    const both = [
      { ...route(1, 1, 1, 1), ...one },
      { ...route(2, 1, 1, 1), ...two },
    ];
    expect(numbers(inOrder(both, order))).toEqual(expected);
    expect(unbeaten(both, 'materials', 'protection')).toHaveLength(2);
  });
});

describe('the highest tier', () => {
  it.each(['materials', 'goodSteps', 'noWarnings', 'precedented'] as const)('needs %s', (tier) => {
    expect(isHighestTier({ tiers: TIERS })).toBe(true);
    expect(isHighestTier({ tiers: { ...TIERS, [tier]: false } })).toBe(false);
  });
});

describe('measures that may not be known', () => {
  const range = (median: number) => ({ lower: median - 10, median, upper: median + 10 });
  const routes = [
    { ...route(1, 1, 1, 1), yieldRange: null, atomEconomy: 40, materialCost: { perGram: 3, unpriced: 1 } },
    { ...route(2, 2, 1, 1), yieldRange: range(30), atomEconomy: 60, materialCost: { perGram: 9, unpriced: 0 } },
    { ...route(3, 3, 1, 1), yieldRange: range(70), atomEconomy: null, materialCost: { perGram: 5, unpriced: 0 } },
    { ...route(4, 4, 1, 1), yieldRange: null, atomEconomy: null, materialCost: null },
  ];

  it.each([
    ['yield', [3, 2, 1, 4]],
    ['economy', [2, 1, 3, 4]],
    ['price', [3, 2, 1, 4]],
  ] as const)('%s: the best first, unknown ones last', (order, expected) => {
    expect(numbers(inOrder(routes, order))).toEqual(expected);
    expect(routes.filter((each) => isMeasured(each, order))).toHaveLength(2);
  });

  it('are beaten by known ones that are as good otherwise', () => {
    expect(numbers(unbeaten(routes, 'yield', 'price'))).toEqual([3]);
    expect(numbers(unbeaten(routes, 'yield', 'economy'))).toEqual([3, 2]);
    expect(numbers(unbeaten(routes, 'cost', 'yield'))).toEqual([1, 2, 3]);
  });
});

import { describe, expect, it } from 'vitest';
import type { FoundRoute } from './found-routes.ts';
import { inOrder, isHighestTier } from './route-order.ts';

const TIERS = { materials: true, goodSteps: true, noWarnings: true, precedented: true };
const route = (no: number, cost: number, steps: number, longest: number) => ({ no, cost, steps, longest, tiers: TIERS }) as FoundRoute;
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

describe('the highest tier', () => {
  it.each(['materials', 'goodSteps', 'noWarnings', 'precedented'] as const)('needs %s', (tier) => {
    expect(isHighestTier({ tiers: TIERS })).toBe(true);
    expect(isHighestTier({ tiers: { ...TIERS, [tier]: false } })).toBe(false);
  });
});

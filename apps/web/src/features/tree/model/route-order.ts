import type { FoundRoute } from './found-routes.ts';

/** What a list of routes can be sorted by, the first unless another is chosen. */
export const ROUTE_ORDERS = ['ideas', 'cost', 'steps', 'longest'] as const;
export type RouteOrder = (typeof ROUTE_ORDERS)[number];

export const ROUTE_ORDER_WORDS: Record<RouteOrder, string> = {
  ideas: 'Different ideas first',
  cost: 'Best first',
  steps: 'Fewest steps',
  longest: 'Shortest longest sequence',
};

/** Equal ones stay in the order in which they were told. */
export function inOrder(routes: readonly FoundRoute[], order: RouteOrder): readonly FoundRoute[] {
  if (order === 'ideas') return routes;
  return routes.toSorted((a, b) => a[order] - b[order] || a.cost - b.cost || a.no - b.no);
}

/** What speaks for a route as a whole, in words: what holds for each of its steps and materials. */
export const TIER_WORDS = {
  materials: { holds: 'Every starting material is known', fails: 'A starting material is not known' },
  goodSteps: { holds: 'Every step is good or great', fails: 'A step is bad or ugly' },
  noWarnings: { holds: 'No step has a warning', fails: 'A step has a warning' },
  precedented: {
    holds: 'Every step has precedents at the precision asked for',
    fails: 'A step lacks precedents at the precision asked for',
  },
} as const satisfies Record<keyof FoundRoute['tiers'], { readonly holds: string; readonly fails: string }>;

export const TIERS = Object.keys(TIER_WORDS) as readonly (keyof typeof TIER_WORDS)[];

/** Whether all of that holds. */
export const isHighestTier = ({ tiers }: Pick<FoundRoute, 'tiers'>): boolean => TIERS.every((tier) => tiers[tier]);

import { TIER_WORDS } from '../../../texts/tree/routes.ts';
import type { FoundRoute } from './found-routes.ts';

/** Stands for what is not known: behind everything that is. */
const UNKNOWN = Number.POSITIVE_INFINITY;

/** What routes are measured by; less is better. */
const MEASURES = {
  cost: (route: FoundRoute) => route.cost,
  steps: (route: FoundRoute) => route.steps,
  longest: (route: FoundRoute) => route.longest,
  materials: (route: FoundRoute) => route.leaves.length,
  protection: (route: FoundRoute) => route.protectingGroupSteps,
  yield: ({ yieldRange }: FoundRoute) => (yieldRange === null ? UNKNOWN : -yieldRange.median),
  economy: ({ atomEconomy }: FoundRoute) => (atomEconomy === null ? UNKNOWN : -atomEconomy),
  // Of a sum that leaves something out nobody knows how much it is.
  price: ({ materialCost }: FoundRoute) => (materialCost === null || materialCost.unpriced > 0 ? UNKNOWN : materialCost.perGram),
} as const;
export type RouteMeasure = keyof typeof MEASURES;
export const ROUTE_MEASURES = Object.keys(MEASURES) as readonly RouteMeasure[];

/** What a list of routes can be sorted by, the first unless another is chosen. */
export const ROUTE_ORDERS = ['ideas', ...ROUTE_MEASURES] as const;
export type RouteOrder = (typeof ROUTE_ORDERS)[number];

/** Equal ones stay in the order in which they were told. */
export function inOrder(routes: readonly FoundRoute[], order: RouteOrder, then: RouteMeasure = 'cost'): readonly FoundRoute[] {
  if (order === 'ideas') return routes;
  const by = MEASURES[order];
  const thenBy = MEASURES[then];
  return routes.toSorted((a, b) => compared(by(a), by(b)) || compared(thenBy(a), thenBy(b)) || a.cost - b.cost || a.no - b.no);
}

/** Unknown and unknown are equal, whose difference is no number. */
const compared = (a: number, b: number): number => (a === b ? 0 : a - b);

/** Whether a measure is known of a route. */
export const isMeasured = (route: FoundRoute, measure: RouteMeasure): boolean => MEASURES[measure](route) !== UNKNOWN;

/** The choice by two measures at once (Pareto): routes than which no other is better in one of them without being worse in the other. */
export function unbeaten(routes: readonly FoundRoute[], one: RouteMeasure, other: RouteMeasure): readonly FoundRoute[] {
  const measured = inOrder(routes, one, other).map((route) => ({ route, first: MEASURES[one](route), second: MEASURES[other](route) }));
  return measured.filter(({ first, second }) => !measured.some((each) => beats(each, { first, second }))).map(({ route }) => route);
}

interface Measured {
  readonly first: number;
  readonly second: number;
}

function beats(a: Measured, b: Measured): boolean {
  return a.first <= b.first && a.second <= b.second && (a.first < b.first || a.second < b.second);
}

export const TIERS = Object.keys(TIER_WORDS) as readonly (keyof typeof TIER_WORDS)[];

/** Whether all of that holds. */
export const isHighestTier = ({ tiers }: Pick<FoundRoute, 'tiers'>): boolean => TIERS.every((tier) => tiers[tier]);

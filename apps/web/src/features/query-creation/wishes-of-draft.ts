import type { RouteWishes, WireAlgorithm } from '@retron/contract';

/** Nothing is asked of the ways to the target. */
export const NO_WISHES: RouteWishes = { break: [], keep: [], avoid: [], require: [] };

/** What is asked of the ways to a target, whatever searches for them. */
export const askedOf = ({ break: breaks, keep, avoid, require, materials }: RouteWishes): RouteWishes => ({
  ...{ break: breaks, keep, avoid, require },
  ...(materials === undefined ? {} : { materials }),
});

/** Wishes in one order, to compare them. */
export const wishList = ({ longest, structures, break: breaks, keep, avoid, require, materials }: RouteWishes) => [
  longest ?? null,
  structures ?? null,
  breaks,
  keep,
  avoid,
  require,
  materials ?? null,
];

/** Whether anything is asked of the ways to the target. */
export const hasWishes = (routes: RouteWishes): boolean => JSON.stringify(wishList(routes)) !== JSON.stringify(wishList(NO_WISHES));

/** What is asked of the ways to the target, without what the algorithm would refuse. */
export function wishesOf({ algorithm, routes }: { readonly algorithm: WireAlgorithm | null; readonly routes: RouteWishes }): RouteWishes {
  if (algorithm === 'V3') return routes;
  const { longest: _longest, structures: _structures, ...others } = routes;
  return others;
}

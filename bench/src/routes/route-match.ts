import type { ReferenceRoute } from './read-route-targets.ts';

/** Equal for routes with the same steps, whatever the order of what a step needs. */
export function routeKey({ smiles, children }: ReferenceRoute): string {
  return children === undefined ? smiles : `${smiles}<(${children.map(routeKey).sort().join('.')})`;
}

/** The same route with every molecule called otherwise. @param name - called once for each place */
export function renamed({ smiles, children }: ReferenceRoute, name: (smiles: string) => string): ReferenceRoute {
  return { smiles: name(smiles), ...(children === undefined ? {} : { children: children.map((child) => renamed(child, name)) }) };
}

/** What the last step starts from. */
export function lastStepKey({ children }: ReferenceRoute): string {
  return (children ?? [])
    .map(({ smiles }) => smiles)
    .sort()
    .join('.');
}

/** What the route starts from, each once. */
export function leavesKey(route: ReferenceRoute): string {
  const leaves = (at: ReferenceRoute): readonly string[] => (at.children === undefined ? [at.smiles] : at.children.flatMap(leaves));
  return [...new Set(leaves(route))].sort().join('.');
}

/** Whether a search could find the route whole: everything it starts from can be bought. */
export function startsFromStock({ smiles, children }: ReferenceRoute, isInStock: (smiles: string) => boolean): boolean {
  return children === undefined ? isInStock(smiles) : children.every((child) => startsFromStock(child, isInStock));
}

/** The route as far as a search would go that ends where it can buy. */
export function cutAtStock(route: ReferenceRoute, isInStock: (smiles: string) => boolean): ReferenceRoute {
  const cut = ({ smiles, children }: ReferenceRoute): ReferenceRoute =>
    children === undefined || isInStock(smiles) ? { smiles } : { smiles, children: children.map(cut) };
  return route.children === undefined ? route : { smiles: route.smiles, children: route.children.map(cut) };
}

/** Rank from 1 of the first of the keys that is the reference's; `null` where none is. A key that comes again counts once. */
export function rankOf(reference: string, keys: readonly string[]): number | null {
  const place = [...new Set(keys)].indexOf(reference);
  return place < 0 ? null : place + 1;
}

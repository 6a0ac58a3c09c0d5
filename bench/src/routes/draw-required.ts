import type { Chance } from '../service/running/chance.ts';
import type { ReferenceRoute } from './read-route-targets.ts';

/**
 * Draws a molecule of a published route that routes can be asked to have: one that it makes or buys, no nearer to the target than the second
 * step, as a search comes to what the last step needs by itself.
 *
 * @returns canonical SMILES; `null` where there is none
 */
export function drawRequired(route: ReferenceRoute, isInStock: (smiles: string) => boolean, chance: Chance): string | null {
  const near = new Set([route.smiles, ...(route.children ?? []).map(({ smiles }) => smiles)]);
  const known = new Set<string>();
  const add = ({ smiles, children = [] }: ReferenceRoute): void => {
    if (!near.has(smiles) && (children.length > 0 || isInStock(smiles))) known.add(smiles);
    children.forEach(add);
  };
  add(route);
  const drawable = [...known].sort();
  return drawable.length === 0 ? null : chance.pick(drawable);
}

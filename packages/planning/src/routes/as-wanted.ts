import { leavesOf, type Route, type StructureId } from '@retron/tree';
import type { RouteIntent } from '../request/route-intent.ts';
import { type WishCode, wishCode } from '../step/wish-codes.ts';
import { stepsOf } from './route-figures.ts';

/**
 * The wish that a whole route goes against; `null` where it is as it was wanted. What it must avoid is kept out of the search before, and bonds
 * are followed apart.
 *
 * @param smiles - canonical
 */
export function unmetBy(
  route: Route,
  { require = [], mostReactions = Infinity }: RouteIntent,
  smiles: (id: StructureId) => string,
): WishCode | null {
  const steps = stepsOf(route);
  if (steps.size > mostReactions) return wishCode('reactions', String(mostReactions));
  if (require.length === 0) return null;
  const used = new Set([...steps.keys(), ...leavesOf(route)].map(smiles));
  const missing = require.find((each) => !used.has(each));
  return missing === undefined ? null : wishCode('require', missing);
}

import { leavesOf, type Route, type StructureId } from '@retron/tree';
import type { RouteIntent } from '../request/route-intent.ts';
import { stepsOf } from './route-figures.ts';

/**
 * Whether a whole route is as it was wanted. What it must avoid is kept out of the search before.
 *
 * @param smiles - canonical
 */
export function isAsWanted(
  route: Route,
  { require = [], mostReactions = Infinity }: RouteIntent,
  smiles: (id: StructureId) => string,
): boolean {
  const steps = stepsOf(route);
  if (steps.size > mostReactions) return false;
  if (require.length === 0) return true;
  const used = new Set([...steps.keys(), ...leavesOf(route)].map(smiles));
  return require.every((each) => used.has(each));
}

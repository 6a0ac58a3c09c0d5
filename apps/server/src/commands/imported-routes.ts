import { MAX_ROUTE_STEPS } from '@retron/contract';
import { knownRoutes, type PlanRequest, ROUTES_WANTED } from '@retron/planning';
import type { Query } from '../repositories/queries.ts';
import type { CostedRoute } from '../repositories/routes.ts';
import { intentOf, readRouteWishes } from '../repositories/stored/route-wishes.ts';
import type { TreeGrowth } from '../repositories/tree-writing.ts';

/** What was asked of the routes of a tree. */
type AskedRoutes = Pick<Query, 'smiles' | 'strategy' | 'precision' | 'maxSuggestions' | 'routeWishes'>;

/** The routes that an imported tree has. However long they are: who exported them had selected them. @param from - the target */
export function importedRoutes(
  { smiles, routeWishes, ...asked }: AskedRoutes,
  { structures, suggestions, expanded }: TreeGrowth,
  from: number,
): readonly CostedRoute[] {
  const request: PlanRequest = {
    ...asked,
    ...ROUTES_WANTED,
    target: smiles,
    direction: 'retrosynthesis',
    algorithm: 'multi-step',
    maxSteps: MAX_ROUTE_STEPS,
    ...(routeWishes ? { intent: intentOf(readRouteWishes(routeWishes)) } : {}),
  };
  return knownRoutes(request, { from, structures, expanded, suggestions, nextSuggestionId: 1 });
}

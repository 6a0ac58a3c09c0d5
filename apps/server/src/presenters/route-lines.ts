import type { ProjectRoutesLine } from '@retron/contract';
import { type NestedStep, nestedTree } from '@retron/exports/routes';
import type { Route } from '@retron/tree';
import type { QueryWithRoutes } from '../commands/read-project-routes.ts';
import type { ComparedRoute, RoutePage } from '../commands/read-routes.ts';
import { firstNameOf, statusWord } from './words.ts';

/** A query with its routes as AiZynthFinder reads them. */
export function routeLineOf({ query: { id, name, smiles, status }, page }: QueryWithRoutes): ProjectRoutesLine {
  return {
    id,
    sessionid: name,
    smiles,
    status: statusWord.toWire(status),
    end: page.end.end ?? null,
    total: page.total,
    trees: page.routes.map((each) => treeOf(each, page)),
  };
}

function treeOf({ route }: ComparedRoute, { structures, suggestions }: RoutePage) {
  const makers = makersOf(route);
  const structure = (key: string) => structures.get(Number(key));
  return nestedTree(String(route.structureId), {
    smiles: (key) => structure(key)?.smiles ?? '',
    isInStock: (key) => structure(key)?.isInStock ?? false,
    stepTo: (key): NestedStep | undefined => {
      const maker = makers.get(key);
      const suggestion = maker === undefined ? undefined : suggestions.get(maker.suggestionId);
      if (maker === undefined || suggestion === undefined) return undefined;
      const { id: ensid, rating, details } = suggestion;
      return {
        reactants: maker.precursors.map(({ structureId }) => String(structureId)),
        metadata: {
          ensid,
          classification: firstNameOf(details.nameReactions),
          rating,
          choice: details.choice?.disconnection ?? null,
          feasibility: details.feasibility,
          library_occurence: details.precedentCount,
        },
      };
    },
  });
}

/** The step to each structure that the route makes: in a route it is made by one, however often it is needed. */
function makersOf(route: Route): ReadonlyMap<string, NonNullable<Route['step']>> {
  const makers = new Map<string, NonNullable<Route['step']>>();
  const waiting = [route];
  for (const { structureId, step } of waiting) {
    if (step === null) continue;
    makers.set(String(structureId), step);
    waiting.push(...step.precursors);
  }
  return makers;
}

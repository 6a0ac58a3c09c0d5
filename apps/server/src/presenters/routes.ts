import type { RouteNode, RoutesAnswer } from '@retron/contract';
import type { Route } from '@retron/tree';
import type { RoutePage } from '../commands/read-queries.ts';
import { firstNameOf } from './words.ts';

export function routesAnswerOf({ routes, total, structures, suggestions }: RoutePage): RoutesAnswer {
  return {
    routes: routes.map(({ rank, cost, stepCount, route }) => ({ no: rank, cost, steps: stepCount, route: routeNodeOf(route) })),
    total,
    structures: byNumber([...structures.values()]).map(({ id, smiles, isInStock, priceCategory, catalogId }) => ({
      sid: id,
      smiles,
      instock: isInStock,
      pricecategory: priceCategory,
      catalogid: catalogId,
    })),
    ensembles: byNumber([...suggestions.values()]).map(({ id, structureId, rating, probability, details }) => ({
      ensid: id,
      parid: structureId,
      name: firstNameOf(details.nameReactions),
      rating,
      probability,
      numPrecedents: details.precedentCount,
    })),
  };
}

function routeNodeOf({ structureId, step }: Route): RouteNode {
  return { sid: structureId, ensid: step?.suggestionId ?? null, children: step?.precursors.map(routeNodeOf) ?? [] };
}

const byNumber = <T extends { readonly id: number }>(rows: readonly T[]): readonly T[] => rows.toSorted((a, b) => a.id - b.id);

import type { RouteNode, RoutesAnswer } from '@retron/contract';
import type { RouteFault } from '@retron/planning';
import type { Route } from '@retron/tree';
import type { ComparedRoute, RoutePage } from '../commands/read-routes.ts';
import { compoundNameOf, firstNameOf } from './words.ts';

export function routesAnswerOf({ routes, total, structures, suggestions, end }: RoutePage): RoutesAnswer {
  return {
    routes: routes.map(queryRouteOf),
    total,
    end: end.end ?? null,
    missing: [...(end.missing ?? [])],
    ...(end.beyondSteps === undefined ? {} : { beyondsteps: end.beyondSteps }),
    structures: byNumber([...structures.values()]).map(({ id, smiles, isInStock, priceCategory, catalogId, notBought }) => ({
      sid: id,
      smiles,
      ...compoundNameOf(smiles),
      instock: isInStock,
      pricecategory: priceCategory,
      catalogid: catalogId,
      ...(notBought === null ? {} : { notbought: notBought }),
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

function queryRouteOf({ no, idea, cost, route, figures, faults, materialCost }: ComparedRoute): RoutesAnswer['routes'][number] {
  const { steps, longestBranch, isConvergent, weakest, protectingGroupSteps, tiers, estimatedYield, stepsWithoutYield, atomEconomy } =
    figures;
  return {
    no,
    idea,
    cost,
    steps,
    longest: longestBranch,
    convergent: isConvergent,
    weakest,
    protectingGroupSteps,
    yield: estimatedYield,
    unknownyields: stepsWithoutYield,
    atomeconomy: atomEconomy,
    materialcost: materialCost === null ? null : { pergram: materialCost.perGram, unpriced: materialCost.unpriced },
    tiers: {
      materials: tiers.everyLeafKnown,
      goodSteps: tiers.everyStepGood,
      noWarnings: tiers.noWarning,
      precedented: tiers.everyStepPrecedented,
    },
    ...(faults.length === 0 ? {} : { faults: faults.map(faultOf) }),
    route: routeNodeOf(route),
  };
}

function faultOf({ kind, step, freedBy, atoms }: RouteFault): NonNullable<RoutesAnswer['routes'][number]['faults']>[number] {
  return {
    kind: FAULT_WORDS[kind],
    ensid: step,
    freedby: freedBy,
    atoms: atoms.map(({ structureId, atom }) => ({ sid: structureId, atom: atom + 1 })),
  };
}

const FAULT_WORDS = {
  'freed too early': 'freed-too-early',
  exchanged: 'exchanged',
  'drawn as two': 'drawn-as-two',
  undone: 'undone',
  'in vain': 'in-vain',
  'turned over': 'turned-over',
} as const satisfies Record<RouteFault['kind'], string>;

export function routeNodeOf({ structureId, step }: Route): RouteNode {
  return { sid: structureId, ensid: step?.suggestionId ?? null, children: step?.precursors.map(routeNodeOf) ?? [] };
}

const byNumber = <T extends { readonly id: number }>(rows: readonly T[]): readonly T[] => rows.toSorted((a, b) => a.id - b.id);

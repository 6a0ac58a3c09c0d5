import { type LookThreads, searchOnThreads } from '@retron/command';
import {
  type FoundRoutes,
  isHighestTier,
  type PlanningPorts,
  planRoutes,
  type RouteQuestion,
  type RouteTiers,
  stepsOf,
} from '@retron/planning';
import type { Route } from '@retron/tree';
import type { ReferenceRoute, RouteTarget } from './read-route-targets.ts';
import { cutAtStock, lastStepKey, leavesKey, rankOf, routeKey, startsFromStock } from './route-match.ts';

/** What a search found for one target. */
export interface RouteFinding {
  readonly id: string;
  readonly ended: FoundRoutes['end'];
  readonly routes: number;
  /** All that were known; `routes` are those looked at. */
  readonly routesKnown: number;
  readonly ideas: number;
  readonly expansions: number;
  readonly totalMs: number;
  readonly firstRouteMs: number | null;
  readonly firstRouteExpansions: number | null;
  /** Ratings of the steps of the best route, the last step first. */
  readonly words: readonly number[];
  readonly isHighestTier: boolean;
  /** What holds for every part of the best route; `null` where there is none. */
  readonly tiers: RouteTiers | null;
  /** Of the routes looked at, those of the highest tier. */
  readonly routesOfHighestTier: number;
  /** What its routes had to have; absent where nothing was required. */
  readonly required?: string;
  /** `null` for targets without a reference route. */
  readonly reference: ReferenceFinding | null;
}

/** Ranks from 1 of what is as in the reference route; `null` where nothing is. */
export interface ReferenceRanks {
  readonly route: number | null;
  /** The reference as far as a search goes that ends where it can buy. */
  readonly routeToStock: number | null;
  /** Among the different last steps. */
  readonly lastStep: number | null;
  readonly leaves: number | null;
}

/** How the reference route fared. */
export interface ReferenceFinding extends ReferenceRanks {
  /** Everything it starts from is in the stock. */
  readonly startsFromStock: boolean;
}

/** What searches for routes. */
export interface RouteSearcher {
  readonly ports: PlanningPorts;
  /** `null`: the thread that asks. */
  readonly threads: LookThreads | null;
}

/** @param isOver - see `planRoutes` */
export async function measureTarget(
  { ports, threads }: RouteSearcher,
  { id, smiles, route }: RouteTarget,
  question: Omit<RouteQuestion, 'target'>,
  isOver: (elapsedMs: number, routesKnown: number) => boolean,
): Promise<RouteFinding> {
  const whole = { ...question, target: smiles };
  const found = threads === null ? planRoutes(ports, whole, isOver) : await searchOnThreads(threads, ports, whole, isOver);
  const trees = found.routes.map((each) => treeOf(each.route, found));
  const [best] = found.routes;
  return {
    id,
    ended: found.end,
    routes: found.routes.length,
    routesKnown: found.known.length,
    ideas: new Set(found.routes.map(({ idea }) => idea)).size,
    expansions: found.expansions,
    totalMs: Math.round(found.totalMs),
    firstRouteMs: found.firstRoute === null ? null : Math.round(found.firstRoute.ms),
    firstRouteExpansions: found.firstRoute?.expansions ?? null,
    words: best === undefined ? [] : [...stepsOf(best.route).values()].map((step) => found.suggestion(step.id).rating),
    isHighestTier: best !== undefined && isHighestTier(best.figures.tiers),
    tiers: best?.figures.tiers ?? null,
    routesOfHighestTier: found.routes.filter(({ figures }) => isHighestTier(figures.tiers)).length,
    ...(question.intent.require === undefined ? {} : { required: question.intent.require.join('.') }),
    reference: route === null ? null : ranksOf(route, trees, (each) => ports.stock.availability(each).isInStock === true),
  };
}

function ranksOf(reference: ReferenceRoute, trees: readonly ReferenceRoute[], isInStock: (smiles: string) => boolean): ReferenceFinding {
  const keys = trees.map(routeKey);
  return {
    route: rankOf(routeKey(reference), keys),
    routeToStock: rankOf(routeKey(cutAtStock(reference, isInStock)), keys),
    lastStep: rankOf(lastStepKey(reference), trees.map(lastStepKey)),
    leaves: rankOf(leavesKey(reference), trees.map(leavesKey)),
    startsFromStock: startsFromStock(reference, isInStock),
  };
}

function treeOf({ structureId, step }: Route, found: FoundRoutes): ReferenceRoute {
  const { smiles } = found.structure(structureId);
  return step === null ? { smiles } : { smiles, children: step.precursors.map((each) => treeOf(each, found)) };
}

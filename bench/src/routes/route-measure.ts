import { type LookThreads, searchOnThreads } from '@retron/command';
import {
  type FoundRoutes,
  isHighestTier,
  type PlanningPorts,
  planRoutes,
  type RouteQuestion,
  type RouteTiers,
  type Stock,
  stepsOf,
} from '@retron/planning';
import type { Route } from '@retron/tree';
import { quantile } from '../report/distribution.ts';
import type { ReferenceRoute, RouteTarget } from './read-route-targets.ts';
import { cutAtStock, lastStepKey, leavesKey, rankOf, renamed, routeKey, startsFromStock } from './route-match.ts';

/** What a search found for one target. */
export interface RouteFinding {
  readonly id: string;
  /** Of the target in its file, from 0. */
  readonly place: number;
  /** `lost`: it brought its thread down, and nothing is known of it. */
  readonly ended: FoundRoutes['end'] | 'lost';
  readonly routes: number;
  /** All that were known; `routes` are those looked at. */
  readonly routesKnown: number;
  readonly ideas: number;
  readonly expansions: number;
  readonly totalMs: number;
  /** `null` where nothing was looked at, or several structures at once. */
  readonly medianExpansionMs: number | null;
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
  /**
   * Of the whole route where molecules are told apart by their InChIKeys, as other programs do: hydroxypyridine and pyridone are one, of which
   * planning draws one and a record may have drawn the other.
   */
  readonly routeByKey: number | null;
  /** Among the different last steps. */
  readonly lastStep: number | null;
  readonly leaves: number | null;
}

const NO_RANK: ReferenceRanks = { route: null, routeToStock: null, routeByKey: null, lastStep: null, leaves: null };

/** How the reference route fared. */
export interface ReferenceFinding extends ReferenceRanks {
  /** Everything it starts from is in the stock. */
  readonly startsFromStock: boolean;
}

/** What is asked about every target. */
export interface TargetSearch {
  readonly question: Omit<RouteQuestion, 'target' | 'intent'>;
  readonly seconds: number;
}

/** A target with the molecule that its routes must have; `null` where they need have none. */
export interface TargetJob {
  readonly target: RouteTarget;
  readonly required: string | null;
}

/** What searches for routes. */
export interface RouteSearcher {
  readonly ports: PlanningPorts;
  /** `null`: the thread that asks. */
  readonly threads: LookThreads | null;
}

/** Searches as long as is asked; where something is required, until there is a route that has it. */
export function measureJob(
  searcher: RouteSearcher,
  { target, required }: TargetJob,
  { question, seconds }: TargetSearch,
): Promise<RouteFinding> {
  const intent = required === null ? {} : { require: [required] };
  const isOver = (elapsedMs: number, routes: number) => elapsedMs >= 1000 * seconds || (required !== null && routes > 0);
  return measureTarget(searcher, target, { ...question, intent }, isOver);
}

/** @param isOver - see `planRoutes` */
async function measureTarget(
  { ports, threads }: RouteSearcher,
  { id, place, smiles, route }: RouteTarget,
  question: Omit<RouteQuestion, 'target'>,
  isOver: (elapsedMs: number, routesKnown: number) => boolean,
): Promise<RouteFinding> {
  const whole = { ...question, target: smiles };
  const found = threads === null ? planRoutes(ports, whole, isOver) : await searchOnThreads(threads, ports, whole, isOver);
  const trees = found.routes.map((each) => treeOf(each.route, found));
  const [best] = found.routes;
  return {
    id,
    place,
    ended: found.end,
    routes: found.routes.length,
    routesKnown: found.known.length,
    ideas: new Set(found.routes.map(({ idea }) => idea)).size,
    expansions: found.expansions,
    totalMs: Math.round(found.totalMs),
    medianExpansionMs: (question.atOnce ?? 1) > 1 ? null : medianOf(found.expansionMs),
    firstRouteMs: found.firstRoute === null ? null : Math.round(found.firstRoute.ms),
    firstRouteExpansions: found.firstRoute?.expansions ?? null,
    words: best === undefined ? [] : [...stepsOf(best.route).values()].map((step) => found.suggestion(step.id).rating),
    isHighestTier: best !== undefined && isHighestTier(best.figures.tiers),
    tiers: best?.figures.tiers ?? null,
    routesOfHighestTier: found.routes.filter(({ figures }) => isHighestTier(figures.tiers)).length,
    ...(question.intent.require === undefined ? {} : { required: question.intent.require.join('.') }),
    reference: route === null ? null : ranksOf(route, trees, ports),
  };
}

/** What is said of a target that brought its thread down: it is not solved. */
export function lostFinding({ id, place, route }: RouteTarget, stock: Stock): RouteFinding {
  const isInStock = (smiles: string) => stock.availability(smiles).isInStock === true;
  return {
    id,
    place,
    ended: 'lost',
    routes: 0,
    routesKnown: 0,
    ideas: 0,
    expansions: 0,
    totalMs: 0,
    medianExpansionMs: null,
    firstRouteMs: null,
    firstRouteExpansions: null,
    words: [],
    isHighestTier: false,
    tiers: null,
    routesOfHighestTier: 0,
    reference: route === null ? null : { ...NO_RANK, startsFromStock: startsFromStock(route, isInStock) },
  };
}

function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  return Number(quantile(sorted, 0.5).toFixed(1));
}

function ranksOf(reference: ReferenceRoute, trees: readonly ReferenceRoute[], { stock, rdkit }: PlanningPorts): ReferenceFinding {
  const isInStock = (smiles: string) => stock.availability(smiles).isInStock === true;
  const keys = trees.map(routeKey);
  // A key takes a millisecond, and routes share most of their molecules.
  const known = new Map<string, string>();
  const inchiKeyOf = (smiles: string): string => {
    const key = known.get(smiles) ?? keyOrSmiles(smiles, rdkit);
    known.set(smiles, key);
    return key;
  };
  const byKey = (tree: ReferenceRoute) => routeKey(renamed(tree, inchiKeyOf));
  return {
    route: rankOf(routeKey(reference), keys),
    routeToStock: rankOf(routeKey(cutAtStock(reference, isInStock)), keys),
    routeByKey: rankOf(byKey(reference), trees.map(byKey)),
    lastStep: rankOf(lastStepKey(reference), trees.map(lastStepKey)),
    leaves: rankOf(leavesKey(reference), trees.map(leavesKey)),
    startsFromStock: startsFromStock(reference, isInStock),
  };
}

function keyOrSmiles(smiles: string, rdkit: PlanningPorts['rdkit']): string {
  const key = rdkit.inchiKey(smiles, 'settled');
  return key.ok ? key.value : smiles;
}

function treeOf({ structureId, step }: Route, found: FoundRoutes): ReferenceRoute {
  const { smiles } = found.structure(structureId);
  return step === null ? { smiles } : { smiles, children: step.precursors.map((each) => treeOf(each, found)) };
}

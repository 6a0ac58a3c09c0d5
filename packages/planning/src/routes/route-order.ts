import { leavesOf, type Rating, type Route, type Suggestion, suggestionsOf } from '@retron/tree';
import type { CostedRoute } from '../request/plan-report.ts';
import type { FaultSource, StepOfRoute } from './fault-source.ts';
import { faultsOf, type RouteFault } from './route-faults.ts';
import { stepsOf } from './route-figures.ts';
import { type BondsOfStep, differentIdeasFirst, ideaOf } from './route-idea.ts';

/** What is asked of the steps of routes to order them. */
export interface OrderSource extends FaultSource {
  suggestion(id: number): StepOfRoute & BondsOfStep & Pick<Suggestion, 'messages' | 'rating'>;
}

/** A route in its place among those told. */
export interface OrderedRoute extends CostedRoute {
  /** Equal for routes that make the same strategic bonds; see `ideaOf`. */
  readonly idea: string;
  readonly faults: readonly RouteFault[];
}

/**
 * What a step with a warning costs a route beside what its word costs. Of 0, 0.25, 0.5 and 1 tried on 50 development targets, where the last
 * leaves the fewest warnings in the first ten routes, and no published route further back.
 */
const OF_WARNED_STEP = 1;
/**
 * What each different starting material costs a route, so that of those chosen alike that with fewer things to buy comes first. Fitted as the
 * choice among the hundred routes of a search, beside the cost of their steps, it is 1.3 on 48 published PaRoutes n1 routes, none a development
 * target; of weights from 0.25 to 1.5 all that is gained is gained at this one (`docs/decisions/search-for-routes.md`).
 */
const OF_MATERIAL = 0.5;
/**
 * What each step costs a route beside what its steps cost one by one, so that of those chosen alike the shorter comes first. Of what was tried
 * on 59 published PaRoutes n1 routes, none a development target, and 50 development targets, the least that gains most on both
 * (`docs/decisions/search-for-routes.md`). It is no part of the cost of the search.
 */
const OF_STEP = 0.5;
/**
 * As much as two steps that are often chosen: those that a better order would spare, or need. What is one operation costs no more than it did. A
 * route whose steps undo each other, do what later ones erase, or make the other enantiomer and turn it over, comes after all that have no such steps.
 */
const OF_FAULT: Readonly<Record<RouteFault['kind'], number>> = {
  'freed too early': 2,
  exchanged: 2,
  'drawn as two': 0,
  undone: 20,
  'in vain': 20,
  'turned over': 20,
};

/**
 * What an idea may cost more than the best route and come first: nearly as much as a bad step. Of 6, 7, 8 and 12 tried on 60 development targets
 * the most that takes no published route out of the first ten (`docs/decisions/search-for-routes.md`).
 */
const FAR_DEARER = 7;

const GOOD: Rating = 3;

/**
 * The routes of a search in the order of telling: those with the fewest steps below good first, whatever they cost, as a step that would not work
 * enters no route while there is a way without. Among these what is wrong with a route as a whole, how long it is, and how much it has to buy, puts
 * it back among those of like cost; then the best of each idea first, and where there are not enough the best of each order of making the bonds. No idea comes first for which more steps below good are needed than for the
 * best route, or that is far dearer: nobody wants such a route for the sake of variety.
 *
 * @param routes - cheapest first
 */
export function orderRoutes(routes: readonly CostedRoute[], source: OrderSource): readonly OrderedRoute[] {
  const judged = routes.map((each) => {
    const faults = faultsOf(each.route, source);
    const { bonds, order } = ideaOf(each.route, source);
    const ordered: OrderedRoute = { ...each, idea: bonds, faults };
    return { ordered, order, standing: each.cost + costOf(faults) + costOfParts(each.route, source), bad: badSteps(each.route, source) };
  });
  judged.sort((a, b) => a.bad - b.bad || a.standing - b.standing);
  const [best] = judged;
  return differentIdeasFirst(
    judged,
    [({ ordered }) => ordered.idea, ({ order }) => order],
    ({ bad, standing }) => bad <= best.bad && standing <= best.standing + FAR_DEARER,
  ).map(({ ordered }) => ordered);
}

function costOf(faults: readonly RouteFault[]): number {
  return faults.reduce((sum, { kind }) => sum + OF_FAULT[kind], 0);
}

function costOfParts(route: Route, source: OrderSource): number {
  const warned = stepsWith(route, source, ({ messages }) => messages.warning.length > 0);
  return OF_WARNED_STEP * warned + OF_MATERIAL * new Set(leavesOf(route)).size + OF_STEP * stepsOf(route).size;
}

function badSteps(route: Route, source: OrderSource): number {
  return stepsWith(route, source, ({ rating }) => rating < GOOD);
}

function stepsWith(route: Route, source: OrderSource, is: (step: ReturnType<OrderSource['suggestion']>) => boolean): number {
  return [...new Set(suggestionsOf(route))].filter((id) => is(source.suggestion(id))).length;
}

import { leavesOf, type Route, type Suggestion, suggestionsOf } from '@retron/tree';
import type { CostedRoute } from '../request/plan-report.ts';
import { type FaultSource, faultsOf, type RouteFault, type StepOfRoute } from './route-faults.ts';
import { type BondsOfStep, differentIdeasFirst, ideaOf } from './route-idea.ts';

/** What is asked of the steps of routes to order them. */
export interface OrderSource extends FaultSource {
  suggestion(id: number): StepOfRoute & BondsOfStep & Pick<Suggestion, 'messages'>;
}

/** A route in its place among those told. */
export interface OrderedRoute extends CostedRoute {
  /** Equal for routes of one idea; see `ideaOf`. */
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
/** As much as two steps that are often chosen: those that a better order would spare, or need. What is one operation costs no more than it did. */
const OF_FAULT: Readonly<Record<RouteFault['kind'], number>> = { 'freed too early': 2, exchanged: 2, 'drawn as two': 0 };

/**
 * The routes of a search in the order of telling: what is wrong with a route as a whole, and how much it has to buy, puts it back among those
 * of like cost; then the best of each idea first.
 *
 * @param routes - cheapest first
 */
export function orderRoutes(routes: readonly CostedRoute[], source: OrderSource): readonly OrderedRoute[] {
  const judged = routes.map((each) => {
    const faults = faultsOf(each.route, source);
    const ordered: OrderedRoute = { ...each, idea: ideaOf(each.route, source), faults };
    return { ordered, standing: each.cost + costOf(faults) + costOfParts(each.route, source) };
  });
  judged.sort((a, b) => a.standing - b.standing);
  return differentIdeasFirst(
    judged.map(({ ordered }) => ordered),
    ({ idea }) => idea,
  );
}

function costOf(faults: readonly RouteFault[]): number {
  return faults.reduce((sum, { kind }) => sum + OF_FAULT[kind], 0);
}

function costOfParts(route: Route, source: OrderSource): number {
  const warned = [...new Set(suggestionsOf(route))].filter((id) => source.suggestion(id).messages.warning.length > 0).length;
  return OF_WARNED_STEP * warned + OF_MATERIAL * new Set(leavesOf(route)).size;
}

import type { AtWork, Work } from '@retron/molecule';
import type { Structure, StructureId } from '@retron/tree';
import type { BeyondSteps, CostedRoute, ExpansionReport, SearchEnd } from '../request/plan-report.ts';
import type { PlanRequest, SearchLimits } from '../request/plan-request.ts';
import { bestRoutes } from '../routes/best-routes.ts';
import { beyondSteps } from '../routes/beyond-steps.ts';
import { eagerlyOpened } from '../routes/eagerly-opened.ts';
import type { GoalId } from '../routes/goals.ts';
import { nextToOpen } from '../routes/next-to-open.ts';
import { Tally } from '../step/tally.ts';
import { type Estimates, FoundWays } from './found-ways.ts';
import type { Look } from './looker.ts';
import type { PlanGraph } from './plan-graph.ts';

/** Structures looked at without a route before every second is one that may complete one, whatever that costs. */
const PATIENCE = 20;

/** What a search may do that is told nothing else. At 50 ms an expansion this is about ten seconds. */
const LIMITS: SearchLimits = { expansions: 200, molecules: 100_000 };
/** Routes that one search tells at most, however many suggestions are asked for. */
const MOST_ROUTES = 100;
/** Of the routes of a search that looks farther so many may have one last disconnection, before it looks for others. */
const MOST_ALIKE = 0.5;
/** What routes cost more than the cheapest that nobody would look for where there are enough: as much as a bad step. */
const FAR_DEARER = 8;

/** What a search for routes came to. */
export interface SearchOutcome {
  /** Of the target to stock, cheapest first; with a continuation those that earlier runs left too. */
  readonly routes: readonly CostedRoute[];
  readonly end: SearchEnd;
  /** Where there is no route: what the way that comes nearest to one lacks. */
  readonly missing?: readonly StructureId[];
  readonly beyondSteps: BeyondSteps;
}

/**
 * Best-first search for routes to stock: Retro* (arXiv:2006.15820) on a graph in which every molecule stands once.
 *
 * Always follows the way that is still open and promises to be cheapest. It goes on until as many routes are known as were asked for and
 * nothing open promises to undercut them, nothing is open, or a limit is reached. Anytime: whatever was found when it is stopped stays; each
 * report tells the routes known so far where they have changed. What routes must have leads it: the cheapest way is that which has it, and what
 * could be bought is made where it may stand below.
 *
 * Where many structures have brought no route every second is that which is nearest to one, whatever it costs (`eagerlyOpened`).
 *
 * Where it may look farther (`request.widens`), what was left out of the steps to a structure for nothing but its number is open too, and costs
 * more than what was followed. So a structure is looked at again, twice as far each time, when nothing else promises as much; and routes are
 * enough only when half of them have other last disconnections, or whatever else there may be is far dearer.
 *
 * Several structures may be looked at at the same time: then what is open is chosen before it is known what comes of those under way.
 */
export function* searchBestFirst(
  graph: PlanGraph,
  request: Pick<
    PlanRequest,
    'maxSteps' | 'maxSuggestions' | 'continuation' | 'limits' | 'intent' | 'wantedRoutes' | 'variants' | 'atOnce' | 'widens'
  >,
  estimates: Estimates,
): Generator<ExpansionReport | AtWork, SearchOutcome, void> {
  const { maxSteps, maxSuggestions, continuation, intent = {}, variants = 1, atOnce = 1, widens = false } = request;
  const limits: SearchLimits = { ...LIMITS, ...request.limits };
  const wanted = Math.min(request.wantedRoutes ?? maxSuggestions, MOST_ROUTES);
  const mostAlike = widens ? Math.ceil(MOST_ALIKE * wanted) : Infinity;
  const ways = new FoundWays(graph, { isContinued: continuation !== undefined, intent, estimates, widens });
  const stepsBelow = new Map(continuation?.stepsBelow?.map((each) => [each.structureId, each.steps]));
  if (continuation !== undefined) stepsBelow.set(graph.start.id, maxSteps);
  const { moleculeOf, isSame, isWanted } = ways;
  const wishes = { wanted, maxSteps, variants, mostAlike, moleculeOf, isSame, isWanted };
  const routesOfStart = () => bestOf([ways.start, ways.anyOfStart], (goal) => bestRoutes(ways.belowStart, goal, wishes));
  const routesOfTarget = () =>
    bestOf([ways.target, ways.anyOfTarget], (goal) =>
      bestRoutes(ways.belowTarget, goal, { ...wishes, stepsBelow: (id) => stepsBelow.get(id) ?? 0 }),
    );

  ways.reach(graph.start);
  let ofStart = routesOfStart();
  let ofTarget = continuation === undefined ? ofStart : routesOfTarget();
  let told = JSON.stringify(ofTarget);
  const missing = () => (ofTarget.length > 0 ? {} : { missing: ways.belowStart.lackedBelow(ways.anyOfStart).map(ways.moleculeOf) });
  const beyond = () => ({ beyondSteps: beyondSteps(ways.belowStart, ways.start, wishes) });
  const ended = (end: SearchEnd): SearchOutcome => ({ routes: ofTarget, end, ...missing(), ...beyond() });
  // Answers are taken in the order of asking, so that it makes no difference which of them comes first.
  const asked: { readonly structure: Structure; readonly answer: Work<Look> }[] = [];
  const isAwaited = (goal: GoalId) => asked.some(({ structure }) => structure.id === moleculeOf(goal));
  const areEnough = (throughCost: number): boolean => {
    if (ofStart.length < wanted || ofStart[wanted - 1].cost > throughCost) return false;
    return throughCost > ofStart[0].cost + FAR_DEARER || ways.mostAlike(ofStart) <= mostAlike;
  };
  const eagerly = (): GoalId | null => {
    const looked = graph.structuresExpanded + asked.length;
    if (ofStart.length > 0 || looked < PATIENCE || looked % 2 === 0) return null;
    const opened = eagerlyOpened(ways.belowStart, ways.start, maxSteps);
    return opened === null || isAwaited(opened) ? null : opened;
  };
  const nextToLookAt = (): StructureId | SearchEnd => {
    const { next, isDepthBinding } = nextToOpen(ways.belowStart, ways.start, maxSteps, isAwaited);
    if (next === null) return isDepthBinding ? 'steps' : 'exhausted';
    if (areEnough(next.throughCost)) return 'enough';
    if (graph.structuresExpanded + asked.length >= limits.expansions) return 'expansions';
    if (ways.belowStart.size >= limits.molecules) return 'molecules';
    return moleculeOf(eagerly() ?? next.id);
  };
  for (;;) {
    while (asked.length < atOnce) {
      const next = nextToLookAt();
      if (typeof next === 'number') {
        const structure = graph.structure(next);
        asked.push({ structure, answer: graph.look(structure, ways.nextWidth(next)) });
      } else if (asked.length === 0) return ended(next);
      // What is under way may bring what changes the end.
      else break;
    }
    const [{ structure, answer }] = asked.splice(0, 1);
    const look = yield* answer;
    const growth = yield* graph.grow(structure, look);
    ways.add(growth.structureId, growth.suggestions, look.hasMore);
    if (ways.isComplete(growth.structureId)) {
      ofStart = routesOfStart();
      ofTarget = continuation === undefined ? ofStart : routesOfTarget();
    }
    const text = JSON.stringify(ofTarget);
    const progress = graph.progress(percentDone(graph.structuresExpanded / limits.expansions, ofStart.length / wanted));
    const leftOut = new Tally();
    leftOut.addAll(growth.leftOut);
    leftOut.addAll(ways.takeUnwanted());
    const lacks = ofTarget.length > 0 ? {} : { ...missing(), ...beyond() };
    yield { ...growth, leftOut: leftOut.toRecord(), ...(text === told ? {} : { routes: ofTarget }), ...lacks, progress };
    told = text;
  }
}

/** The routes to the first goal to which there are any. */
function bestOf(goals: readonly GoalId[], routesTo: (goal: GoalId) => readonly CostedRoute[]): readonly CostedRoute[] {
  for (const goal of new Set(goals)) {
    const routes = routesTo(goal);
    if (routes.length > 0) return routes;
  }
  return [];
}

/**
 * Structures looked at count in full, routes half: those that are wanted may be there long before nothing open promises a cheaper one.
 *
 * @returns per cent, 0 to 99, as only the end of the search means 100
 */
function percentDone(shareExpanded: number, shareOfRoutes: number): number {
  const left = (1 - shareExpanded) * (1 - Math.min(1, shareOfRoutes) / 2);
  return Math.max(0, Math.min(99, Math.floor(100 * (1 - left))));
}

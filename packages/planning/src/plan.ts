import { AT_WORK, type AtWork, assertNever } from '@retron/molecule';
import type { BondPair } from '@retron/tree';
import { createRetroExpander } from './expand/retro-expander.ts';
import { createForwardExpander } from './forward/forward-expander.ts';
import { alikeBonds } from './molecules/alike-bonds.ts';
import type { PlanningPorts } from './ports/ports.ts';
import type { ExpansionReport, PlanSummary } from './request/plan-report.ts';
import type { PlanRequest } from './request/plan-request.ts';
import type { Stock } from './request/stock.ts';
import { costToSought } from './routes/cost-to-sought.ts';
import { remainingCost } from './routes/remaining-cost.ts';
import { type SearchOutcome, searchBestFirst } from './search/best-first.ts';
import type { Estimates } from './search/found-ways.ts';
import { searchLevelByLevel } from './search/level-by-level.ts';
import { localLooker } from './search/local-looker.ts';
import type { Looker } from './search/looker.ts';
import { PlanGraph } from './search/plan-graph.ts';
import { readCanonical } from './step/fragments.ts';
import { Tally } from './step/tally.ts';

/**
 * Plans a synthesis, or in the forward direction what can be made of a structure: one report for each structure expanded, the target first.
 *
 * A generator, so that whoever drives it may stop between two reports (everything reported stays) or answer other questions in
 * between: `for (const report of plan(...)) { if (isStopped()) break; }`. One step takes as long as one expansion; `planInTurns` makes
 * smaller ones. The same request gives the same reports in the same order.
 *
 * @returns the summary, when it was driven to its end
 */
export function plan(ports: PlanningPorts, request: PlanRequest): Generator<ExpansionReport, PlanSummary, void> {
  return reportsOf(planInTurns(ports, request));
}

/** As `plan`, with a given way to look at structures. @param toward - see `Estimates` */
export function planWith(
  looker: Looker,
  stock: Stock,
  request: PlanRequest,
  toward: Estimates['toward'] = () => () => 0,
): Generator<ExpansionReport, PlanSummary, void> {
  return reportsOf(inTurns(looker, stock, request, { remaining: () => 0, toward, alike: (bond) => [bond] }));
}

/**
 * As `plan`, but it also stops inside an expansion, and says `AT_WORK` then, so that a thread can take turns with other plans however
 * long an expansion takes. Plans may share a workbench whatever their turns.
 *
 * @param looker - looks in other threads, for instance; it says `AT_WORK` too where the search has to wait for it
 */
export function planInTurns(
  ports: PlanningPorts,
  request: PlanRequest,
  looker: Looker = createLooker(ports, request),
): Generator<ExpansionReport | AtWork, PlanSummary, void> {
  const alike = (bond: BondPair) => alikeBonds(readCanonical(request.target), bond);
  return inTurns(looker, ports.stock, request, { remaining: remainingCost, toward: costToSought, alike });
}

/** Looks in this thread, with everything that the request wants of steps. */
export function createLooker(ports: PlanningPorts, request: PlanRequest): Looker {
  const expander = request.direction === 'forward' ? createForwardExpander(ports, request) : createRetroExpander(ports, request);
  return localLooker(expander, request);
}

function* reportsOf(plan: Generator<ExpansionReport | AtWork, PlanSummary, void>): Generator<ExpansionReport, PlanSummary, void> {
  for (let next = plan.next(); ; next = plan.next()) {
    if (next.done === true) return next.value;
    if (next.value !== AT_WORK) yield next.value;
  }
}

/** What is known of molecules. */
interface Chemistry extends Estimates {
  /** Bonds of the target that its symmetry makes equal to one, that one among them. */
  readonly alike: (bond: BondPair) => readonly BondPair[];
}

function* inTurns(
  looker: Looker,
  stock: Stock,
  request: PlanRequest,
  { alike, ...estimates }: Chemistry,
): Generator<ExpansionReport | AtWork, PlanSummary, void> {
  const graph = new PlanGraph(request, looker, stock, alike);
  const leftOut = new Tally();
  const search = startSearch(graph, request, estimates);
  let next = search.next();
  while (next.done !== true) {
    if (next.value !== AT_WORK) leftOut.addAll(next.value.leftOut);
    yield next.value;
    next = search.next();
  }
  return { progress: graph.progress(100), ...(next.value ?? { routes: [] }), leftOut: leftOut.toRecord() };
}

function startSearch(
  graph: PlanGraph,
  request: PlanRequest,
  estimates: Estimates,
): Generator<ExpansionReport | AtWork, SearchOutcome | undefined, void> {
  switch (request.algorithm) {
    case 'brute-force':
    case 'complexity-reduction':
    case 'unprecedented':
      return searchLevelByLevel(graph, request.maxSteps);
    case 'multi-step':
      return searchBestFirst(graph, request, estimates);
    default:
      return assertNever(request.algorithm);
  }
}

import { AT_WORK, finished, type Work } from '@retron/molecule';
import { type Precision, type Structure, type StructureId, type Suggestion, type SuggestionId, suggestionsOf } from '@retron/tree';
import { createLooker, planInTurns } from './plan.ts';
import type { PlanningPorts } from './ports/ports.ts';
import type { BeyondSteps, CostedRoute, ExpansionReport, SearchEnd } from './request/plan-report.ts';
import type { PlanRequest } from './request/plan-request.ts';
import { remembered } from './request/remembered.ts';
import type { RouteIntent } from './request/route-intent.ts';
import { ROUTES_WANTED } from './request/routes-wanted.ts';
import { figuresOf, type RouteFigures } from './routes/route-figures.ts';
import { type OrderedRoute, orderRoutes } from './routes/route-order.ts';
import type { Looker } from './search/looker.ts';
import { Tally } from './step/tally.ts';
import { yieldRangeOf } from './yield-range.ts';

/** What routes are asked for by who wants nothing of the tree but them. */
export interface RouteQuestion {
  /** Canonical SMILES. */
  readonly target: string;
  readonly strategy: string;
  readonly precision: Precision;
  /** Disconnections of a structure that are followed. */
  readonly breadth: number;
  readonly maxSteps: number;
  readonly routes: number;
  /** Structures looked at; many where only the time bounds the search. */
  readonly expansions: number;
  /** See `PlanRequest.atOnce`. */
  readonly atOnce?: number;
  readonly intent: RouteIntent;
}

/** A route with what is said of it. */
export interface JudgedRoute extends OrderedRoute {
  readonly figures: RouteFigures;
}

export interface FoundRoutes {
  /** In the order of `orderRoutes`. */
  readonly routes: readonly JudgedRoute[];
  /** All that are known, before those asked for are chosen; by cost. */
  readonly known: readonly CostedRoute[];
  readonly end: SearchEnd | 'time';
  /** Where no route was found: what the way that comes nearest to one lacks. */
  readonly missing: readonly StructureId[];
  /** Where no route was found, or the search came to its end; otherwise `null`. */
  readonly beyondSteps: BeyondSteps | null;
  /** As `ExpansionReport.leftOut`, over all structures looked at. */
  readonly leftOut: Readonly<Record<string, number>>;
  readonly structure: (id: StructureId) => Structure;
  readonly suggestion: (id: SuggestionId) => Suggestion;
  readonly expansions: number;
  readonly totalMs: number;
  /** Of each structure looked at, since the one before; where several are looked at at once no measure of one of them. */
  readonly expansionMs: readonly number[];
  /** `null` where none was found. */
  readonly firstRoute: { readonly ms: number; readonly expansions: number } | null;
}

/**
 * Edits of a structure that are followed up for each disconnection asked for, as several edits lead to variants of one. With 2 the same steps of
 * published routes are found, and the same routes, in 1.7 times the time (`docs/decisions/search-for-routes.md`).
 */
const CANDIDATES_PER_IDEA = 1.2;
/** Structures known: about 1 kB each. */
const MOST_MOLECULES = 300_000;

/**
 * Searches for routes, and tells of the best what a chemist compares them by.
 *
 * @param isOver - asked with the milliseconds since the start and the routes known, after each expansion and, from the second on, inside it:
 *   whoever has a clock, or has enough, may end the search. What has been begun by then is dropped
 */
export function planRoutes(
  ports: PlanningPorts,
  question: RouteQuestion,
  isOver: (elapsedMs: number, routesKnown: number) => boolean,
): FoundRoutes {
  return finished(planRoutesInTurns(ports, question, isOver));
}

/** As `planRoutes`, in pieces. @param lookerFor - see `planInTurns` */
export function* planRoutesInTurns(
  ports: PlanningPorts,
  question: RouteQuestion,
  isOver: (elapsedMs: number, routesKnown: number) => boolean,
  lookerFor: (request: PlanRequest) => Looker = (request) => createLooker(ports, request),
): Work<FoundRoutes> {
  const request = requestOf(question);
  const structures = new Map<StructureId, Structure>();
  const suggestions = new Map<SuggestionId, Suggestion>();
  const aheadOf = new Map<SuggestionId, ExpansionReport['ahead']>();
  const startedMs = ports.nowMs();
  let known: readonly CostedRoute[] = [];
  let missing: readonly StructureId[] = [];
  let beyondSteps: BeyondSteps | null = null;
  const leftOut = new Tally();
  let firstRoute: FoundRoutes['firstRoute'] = null;
  const expansionMs: number[] = [];
  let toldMs = startedMs;
  let expanded = 0;
  let end: FoundRoutes['end'] = 'time';
  const search = planInTurns(ports, request, lookerFor(request));
  for (;;) {
    const next = search.next();
    if (next.done === true) {
      end = next.value.end ?? 'exhausted';
      known = next.value.routes;
      missing = next.value.missing ?? [];
      beyondSteps = next.value.beyondSteps ?? null;
      break;
    }
    if (next.value === AT_WORK) {
      // A wide look may take longer than all before it. The first is finished: without it nothing could be told.
      if (expanded > 0 && isOver(ports.nowMs() - startedMs, known.length)) break;
      yield AT_WORK;
      continue;
    }
    expanded++;
    for (const structure of next.value.structures) structures.set(structure.id, structure);
    for (const suggestion of next.value.suggestions) {
      suggestions.set(suggestion.id, suggestion);
      aheadOf.set(suggestion.id, next.value.ahead);
    }
    known = next.value.routes ?? known;
    missing = next.value.missing ?? [];
    beyondSteps = next.value.beyondSteps ?? null;
    leftOut.addAll(next.value.leftOut);
    const nowMs = ports.nowMs();
    expansionMs.push(nowMs - toldMs);
    toldMs = nowMs;
    const ms = nowMs - startedMs;
    if (firstRoute === null && known.length > 0) firstRoute = { ms, expansions: expanded };
    if (isOver(ms, known.length)) break;
  }
  const totalMs = ports.nowMs() - startedMs;
  yield* explain(known, (id) => aheadOf.get(id));
  const structure = found(structures);
  const suggestion = found(suggestions);
  const ordered = orderRoutes(known, { suggestion, smiles: (id) => structure(id).smiles });
  const chosen = ordered.slice(0, question.routes);
  const figures = figureSource(ports, structure, suggestion);
  return {
    routes: chosen.map((each) => ({ ...each, figures: figuresOf(each.route, figures, question.precision) })),
    known,
    end,
    missing,
    beyondSteps,
    leftOut: leftOut.toRecord(),
    structure,
    suggestion,
    expansions: expanded,
    totalMs,
    expansionMs,
    firstRoute,
  };
}

function requestOf({ breadth, expansions, ...rest }: RouteQuestion): PlanRequest {
  return {
    ...rest,
    direction: 'retrosynthesis',
    algorithm: 'multi-step',
    maxSuggestions: breadth,
    // A bond that is to be broken may be one that is seldom chosen.
    ...(rest.intent.breaks?.length ? {} : { candidates: Math.ceil(CANDIDATES_PER_IDEA * breadth) }),
    explains: 'when asked',
    widens: true,
    ...ROUTES_WANTED,
    wantedRoutes: Math.max(ROUTES_WANTED.wantedRoutes, rest.routes),
    limits: { expansions, molecules: MOST_MOLECULES },
  };
}

/** Has the details of the steps of routes worked out, those of all structures begun before any is waited for. */
function* explain(routes: readonly CostedRoute[], aheadOf: (id: SuggestionId) => ExpansionReport['ahead']): Work<void> {
  const byLook = new Map<NonNullable<ExpansionReport['ahead']>, SuggestionId[]>();
  for (const id of new Set(routes.flatMap(({ route }) => suggestionsOf(route)))) {
    const ahead = aheadOf(id);
    if (ahead === undefined) continue;
    const ids = byLook.get(ahead);
    if (ids === undefined) byLook.set(ahead, [id]);
    else ids.push(id);
  }
  const begun = Array.from(byLook, ([ahead, ids]) => ahead(ids));
  for (const work of begun) yield* work;
}

function found<Id, V>(known: ReadonlyMap<Id, V>): (id: Id) => V {
  return (id) => {
    const value = known.get(id);
    if (value === undefined) throw new Error(`The search has told nothing of ${id}`);
    return value;
  };
}

function figureSource(ports: PlanningPorts, structure: FoundRoutes['structure'], suggestion: FoundRoutes['suggestion']) {
  return {
    structure,
    suggestion,
    // Routes share most of their steps and leaves.
    weight: remembered((id: StructureId) => {
      const weight = ports.rdkit.weight(structure(id).smiles);
      return weight.ok ? weight.value : null;
    }),
    yieldOf: remembered((id: SuggestionId) => yieldRangeOf(ports.libraries, suggestion(id))),
  };
}

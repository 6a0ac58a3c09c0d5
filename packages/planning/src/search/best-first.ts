import type { AtWork, Work } from '@retron/molecule';
import { type Route, type Structure, type StructureId, type Suggestion, suggestionsOf } from '@retron/tree';
import type { KnownSuggestion } from '../request/known-suggestion.ts';
import type { CostedRoute, ExpansionReport, SearchEnd } from '../request/plan-report.ts';
import type { PlanRequest, SearchLimits } from '../request/plan-request.ts';
import { remembered } from '../request/remembered.ts';
import type { RouteIntent } from '../request/route-intent.ts';
import { unmetBy } from '../routes/as-wanted.ts';
import { bestRoutes } from '../routes/best-routes.ts';
import { followedWays } from '../routes/followed-ways.ts';
import { type GoalId, Goals } from '../routes/goals.ts';
import { nextToOpen } from '../routes/next-to-open.ts';
import { type Materials, RouteGraph } from '../routes/route-graph.ts';
import type { Way } from '../routes/way.ts';
import { areTautomers, isVaguerForm } from '../step/like-molecules.ts';
import { Tally } from '../step/tally.ts';
import { codeOfRoutes } from '../step/wish-codes.ts';
import type { Look } from './looker.ts';
import type { PlanGraph } from './plan-graph.ts';

/** What a search may do that is told nothing else. At 50 ms an expansion this is about ten seconds. */
const LIMITS: SearchLimits = { expansions: 200, molecules: 100_000 };
/** Routes that one search tells at most, however many suggestions are asked for. */
const MOST_ROUTES = 100;
/** What a bond that has still to be broken costs: more than a bad step, so that the ways that break it are followed first. */
const OPEN_BOND = 20;

/**
 * What a molecule counts that would complete a route where it cannot be bought: several times what is estimated of it, as one simple molecule
 * that is missing says more than a way that stops one step below the target. What a catalogue has and is not bought counts nothing.
 */
const LACK = { each: 1, timesEstimate: 3 };

/** What is estimated of molecules that nobody has looked at, by their canonical SMILES. */
export interface Estimates {
  /** What the steps to a molecule cost; where it is never too high, the first route found is the cheapest of those that the suggestions allow. */
  readonly remaining: (smiles: string) => number;
  /** What it costs to make a molecule from one that a route must have. */
  readonly toward: (sought: string) => (smiles: string) => number;
}

/** What a search for routes came to. */
export interface SearchOutcome {
  /** Of the target to stock, cheapest first; with a continuation those that earlier runs left too. */
  readonly routes: readonly CostedRoute[];
  readonly end: SearchEnd;
  /** Where there is no route: what the way that comes nearest to one lacks. */
  readonly missing?: readonly StructureId[];
}

/**
 * Best-first search for routes to stock: Retro* (arXiv:2006.15820) on a graph in which every molecule stands once.
 *
 * Always follows the way that is still open and promises to be cheapest. It goes on until as many routes are known as were asked for and
 * nothing open promises to undercut them, nothing is open, or a limit is reached. Anytime: whatever was found when it is stopped stays; each
 * report tells the routes known so far where they have changed. What routes must have leads it: the cheapest way is that which has it, and what
 * could be bought is made where it may stand below.
 *
 * Several structures may be looked at at the same time: then what is open is chosen before it is known what comes of those under way.
 */
export function* searchBestFirst(
  graph: PlanGraph,
  request: Pick<PlanRequest, 'maxSteps' | 'maxSuggestions' | 'continuation' | 'limits' | 'intent' | 'wantedRoutes' | 'variants' | 'atOnce'>,
  estimates: Estimates,
): Generator<ExpansionReport | AtWork, SearchOutcome, void> {
  const { maxSteps, maxSuggestions, continuation, intent = {}, variants = 1, atOnce = 1 } = request;
  const limits: SearchLimits = { ...LIMITS, ...request.limits };
  const wanted = Math.min(request.wantedRoutes ?? maxSuggestions, MOST_ROUTES);
  const ways = new FoundWays(graph, { isContinued: continuation !== undefined, intent, estimates });
  const stepsBelow = new Map(continuation?.stepsBelow?.map((each) => [each.structureId, each.steps]));
  if (continuation !== undefined) stepsBelow.set(graph.start.id, maxSteps);
  const { moleculeOf, isSame, isWanted } = ways;
  const wishes = { wanted, maxSteps, variants, moleculeOf, isSame, isWanted };
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
  const ended = (end: SearchEnd): SearchOutcome => ({ routes: ofTarget, end, ...missing() });
  // Answers are taken in the order of asking, so that it makes no difference which of them comes first.
  const asked: { readonly structure: Structure; readonly answer: Work<Look> }[] = [];
  const isAwaited = (goal: GoalId) => asked.some(({ structure }) => structure.id === moleculeOf(goal));
  const nextToLookAt = (): StructureId | SearchEnd => {
    const { next, isDepthBinding } = nextToOpen(ways.belowStart, ways.start, maxSteps, isAwaited);
    if (next === null) return isDepthBinding ? 'steps' : 'exhausted';
    if (ofStart.length >= wanted && ofStart[wanted - 1].cost <= next.throughCost) return 'enough';
    if (graph.structuresExpanded + asked.length >= limits.expansions) return 'expansions';
    if (ways.belowStart.size >= limits.molecules) return 'molecules';
    return moleculeOf(next.id);
  };
  for (;;) {
    while (asked.length < atOnce) {
      const next = nextToLookAt();
      if (typeof next === 'number') {
        const structure = graph.structure(next);
        asked.push({ structure, answer: graph.look(structure) });
      } else if (asked.length === 0) return ended(next);
      // What is under way may bring what changes the end.
      else break;
    }
    const [{ structure, answer }] = asked.splice(0, 1);
    const growth = yield* graph.grow(structure, yield* answer);
    ways.add(growth.structureId, growth.suggestions);
    if (ways.isComplete(growth.structureId)) {
      ofStart = routesOfStart();
      ofTarget = continuation === undefined ? ofStart : routesOfTarget();
    }
    const text = JSON.stringify(ofTarget);
    const progress = graph.progress(percentDone(graph.structuresExpanded / limits.expansions, ofStart.length / wanted));
    const leftOut = new Tally();
    leftOut.addAll(growth.leftOut);
    leftOut.addAll(ways.takeUnwanted());
    yield { ...growth, leftOut: leftOut.toRecord(), ...(text === told ? {} : { routes: ofTarget }), ...missing(), progress };
    told = text;
  }
}

/** What is known of how structures are made, found now or by earlier runs. */
class FoundWays {
  /** What can be reached from where the search starts. */
  readonly belowStart: RouteGraph;
  /** Everything that is known: the same graph, but for a search that goes on from a structure. */
  readonly belowTarget: RouteGraph;
  /** Where the search starts, with what its routes must have: nothing where it goes on from a structure, as other branches may have it. */
  readonly start: GoalId;
  readonly target: GoalId;
  /** Where the search starts, whatever its routes have. */
  readonly anyOfStart: GoalId;
  readonly anyOfTarget: GoalId;
  readonly #goals: Goals;
  readonly #graph: PlanGraph;
  readonly #intent: RouteIntent;
  readonly #avoided: ReadonlySet<string>;
  readonly #avoidedNames: ReadonlySet<string>;
  readonly #reached = new Set<StructureId>();
  /** Whole routes that are not as they are wanted, by their steps: each is counted once. */
  readonly #unwanted = new Set<string>();
  #uncounted = new Tally();
  readonly #materials = new Map<StructureId, boolean>();
  /** Whether a route may begin with a structure: it can be bought, and no bond of it is to be broken. What was said once stays so. */
  readonly #isMaterial = (id: StructureId): boolean => {
    const known = this.#materials.get(id);
    if (known !== undefined) return known;
    const isMaterial = this.#graph.structure(id).isInStock === true && !this.#graph.bonds.mustBeMade(id);
    this.#materials.set(id, isMaterial);
    return isMaterial;
  };

  constructor(graph: PlanGraph, { isContinued, intent, estimates }: { isContinued: boolean; intent: RouteIntent; estimates: Estimates }) {
    this.#graph = graph;
    this.#intent = intent;
    this.#avoided = new Set(intent.avoid);
    this.#avoidedNames = new Set(intent.avoidNames);
    const goals = new Goals(intent.require ?? [], (id) => graph.structure(id).smiles);
    this.#goals = goals;
    this.target = goals.whole(graph.target.id);
    this.anyOfTarget = goals.free(graph.target.id);
    this.start = isContinued ? goals.free(graph.start.id) : this.target;
    this.anyOfStart = goals.free(graph.start.id);
    const toward = remembered(estimates.toward);
    // What is sought is made too, where it cannot be bought.
    const toMake = remembered((sought: string) => (graph.isBought(sought) ? 0 : estimates.remaining(sought)));
    const materials: Materials = {
      isGiven: (goal) => goals.soughtBelow(goal).length === 0 && this.#isMaterial(goals.structureOf(goal)),
      estimate: (goal) => {
        const { id, smiles } = graph.structure(goals.structureOf(goal));
        const ofSought = goals.soughtBelow(goal).map((sought) => toward(sought)(smiles) + toMake(sought));
        return Math.max(estimates.remaining(smiles), ...ofSought) + OPEN_BOND * graph.bonds.countOpen(id);
      },
      lack: remembered((goal: GoalId) => {
        const { id, smiles, notBought } = graph.structure(goals.structureOf(goal));
        if (goals.soughtBelow(goal).length > 0 || graph.bonds.mustBeMade(id)) return Infinity;
        return notBought === undefined ? LACK.each + LACK.timesEstimate * estimates.remaining(smiles) : 0;
      }),
    };
    this.belowStart = new RouteGraph(this.start, materials);
    this.belowTarget = isContinued ? new RouteGraph(this.target, materials) : this.belowStart;
    for (const structure of isContinued ? graph.expandedEarlier() : []) {
      this.#setWays(this.belowTarget, structure.id, this.#followed(graph.earlierSuggestions(structure)));
    }
  }

  readonly moleculeOf = (goal: GoalId): StructureId => this.#goals.structureOf(goal);

  add(id: StructureId, suggestions: readonly Suggestion[]): void {
    const ways = this.#followed(suggestions);
    this.#reached.add(id);
    this.#setWays(this.belowStart, id, ways);
    if (this.belowTarget !== this.belowStart) this.#setWays(this.belowTarget, id, ways);
    for (const { precursors } of ways) for (const precursor of precursors) this.reach(this.#graph.structure(precursor));
  }

  /** Passes over what earlier runs have expanded, down to what is open. */
  reach(from: Structure): void {
    const waiting = [from];
    for (const structure of waiting) {
      if (this.#reached.has(structure.id) || !this.#graph.isExpanded(structure)) continue;
      this.#reached.add(structure.id);
      const ways = this.#followed(this.#graph.follow(structure));
      this.#setWays(this.belowStart, structure.id, ways);
      for (const { precursors } of ways) for (const precursor of precursors) waiting.push(this.#graph.structure(precursor));
    }
  }

  /** One structure, two that are tautomers, or two of which the first says less of its configuration. Asked often of few pairs. */
  readonly isSame = (above: StructureId, below: StructureId): boolean => above === below || this.#formsOf(above)(below);

  readonly #formsOf = remembered((above: StructureId) => {
    const { smiles } = this.#graph.structure(above);
    return remembered((below: StructureId) => {
      const other = this.#graph.structure(below).smiles;
      return areTautomers(smiles, other) || isVaguerForm(smiles, other);
    });
  });

  readonly isWanted = (route: Route): boolean => {
    const unmet = unmetBy(route, this.#intent, (id) => this.#graph.structure(id).smiles) ?? this.#graph.bonds.unmetBy(route);
    if (unmet === null) return true;
    const key = suggestionsOf(route).join();
    if (!this.#unwanted.has(key)) this.#uncounted.add(codeOfRoutes(unmet));
    this.#unwanted.add(key);
    return false;
  };

  /** How many whole routes were found since the last time that are not as they are wanted, by the first wish that they go against. */
  takeUnwanted(): Readonly<Record<string, number>> {
    const counts = this.#uncounted.toRecord();
    this.#uncounted = new Tally();
    return counts;
  }

  /** Without those that need what is to be avoided, or are called by a name that is. */
  #followed(suggestions: readonly KnownSuggestion[]): readonly Way[] {
    const allowed = suggestions.filter((each) => !this.#isAvoided(each));
    return followedWays(allowed, this.#isMaterial);
  }

  #isAvoided(suggestion: KnownSuggestion): boolean {
    // Names may be worked out at the first look at them: without a need nobody looks.
    if (this.#avoidedNames.size > 0 && this.#avoidedNames.has(suggestion.nameReactions[0]?.id ?? '')) return true;
    return suggestion.precursors.some(({ structureId }) => this.#avoided.has(this.#graph.structure(structureId).smiles));
  }

  /** Whether there is a whole route to a structure. */
  isComplete(id: StructureId): boolean {
    return this.belowStart.completeCost(this.#goals.free(id)) < Infinity;
  }

  #setWays(graph: RouteGraph, id: StructureId, ways: readonly Way[]): void {
    for (const [goal, ofGoal] of this.#goals.waysTo(id, ways)) graph.setWays(goal, ofGoal);
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

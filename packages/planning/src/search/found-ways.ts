import { type Route, type Structure, type StructureId, type Suggestion, type SuggestionId, suggestionsOf } from '@retron/tree';
import type { KnownSuggestion } from '../request/known-suggestion.ts';
import type { CostedRoute } from '../request/plan-report.ts';
import { remembered } from '../request/remembered.ts';
import type { RouteIntent } from '../request/route-intent.ts';
import { unmetBy } from '../routes/as-wanted.ts';
import { costOfFartherWays } from '../routes/farther-ways.ts';
import { followedWays } from '../routes/followed-ways.ts';
import { type GoalId, Goals } from '../routes/goals.ts';
import { type Materials, RouteGraph } from '../routes/route-graph.ts';
import type { Way } from '../routes/way.ts';
import { areTautomers, isVaguerForm } from '../step/like-molecules.ts';
import { Tally } from '../step/tally.ts';
import { codeOfRoutes } from '../step/wish-codes.ts';
import type { PlanGraph } from './plan-graph.ts';

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

/** What the ways are looked for by. */
export interface SearchOfWays {
  readonly isContinued: boolean;
  readonly intent: RouteIntent;
  readonly estimates: Estimates;
  /** Structures may be looked at again, wider. */
  readonly widens: boolean;
}

/** What is known of how structures are made, found now or by earlier runs. */
export class FoundWays {
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
  /** How wide the looks at structures were, and what they brought, where some are looked at again. */
  readonly #looks = new Map<StructureId, { readonly width: number; readonly suggestions: readonly Suggestion[] }>();
  readonly #widens: boolean;
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

  constructor(graph: PlanGraph, { isContinued, intent, estimates, widens }: SearchOfWays) {
    this.#graph = graph;
    this.#widens = widens;
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

  /** How wide the next look at a structure is; see `LookQuestion.width`. */
  nextWidth(id: StructureId): number {
    return 2 * (this.#looks.get(id)?.width ?? 0.5);
  }

  /** @param hasMore - as `Look.hasMore` */
  add(id: StructureId, found: readonly Suggestion[], hasMore: boolean): void {
    const suggestions = [...(this.#looks.get(id)?.suggestions ?? []), ...found];
    if (this.#widens) this.#looks.set(id, { width: this.nextWidth(id), suggestions });
    const ways = this.#followed(suggestions);
    const farther = this.#widens && hasMore ? costOfFartherWays(suggestions) : Infinity;
    this.#reached.add(id);
    this.#setWays(this.belowStart, id, ways, farther);
    if (this.belowTarget !== this.belowStart) this.#setWays(this.belowTarget, id, ways, farther);
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

  /** Most routes of the start that have one last disconnection. */
  mostAlike(routes: readonly CostedRoute[]): number {
    const ideas = new Map(this.belowStart.waysTo(this.anyOfStart)?.map(({ suggestionId, idea }) => [suggestionId, idea]));
    const counts = new Map<SuggestionId | undefined, number>();
    for (const { route } of routes) {
      const idea = route.step === null ? undefined : ideas.get(route.step.suggestionId);
      counts.set(idea, (counts.get(idea) ?? 0) + 1);
    }
    return Math.max(0, ...counts.values());
  }

  #setWays(graph: RouteGraph, id: StructureId, ways: readonly Way[], farther = Infinity): void {
    for (const [goal, ofGoal] of this.#goals.waysTo(id, ways)) graph.setWays(goal, ofGoal, farther);
  }
}

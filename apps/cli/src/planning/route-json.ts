import {
  type FoundRoutes,
  isHighestTier,
  type JudgedRoute,
  type RouteFault,
  type RouteFigures,
  stepsOf,
  type YieldRange,
} from '@retron/planning';
import { nameOfNameReaction } from '@retron/reactivity';
import type { Suggestion } from '@retron/tree';

/** One reaction of a route as `retron plan --algorithm V3 --json` prints it. */
export interface RouteStepJson {
  readonly product: string;
  readonly precursors: readonly string[];
  readonly rating: number;
  /** Would it work: probability, 0 to 1; null where it was not estimated. */
  readonly feasibility: number | null;
  /** How often chemists choose the disconnection, and of that this variant: shares, 0 to 1. */
  readonly choice: Suggestion['choice'];
  readonly level: number;
  readonly numPrecedents: number;
  readonly nameReactions: readonly { readonly name: string; readonly count: number }[];
  /** Why the word is no better, what holds it lowest first. */
  readonly limits: readonly string[];
  readonly warnings: readonly string[];
}

/** One route, its reactions in the order in which they would be run. */
export interface RouteJson {
  readonly rank: number;
  /** Routes with the same number make the same strategic bonds of the target; from 1. */
  readonly idea: number;
  /** Sum over the steps, on a scale of its own: lower is better. */
  readonly cost: number;
  readonly steps: number;
  readonly longestBranch: number;
  readonly convergent: boolean;
  /** Per cent, with the middle half; null where a step has no precedent with a yield. */
  readonly estimatedYield: YieldRange | null;
  readonly stepsWithoutYield: number;
  /** Number of the reaction in `reactions`, from 1. */
  readonly weakestStep: number;
  readonly protectingGroupSteps: number;
  /** Per cent; null where it is not known. */
  readonly atomEconomy: number | null;
  readonly tiers: RouteFigures['tiers'];
  readonly highestTier: boolean;
  /** What is wrong with how the steps follow each other, by the numbers of two reactions in `reactions`, from 1; see `RouteFault`. */
  readonly faults: readonly { readonly kind: RouteFault['kind']; readonly step: number; readonly freedBy: number }[];
  readonly startingMaterials: readonly { readonly smiles: string; readonly isKnown: boolean | null }[];
  readonly reactions: readonly RouteStepJson[];
}

/** Routes in the order in which they were found to be best. */
export function routesJson(found: FoundRoutes): readonly RouteJson[] {
  const ideas = [...new Set(found.routes.map(({ idea }) => idea))];
  return found.routes.map((judged, index) => routeJson(found, judged, index + 1, ideas.indexOf(judged.idea) + 1));
}

function routeJson(
  { structure, suggestion }: FoundRoutes,
  { route, cost, figures, faults }: JudgedRoute,
  rank: number,
  idea: number,
): RouteJson {
  const made = stepsOf(route);
  const reactions = [...made].reverse();
  const numberOf = (id: number) => reactions.findIndex(([, step]) => step.id === id) + 1;
  const needed = new Set([...made.values()].flatMap(({ precursors }) => precursors));
  const { steps, longestBranch, isConvergent, estimatedYield, stepsWithoutYield, weakest, protectingGroupSteps, atomEconomy, tiers } =
    figures;
  return {
    rank,
    idea,
    cost: rounded(cost, 3),
    steps,
    longestBranch,
    convergent: isConvergent,
    estimatedYield:
      estimatedYield === null
        ? null
        : {
            lower: rounded(estimatedYield.lower, 1),
            median: rounded(estimatedYield.median, 1),
            upper: rounded(estimatedYield.upper, 1),
          },
    stepsWithoutYield,
    weakestStep: numberOf(weakest),
    protectingGroupSteps,
    atomEconomy: atomEconomy === null ? null : rounded(atomEconomy, 1),
    tiers,
    highestTier: isHighestTier(tiers),
    faults: faults.map(({ kind, step, freedBy }) => ({ kind, step: numberOf(step), freedBy: numberOf(freedBy) })),
    startingMaterials: [...needed]
      .filter((id) => !made.has(id))
      .map((id) => ({ smiles: structure(id).smiles, isKnown: structure(id).isInStock })),
    reactions: reactions.map(([product, { id, precursors }]) => {
      const { rating, feasibility, choice, deepestLevel, precedentCount, nameReactions, limits, messages } = suggestion(id);
      return {
        product: structure(product).smiles,
        precursors: precursors.map((precursor) => structure(precursor).smiles),
        rating,
        feasibility: feasibility === null ? null : rounded(feasibility, 4),
        choice: choice === null ? null : { disconnection: rounded(choice.disconnection, 4), variant: rounded(choice.variant, 4) },
        level: deepestLevel,
        numPrecedents: precedentCount,
        nameReactions: nameReactions.map(({ id: name, count }) => ({ name: nameOfNameReaction(name), count })),
        limits,
        warnings: messages.warning,
      };
    }),
  };
}

function rounded(value: number, places: number): number {
  return Number(value.toFixed(places));
}

import { reactionClassOf } from '@retron/reactivity';
import {
  leavesOf,
  longestBranch,
  type Rating,
  type Route,
  type Structure,
  type StructureId,
  type Suggestion,
  type SuggestionId,
} from '@retron/tree';
import { isIonAlone, shareNeeded } from './bought-share.ts';

/** What is asked of a suggestion to judge a route that has it. */
export type JudgedStep = Pick<
  Suggestion,
  'id' | 'rating' | 'feasibility' | 'nameReactions' | 'messages' | 'precedentCount' | 'deepestLevel'
>;

/** Yield in per cent with its middle half: of one step by its precedents, of a route by those of its steps. */
export interface YieldRange {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

/** Where routes are looked up. */
export interface FigureSource {
  suggestion(id: SuggestionId): JudgedStep;
  structure(id: StructureId): Pick<Structure, 'isInStock' | 'smiles'>;
  /** Grams per mole; `null` where it is not known. */
  weight(id: StructureId): number | null;
  /** `null` where no precedent states one. */
  yieldOf(id: SuggestionId): YieldRange | null;
}

/** What a chemist compares routes by. */
export interface RouteFigures {
  /** Different reactions: what is needed twice is made once. */
  readonly steps: number;
  /** Longest linear sequence. */
  readonly longestBranch: number;
  /** Some step joins two or more molecules that are made themselves. */
  readonly isConvergent: boolean;
  /** Along the branch that loses most; `null` where a step of the route has no precedent with a yield. */
  readonly estimatedYield: YieldRange | null;
  /** Steps whose precedents state no yield. */
  readonly stepsWithoutYield: number;
  /** The step with the lowest word, of equal ones that least likely to work. */
  readonly weakest: SuggestionId;
  readonly protectingGroupSteps: number;
  /** Weight of the target as per cent of the weight of everything the route starts from, reagents beside them left out, at most 100; `null` where a weight is unknown, or it starts from an ion alone, whose salt is not said. */
  readonly atomEconomy: number | null;
  readonly tiers: RouteTiers;
}

/** What holds for every part of a route; the highest tier has them all. */
export interface RouteTiers {
  readonly everyLeafKnown: boolean;
  readonly everyStepGood: boolean;
  readonly noWarning: boolean;
  readonly everyStepPrecedented: boolean;
}

const GOOD: Rating = 3;

/** @param precision - level that precedents of a step must reach at least for it to count as precedented */
export function figuresOf(route: Route, source: FigureSource, precision: number): RouteFigures {
  const steps = [...stepsOf(route).values()].map(({ id }) => source.suggestion(id));
  const [weakest] = [...steps].sort((a, b) => a.rating - b.rating || (a.feasibility ?? 1) - (b.feasibility ?? 1) || a.id - b.id);
  if (weakest === undefined) throw new Error('A route without a step has no figures');
  const without = steps.filter(({ id }) => source.yieldOf(id) === null).length;
  return {
    steps: steps.length,
    longestBranch: longestBranch(route),
    isConvergent: joinsMade(route),
    estimatedYield: without === 0 ? yieldOf(route, source) : null,
    stepsWithoutYield: without,
    weakest: weakest.id,
    protectingGroupSteps: steps.filter(concernsProtection).length,
    atomEconomy: atomEconomyOf(route, source),
    tiers: {
      everyLeafKnown: leavesOf(route).every((id) => source.structure(id).isInStock === true),
      everyStepGood: steps.every(({ rating }) => rating >= GOOD),
      noWarning: steps.every(({ messages }) => messages.warning.length === 0),
      everyStepPrecedented: steps.every(({ precedentCount, deepestLevel }) => precedentCount > 0 && deepestLevel >= precision),
    },
  };
}

export function isHighestTier({ everyLeafKnown, everyStepGood, noWarning, everyStepPrecedented }: RouteTiers): boolean {
  return everyLeafKnown && everyStepGood && noWarning && everyStepPrecedented;
}

/** The step to each structure that a route makes; what it needs comes after it. */
export function stepsOf(
  route: Route,
): ReadonlyMap<StructureId, { readonly id: SuggestionId; readonly precursors: readonly StructureId[] }> {
  const steps = new Map<StructureId, { readonly id: SuggestionId; readonly precursors: readonly StructureId[] }>();
  const add = ({ structureId, step }: Route): void => {
    if (step === null) return;
    // Anew where it is needed again, so that it stands behind all that need it.
    steps.delete(structureId);
    steps.set(structureId, { id: step.suggestionId, precursors: step.precursors.map((each) => each.structureId) });
    step.precursors.forEach(add);
  };
  add(route);
  return steps;
}

function joinsMade({ step }: Route): boolean {
  return step !== null && (step.precursors.filter((each) => each.step !== null).length > 1 || step.precursors.some(joinsMade));
}

/** The least over all branches, as what is made on the others is not in the way. */
function yieldOf({ step }: Route, source: FigureSource): YieldRange {
  const whole: YieldRange = { lower: 100, median: 100, upper: 100 };
  if (step === null) return whole;
  const own = source.yieldOf(step.suggestionId) ?? whole;
  const below = step.precursors
    .map((each) => yieldOf(each, source))
    .reduce((least, each) => (each.median < least.median ? each : least), whole);
  return {
    lower: (own.lower * below.lower) / 100,
    median: (own.median * below.median) / 100,
    upper: (own.upper * below.upper) / 100,
  };
}

/** By the name most of its precedents bear. */
function concernsProtection({ nameReactions }: JudgedStep): boolean {
  if (nameReactions.length === 0) return false;
  const reactionClass = reactionClassOf(nameReactions[0].id);
  return reactionClass === 'protection' || reactionClass === 'deprotection';
}

function atomEconomyOf(route: Route, source: FigureSource): number | null {
  const target = source.weight(route.structureId);
  const weights = leavesOf(route).map((id) => weightNeeded(source.structure(id).smiles, source.weight(id)));
  if (target === null || weights.includes(null)) return null;
  const given = weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  // What reagents add that nobody draws, such as hydrogen, goes in as well: at least as much as comes out.
  return (100 * target) / Math.max(target, given);
}

function weightNeeded(smiles: string, weight: number | null): number | null {
  return weight === null || isIonAlone(smiles) ? null : weight * shareNeeded(smiles);
}

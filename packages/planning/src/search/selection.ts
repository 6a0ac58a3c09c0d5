import { bestByMerit, compareStanding, meritOf, sortByMerit } from '../rate/order.ts';
import type { SearchAlgorithm } from '../request/plan-request.ts';
import { BEYOND_BREADTH, BEYOND_VARIANTS } from '../step/left-out-codes.ts';
import type { RankedStep } from '../step/ranked-step.ts';
import { CLEARLY_SIMPLER } from '../step/step-facts.ts';
import { Tally } from '../step/tally.ts';

/** A step that an algorithm keeps. */
export interface SelectedStep {
  readonly step: RankedStep;
  /** The first step of the same disconnection; `null` where it is that, or where all stand alone. */
  readonly variantOf: RankedStep | null;
}

/** Steps an algorithm keeps of one structure, best first, each after the one whose variant it is, and how many it left out, by reason. */
export interface Selection {
  readonly kept: readonly SelectedStep[];
  readonly leftOut: Readonly<Record<string, number>>;
}

/** Variants of one disconnection that come with the first. */
export const MOST_VARIANTS = 12;
/** How strongly simplification counts beside the logarithm of the choice: losing everything is worth a factor of e^2. */
const SIMPLIFICATION_WEIGHT = 2;
/** How many times more often than a building step, of like rating, a preparing one must be chosen to come before it. */
const FOLD = Math.log(5);
/** Natural logarithm of how many times more often than a great one a step of each rating must be chosen to be kept before it. */
const BEHIND_GREAT: Readonly<Record<RankedStep['rating'], number>> = { 4: 0, 3: Math.log(2), 2: Math.log(15), 1: Math.log(100) };
/** The part of it that counts for single steps, whose own probability the rating has part in; measured (docs/decisions/order-of-suggestions.md). */
const OF_SINGLE_STEPS = 0.5;
/** Share of the places that the unprecedented algorithm keeps for steps without precedent, so that they are seen at all. */
const UNPRECEDENTED_SHARE = 0.4;

/**
 * What each algorithm keeps of the steps of one structure, sorted by rating. `limit` counts steps in brute force, else disconnections.
 *
 * - brute force: every step, each for itself. Those chosen most often are kept, weighed by rating, so that ten great ways of the same two
 *   ideas do not hide what is chosen as often; among equally rated ones those with the highest standing come first;
 * - complexity reduction: every disconnection, its best step first, the others as its variants. Those chosen most often are kept, weighed
 *   by rating and by how much simpler they make the structure; what prepares (makes nothing clearly simpler, or is folded by the strategy)
 *   comes behind what builds unless it is clearly more often chosen;
 * - unprecedented: the same, and up to two fifths of the places go to disconnections without precedent at the asked precision;
 * - multi-step: as brute force, but disconnections; which of them are followed is decided by the search.
 *
 * What the strategy lifts or lowers moves too. What is cut comes last.
 *
 * @param steps - in any order
 * @param limit - how many to keep at most
 * @param favourOf - natural logarithm of how many times more than usual a step counts, as it does what is wanted
 */
export function select(
  algorithm: SearchAlgorithm,
  steps: readonly RankedStep[],
  limit: number,
  favourOf: (step: RankedStep) => number = () => 0,
): Selection {
  if (algorithm === 'brute-force') return selectSteps(steps, limit, favourOf);
  const reduces = algorithm !== 'multi-step';
  const merit = reduces ? reducingMerit : choiceMerit;
  const ideas = disconnectionsOf(steps, (leader) => merit(leader) + favourOf(leader));
  const places = algorithm === 'unprecedented' ? keepSomeUnprecedented(ideas, limit) : ideas.slice(0, limit);
  const kept = places.flatMap(({ leader, variants }) => [
    { step: leader, variantOf: null },
    ...variants.slice(0, MOST_VARIANTS).map((step) => ({ step, variantOf: leader })),
  ]);
  const merits = new Map(ideas.flatMap((idea) => idea.variants.concat(idea.leader).map((step) => [step, idea.merit] as const)));
  const ofStep = new Map(kept.map((each) => [each.step, each]));
  const tally = new Tally();
  tally.add(
    BEYOND_VARIANTS,
    places.reduce((sum, { variants }) => sum + Math.max(0, variants.length - MOST_VARIANTS), 0),
  );
  tally.add(BEYOND_BREADTH, steps.length - places.reduce((sum, { variants }) => sum + 1 + variants.length, 0));
  const sorted = sortByMerit([...ofStep.keys()], (step) => merits.get(step) ?? 0);
  return { kept: sorted.flatMap((step) => ofStep.get(step) ?? []), leftOut: tally.toRecord() };
}

function selectSteps(steps: readonly RankedStep[], limit: number, favourOf: (step: RankedStep) => number): Selection {
  const tally = new Tally();
  const kept = bestByMerit(steps, (step) => singleMerit(step) + favourOf(step), limit);
  tally.add(BEYOND_BREADTH, steps.length - kept.length);
  const sorted = sortByMerit(kept, (step) => standingMerit(step) + favourOf(step) - (step.isFolded ? FOLD : 0));
  return { kept: sorted.map((step) => ({ step, variantOf: null })), leftOut: tally.toRecord() };
}

/** Steps of one disconnection. */
interface Idea {
  /** The best. */
  readonly leader: RankedStep;
  /** Best first. */
  readonly variants: readonly RankedStep[];
  /** What decides whether it is kept. */
  readonly merit: number;
}

/** In the order of their merit. */
function disconnectionsOf(steps: readonly RankedStep[], meritOf: (leader: RankedStep) => number): readonly Idea[] {
  const groups = new Map<string, RankedStep[]>();
  for (const step of [...steps].sort(compareStanding)) {
    const group = groups.get(step.disconnectionKey);
    if (group === undefined) groups.set(step.disconnectionKey, [step]);
    else group.push(step);
  }
  const ideas = [...groups.values()].map(([leader, ...variants]) => ({ leader, variants, merit: meritOf(leader) }));
  return ideas.sort((a, b) => b.merit - a.merit || compareStanding(a.leader, b.leader));
}

/** What decides whether brute force keeps a step. */
function singleMerit({ probability, feasibility, rating, preference, isFolded }: RankedStep): number {
  const merit = Math.log(Math.max(meritOf(probability, feasibility ?? 1), Number.MIN_VALUE));
  return merit - OF_SINGLE_STEPS * BEHIND_GREAT[rating] + preference - (isFolded ? FOLD : 0);
}

/** Where brute force places what it keeps: by the standing, not the probability, as what a cap holds down has no more merit than its rating. */
function standingMerit({ standing, preference }: RankedStep): number {
  return Math.log(Math.max(standing, Number.MIN_VALUE)) + preference;
}

function choiceMerit(step: RankedStep): number {
  const chosen = step.choice?.disconnection ?? step.standing;
  return Math.log(Math.max(chosen, Number.MIN_VALUE)) - BEHIND_GREAT[step.rating] + step.preference - (step.isFolded ? FOLD : 0);
}

function reducingMerit(leader: RankedStep): number {
  const prepares = leader.simplification < CLEARLY_SIMPLER && !leader.isFolded;
  return choiceMerit(leader) + SIMPLIFICATION_WEIGHT * leader.simplification - (prepares ? FOLD : 0);
}

function keepSomeUnprecedented(ideas: readonly Idea[], limit: number): readonly Idea[] {
  const isWithout = ({ leader }: Idea) => leader.isUnprecedented;
  const without = ideas.filter(isWithout);
  const wanted = Math.min(without.length, Math.floor(limit * UNPRECEDENTED_SHARE));
  const withPrecedent = ideas.filter((idea) => !isWithout(idea)).slice(0, limit - wanted);
  const kept = new Set([...withPrecedent, ...without.slice(0, limit - withPrecedent.length)]);
  return ideas.filter((idea) => kept.has(idea));
}

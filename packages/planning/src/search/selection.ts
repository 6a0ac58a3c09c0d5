import { sortByMerit } from '../rate/order.ts';
import type { SearchAlgorithm } from '../request/plan-request.ts';
import { BEYOND_BREADTH, NOT_SIMPLER } from '../step/left-out-codes.ts';
import type { RankedStep } from '../step/ranked-step.ts';
import { Tally } from '../step/tally.ts';

/** Steps an algorithm keeps of one structure, best first, and how many it left out, by reason. */
export interface Selection {
  readonly kept: readonly RankedStep[];
  readonly leftOut: Readonly<Record<string, number>>;
}

/** Least share of its complexity a structure must lose for complexity reduction to keep a step. */
export const CLEARLY_SIMPLER = 0.1;
/** How strongly simplification counts beside the logarithm of the standing: losing everything is worth a factor of e^2. */
const SIMPLIFICATION_WEIGHT = 2;
/** Share of the places that the unprecedented algorithm keeps for steps without precedent, so that they are seen at all. */
const UNPRECEDENTED_SHARE = 0.4;

/**
 * What each algorithm keeps of the steps of one structure, sorted by rating.
 *
 * - brute force: every step; among equally rated ones those with the highest standing come first;
 * - complexity reduction: only steps whose most complex precursor is clearly simpler; among equally rated ones those that simplify
 *   more come first;
 * - unprecedented: the same, and up to two fifths of the places go to steps without precedent at the asked precision;
 * - multi-step: as brute force; which of them are followed is decided by the search.
 *
 * What the strategy lifts or lowers moves among its equally rated ones too. `limit` cuts what comes last.
 *
 * @param steps - in any order
 * @param limit - how many to keep at most
 */
export function select(algorithm: SearchAlgorithm, steps: readonly RankedStep[], limit: number): Selection {
  const tally = new Tally();
  const reduces = algorithm === 'complexity-reduction' || algorithm === 'unprecedented';
  const admitted = reduces ? steps.filter(({ simplification }) => simplification >= CLEARLY_SIMPLER) : steps;
  tally.add(NOT_SIMPLER, steps.length - admitted.length);
  const ordered = sortByMerit(admitted, (step) => merit(step, reduces ? SIMPLIFICATION_WEIGHT : 0));
  const kept = algorithm === 'unprecedented' ? keepSomeUnprecedented(ordered, limit) : ordered.slice(0, limit);
  tally.add(BEYOND_BREADTH, ordered.length - kept.length);
  return { kept, leftOut: tally.toRecord() };
}

/** By the standing, not the probability: a step that a cap holds down has no more merit than the rating it is left with. */
function merit({ standing, preference, simplification }: RankedStep, simplificationWeight: number): number {
  return Math.log(Math.max(standing, Number.MIN_VALUE)) + preference + simplificationWeight * simplification;
}

function keepSomeUnprecedented(ordered: readonly RankedStep[], limit: number): readonly RankedStep[] {
  const without = ordered.filter((step) => step.isUnprecedented);
  const wanted = Math.min(without.length, Math.floor(limit * UNPRECEDENTED_SHARE));
  const withPrecedent = ordered.filter((step) => !step.isUnprecedented).slice(0, limit - wanted);
  const kept = new Set([...withPrecedent, ...without.slice(0, limit - withPrecedent.length)]);
  return ordered.filter((step) => kept.has(step));
}

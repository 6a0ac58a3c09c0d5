import type { Candidate } from '../expansion/candidate.ts';
import type { SearchAlgorithm } from '../ports.ts';
import { Tally } from './tally.ts';

/** Reason under which suggestions are counted that are left out for nothing but their number. */
export const BEYOND_BREADTH = 'beyond the number of suggestions asked for';

/** Candidates an algorithm keeps of one structure, best first, and how many it left out, by reason. */
export interface Selection {
  readonly kept: readonly Candidate[];
  readonly leftOut: Readonly<Record<string, number>>;
}

/** Least share of its complexity a structure must lose for complexity reduction to keep a step. */
export const CLEARLY_SIMPLER = 0.1;
/** How strongly simplification counts beside the logarithm of probability: losing everything is worth a factor of e^2. */
const SIMPLIFICATION_WEIGHT = 2;
/** Share of the places that the unprecedented algorithm keeps for steps without precedent, so that they are seen at all. */
const UNPRECEDENTED_SHARE = 0.4;

/**
 * What each algorithm keeps of the candidates of one structure.
 *
 * - brute force: the most probable, whatever they lead to;
 * - complexity reduction: only steps whose most complex precursor is clearly simpler; among equally rated ones those that simplify
 *   more come first;
 * - unprecedented: the same, and up to two fifths of the places go to steps without precedent at the asked precision;
 * - multi-step: the most probable; which of them are followed is decided by the search.
 *
 * @param candidates - most probable first
 * @param limit - how many to keep at most
 */
export function select(algorithm: SearchAlgorithm, candidates: readonly Candidate[], limit: number): Selection {
  const tally = new Tally();
  const admitted = candidates.filter((candidate) => {
    const isTooComplex = reducesComplexity(algorithm) && candidate.simplification < CLEARLY_SIMPLER;
    if (isTooComplex) tally.add('precursors not clearly simpler');
    return !isTooComplex;
  });
  const ordered = reducesComplexity(algorithm) ? [...admitted].sort(byRatingThenMerit) : [...admitted].sort(byRating);
  const kept = algorithm === 'unprecedented' ? keepSomeUnprecedented(ordered, limit) : ordered.slice(0, limit);
  tally.add(BEYOND_BREADTH, ordered.length - kept.length);
  return { kept, leftOut: tally.toRecord() };
}

function reducesComplexity(algorithm: SearchAlgorithm): boolean {
  return algorithm === 'complexity-reduction' || algorithm === 'unprecedented';
}

/** Sorting is stable, so candidates of one rating stay most probable first. */
function byRating(a: Candidate, b: Candidate): number {
  return b.rating - a.rating;
}

function byRatingThenMerit(a: Candidate, b: Candidate): number {
  return b.rating - a.rating || merit(b) - merit(a) || (a.key < b.key ? -1 : 1);
}

function merit(candidate: Candidate): number {
  return Math.log(Math.max(candidate.probability, Number.MIN_VALUE)) + SIMPLIFICATION_WEIGHT * candidate.simplification;
}

function keepSomeUnprecedented(ordered: readonly Candidate[], limit: number): readonly Candidate[] {
  const without = ordered.filter((candidate) => candidate.isUnprecedented);
  const wanted = Math.min(without.length, Math.floor(limit * UNPRECEDENTED_SHARE));
  const withPrecedent = ordered.filter((candidate) => !candidate.isUnprecedented).slice(0, limit - wanted);
  const kept = new Set([...withPrecedent, ...without.slice(0, limit - withPrecedent.length)]);
  return ordered.filter((candidate) => kept.has(candidate));
}

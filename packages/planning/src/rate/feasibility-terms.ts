import type { RecordCounts } from '../step/own-kind.ts';
import type { StepEvidence } from '../step/step-evidence.ts';
import type { StepFacts } from '../step/step-facts.ts';

/** Whether more of a term speaks for a step or against it, as a chemist would say. */
type Direction = 'for' | 'against';

/** One number by which the feasibility of a step is estimated. */
export interface FeasibilityTerm {
  readonly direction: Direction;
  /** A natural logarithm where it counts things or is a share. What is found out by a closer look is 0 where nothing was found. */
  readonly measure: (evidence: StepEvidence) => number;
  /** Every step has some of it, so that it counts from what is typical; others count from nothing. */
  readonly isAlwaysThere: boolean;
  /**
   * What its weight is expected to be before anything is learned, as natural logarithm of odds: by judgement. It stays so where recorded
   * mixtures tell nothing, as of rules that they hardly ever break.
   */
  readonly expected: number;
}

/** Shares below are as good as nothing. */
const LEAST_SHARE = 1e-4;
/** Variants of a disconnection as many times less probable than the best are its equals. */
const EQUAL_VARIANTS = 50;
/** A variant less probable than this beside the best counts as if it were as probable: a limit of -1.7 for the term. */
const LEAST_BESIDE = 1 / 273;

const measured = (direction: Direction, measure: FeasibilityTerm['measure'], expected = 0): FeasibilityTerm => ({
  direction,
  measure,
  isAlwaysThere: true,
  expected,
});
const found = (expected: number, measure: (findings: NonNullable<StepEvidence['findings']>) => number): FeasibilityTerm => ({
  direction: 'against',
  measure: ({ findings }) => (findings === null ? 0 : measure(findings)),
  isAlwaysThere: false,
  expected,
});
const count = (list: readonly unknown[]) => Math.log1p(list.length);
const is = (condition: boolean) => (condition ? 1 : 0);
/** Records that share the neighbours of the centre and count as much as one that shares the surroundings. */
const NEIGHBOURS_FOR_ONE = 10;

/** Records of the same surroundings; many that share only the neighbours stand for a few. */
function closeRecords({ surroundings, neighbours }: RecordCounts): number {
  return Math.max(surroundings, neighbours / NEIGHBOURS_FOR_ONE);
}

/** As much as it takes to be good where a record or two and nothing else speak for the step, as it would be good without them. */
const TEXTBOOK_COUNTS = 3;

/** Heavy atoms from which on a fingerprint has enough bits for a low similarity to mean that the precedents are unlike. */
const TELLING_SIZE = 20;
/** What the similarity of a recorded step is counted as typical; see `feasibility-weights.ts`. */
const TYPICAL_SIMILARITY = 0.31;

/**
 * The similarity of the closest precedent, a low one brought towards what is typical the smaller the structure is: precedents have more
 * than twenty atoms mostly, so that no structure of six is similar to any.
 */
function similarityBySize({ similarity, structureSize }: StepFacts): number {
  if (structureSize === null || similarity >= TYPICAL_SIMILARITY) return similarity;
  return TYPICAL_SIMILARITY - (TYPICAL_SIMILARITY - similarity) * Math.min(1, structureSize / TELLING_SIZE);
}

/** Those of its own kind where they were told apart. */
export const recordsOf = ({ records, findings }: StepEvidence) => findings?.kind.records ?? records;

/**
 * Everything the feasibility is estimated from, in the order of the weights. A closer look only ever takes from it, so that without one
 * it is an upper bound.
 */
export const FEASIBILITY_TERMS = {
  precedents: measured('for', (step) => Math.log1p(recordsOf(step).all), 0.1),
  neighbours: measured('for', (step) => Math.log1p(recordsOf(step).neighbours), 0.3),
  surroundings: measured('for', (step) => Math.log1p(closeRecords(recordsOf(step))), 0.3),
  similarity: measured('for', ({ facts }) => similarityBySize(facts)),
  disconnection: measured('for', (step) => Math.log(Math.max(LEAST_SHARE, step.disconnectionShare)), 0.3),
  variant: {
    direction: 'for',
    measure: (step) => Math.min(0, Math.log(EQUAL_VARIANTS * Math.max(LEAST_BESIDE, step.besideBestVariant))),
    isAlwaysThere: false,
    expected: 0,
  },
  textbook: {
    direction: 'for',
    measure: ({ facts }) => is(facts.textbookToo != null),
    isAlwaysThere: false,
    expected: TEXTBOOK_COUNTS,
  },
  sites: measured('against', ({ facts }) => Math.log(facts.siteCount)),
  placesInStructure: {
    direction: 'against',
    measure: ({ facts }) => Math.log1p(facts.competingSiteCount),
    isAlwaysThere: false,
    expected: 0,
  },
  competingSites: found(-1, ({ replay }) => Math.log1p(replay?.competingSites ?? 0)),
  notReproduced: found(-3, ({ replay }) => is(replay?.verdict === 'failed')),
  stereoOpen: found(-0.7, ({ replay }) => is(replay?.verdict === 'other stereo')),
  conflicts: found(-1, ({ conflicts }) => count(conflicts.filter(({ isTwin }) => !isTwin))),
  twins: found(-0.3, ({ conflicts }) => count(conflicts.filter(({ isTwin }) => isTwin))),
  neverRules: found(-4, ({ mechanism }) => is(mechanism.some(({ verdict }) => verdict === 'never'))),
  riskRules: found(-1, ({ mechanism }) => count(mechanism.filter(({ verdict }) => verdict === 'risk'))),
  unstable: found(-3, ({ unstable }) => is(unstable.length > 0)),
  otherKind: found(-2, ({ kind }) => is(kind.restsOn !== null)),
  unnamed: {
    direction: 'against',
    // What textbooks show has a name there, though the table of name reactions lacks it.
    measure: ({ facts, findings }) => is(findings !== null && facts.textbookToo == null && findings.kind.names.length === 0),
    isAlwaysThere: false,
    expected: 0,
  },
} as const satisfies Readonly<Record<string, FeasibilityTerm>>;

export type FeasibilityTermId = keyof typeof FEASIBILITY_TERMS;

/** In the order of the table. */
export const FEASIBILITY_TERM_IDS = Object.keys(FEASIBILITY_TERMS) as readonly FeasibilityTermId[];

/** The numbers of a step, in the order of the terms. */
export function feasibilityMeasures(evidence: StepEvidence): readonly number[] {
  return IN_ORDER.map(({ measure }) => measure(evidence));
}

const IN_ORDER: readonly FeasibilityTerm[] = Object.values(FEASIBILITY_TERMS);

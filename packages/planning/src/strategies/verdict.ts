import { bondKindSet } from '@retron/molecule';
import type { Clause, Condition, DecidingClause, Rules, WeighingClause } from '../request/strategy.ts';
import type { Disconnection } from '../step/disconnection.ts';
import type { NameShares } from '../step/name-shares.ts';

/** A step as a strategy sees it. What is not known lets no condition about it hold. */
export interface Step extends Disconnection {
  /** What the recorded reactions behind it are called; asked only where a clause wants to know. */
  readonly names?: () => NameShares;
  /** Independent patents that show its kind, `null` where none is cited; asked only where a clause wants to know. */
  readonly patents?: () => number | null;
  /** See `RankedStep.simplification`; `null` in the forward direction. */
  readonly simplification?: number | null;
}

/** What a strategy says of a step. */
export interface Verdict {
  readonly isAdmitted: boolean;
  /** The clause that decided; `null` when none names the step. */
  readonly clause: DecidingClause | null;
  /** Its place among the clauses of the strategy, from 0; -1 when none names the step. */
  readonly clauseIndex: number;
  /** Clauses that lift or lower the step; none where it is left out. */
  readonly weighedBy: readonly WeighingClause[];
}

/** Share of the recorded reactions from which a step is known by a name. */
const MOST_REACTIONS = 0.5;

/** Carries out the clauses of a strategy on a step. */
export function judge(strategy: Rules, step: Step): Verdict {
  const clauseIndex = strategy.clauses.findIndex((each) => isDeciding(each) && holds(each.when, step));
  const clause = clauseIndex < 0 ? null : (strategy.clauses[clauseIndex] as DecidingClause);
  const isAdmitted = clause !== null && clause.effect !== 'leave out';
  const weighing = strategy.clauses.filter((each): each is WeighingClause => isAdmitted && !isDeciding(each) && holds(each.when, step));
  return { isAdmitted, clause, clauseIndex, weighedBy: weighing };
}

/**
 * As `judge`, before it is known how complex the precursors are, so that what is left out costs nothing more.
 *
 * @returns `null` when the verdict can depend on that
 */
export function judgeEarly(strategy: Rules, step: Step): Verdict | null {
  const early = judge(strategy, step);
  const upToDecision = early.clause === null ? strategy.clauses : strategy.clauses.slice(0, early.clauseIndex);
  const isOpen = ({ when: { simplificationAtLeast, ...rest } }: Clause) => simplificationAtLeast !== undefined && holds(rest, step);
  if (upToDecision.some((clause) => isDeciding(clause) && isOpen(clause))) return null;
  return early.isAdmitted && strategy.clauses.some((clause) => !isDeciding(clause) && isOpen(clause)) ? null : early;
}

/** Natural logarithm of how many times more probable than it is a step counts among those of its rating. */
export function preferenceOf({ weighedBy }: Verdict): number {
  return weighedBy.reduce((sum, { effect, factor }) => sum + (effect === 'lift' ? Math.log(factor) : -Math.log(factor)), 0);
}

function isDeciding(clause: Clause): clause is DecidingClause {
  return clause.effect === 'admit' || clause.effect === 'fold' || clause.effect === 'leave out';
}

function holds(condition: Condition, step: Step): boolean {
  const { joinsPrecursors, makesRingBond, ringBondsAtLeast, makesBond, smallestPartAtLeast, smallestPartAtMost } = condition;
  const { largestShareAtMost, simplificationAtLeast } = condition;
  return (
    (joinsPrecursors === undefined || joinsPrecursors === step.joinedBonds > 0) &&
    (makesRingBond === undefined || makesRingBond === step.ringBondsMade > 0) &&
    (ringBondsAtLeast === undefined || step.ringBondsMade >= ringBondsAtLeast) &&
    (makesBond === undefined || (step.kindsMade & bondKindSet(makesBond)) !== 0) &&
    (smallestPartAtLeast === undefined || step.smallestPart >= smallestPartAtLeast) &&
    (smallestPartAtMost === undefined || step.smallestPart <= smallestPartAtMost) &&
    (largestShareAtMost === undefined || step.largestShare <= largestShareAtMost) &&
    (simplificationAtLeast === undefined || (step.simplification ?? -Infinity) >= simplificationAtLeast) &&
    isCalled(condition, step) &&
    isShownBy(condition, step)
  );
}

function isShownBy({ patentsAtMost }: Condition, { patents }: Step): boolean {
  return patentsAtMost === undefined || (patents?.() ?? Number.POSITIVE_INFINITY) <= patentsAtMost;
}

function isCalled({ nameReaction, reactionClass, isNamed }: Condition, step: Step): boolean {
  if (nameReaction === undefined && reactionClass === undefined && isNamed === undefined) return true;
  const names = step.names?.();
  if (names === undefined) return false;
  return (
    (nameReaction === undefined || names.ofNameReactions(nameReaction) >= MOST_REACTIONS) &&
    (reactionClass === undefined || names.ofClasses(reactionClass) >= MOST_REACTIONS) &&
    (isNamed === undefined || isNamed === names.named >= MOST_REACTIONS)
  );
}

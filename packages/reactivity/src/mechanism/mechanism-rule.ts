import type { AtomIndex } from '@retron/molecule';
import type { TextbookSource } from '../functional-groups/functional-group.ts';
import type { ReactionView } from './reaction-view.ts';

/**
 * What a rule makes of a step: `never` goes another way than written, so that no chemist would run it; `risk` works, but gives
 * something else beside it, or only with more care than the precedents tell.
 */
export type Verdict = 'never' | 'risk';

/** A rule of reaction mechanism that a step breaks, and where. */
export interface MechanismFinding {
  /** Id of the rule, such as `S1`. */
  readonly rule: string;
  readonly verdict: Verdict;
  /** Names the warning in three words at most, such as `SN2 inverts`. */
  readonly chip: string;
  /** One sentence for a chemist: what would happen instead, and why. */
  readonly text: string;
  /** Reactant atoms that are meant to react. */
  readonly wanted: readonly AtomIndex[];
  /** Reactant atoms that react instead, or stand in the way; empty where the fault lies in the wanted place itself. */
  readonly rivals: readonly AtomIndex[];
}

/** One rule, with the textbook it comes from. Rules are lettered by their table: `S1` is the first of substitution. */
export interface MechanismRule {
  readonly id: string;
  /** What the rule says, in one sentence without exceptions listed: these stand in the code, each with its reason. */
  readonly statement: string;
  readonly source: TextbookSource;
  /** Places where the step breaks the rule; usually none. Must not remember anything between calls. */
  readonly judge: (view: ReactionView) => readonly Omit<MechanismFinding, 'rule'>[];
}

/** Rules about one kind of chemistry. */
export interface MechanismTable {
  readonly title: string;
  readonly rules: readonly MechanismRule[];
}

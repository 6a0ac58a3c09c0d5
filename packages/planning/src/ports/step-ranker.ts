import type { TransformLibrary } from '@retron/library';
import type { Application } from '../step/application.ts';
import type { ProductCandidate } from '../step/product-candidate.ts';
import type { ProposedStep } from '../step/proposed-step.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';

/** Logistic map from the logarithm of the odds that a ranker gives to those observed on reactions it did not learn from. */
export interface Calibration {
  readonly slope: number;
  readonly intercept: number;
  /** Reactions it was fitted on. */
  readonly reactions: number;
}

/** What every ranker does; kinds of rankers differ in what they see of a step, and so in when they are asked. */
interface RankerOf<Sight extends string, Step> {
  /** How it ranks: the word in the header of its file, where it comes in one. */
  readonly kind: string;
  readonly sees: Sight;
  /** `null` where its probabilities are calibrated already. */
  readonly calibration: Calibration | null;
  /**
   * @param wanted - the structure that the steps are to make; in the forward direction the mixture they start from
   * @param steps - all there are of the structure
   * @returns for each step the probability, 0 to 1, that it is the one a chemist recorded, before calibration; `null` where it has none
   */
  probabilities(wanted: WantedStructure, steps: readonly Step[]): readonly (number | null)[];
}

/**
 * Sees what transforms did, whatever a strategy says of it, before the toolkit has seen the precursors. Probabilities of applications that
 * turn out to be one step are added.
 */
export type ApplicationRanker = RankerOf<'applications', Application>;

/** Sees the steps that are left in the end, with all that is known of each. */
export type FactsRanker = RankerOf<'facts', Pick<ProposedStep, 'precursors' | 'facts'>>;

/** Forward direction: sees the different products of one mixture. */
export type ProductRanker = RankerOf<'products', ProductCandidate>;

/** Says of each way to make a structure, or of each product of a mixture, how probable it is. */
export type StepRanker = ApplicationRanker | FactsRanker | ProductRanker;

/** What was learnt for one library. */
export interface TrainedRanker {
  readonly kind: string;
  /** The library it serves, and no other: the hash of its contents. */
  readonly libraryHash: string;
  /** Ready to rank, for one thread; the same one at every call, as it holds memory. */
  ready(library: TransformLibrary): ApplicationRanker | FactsRanker;
}

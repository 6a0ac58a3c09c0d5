import type { Outcome, RawPrecursor } from '@retron/transforms';
import type { Admission } from './admission.ts';
import type { Disconnection } from './disconnection.ts';
import type { StepFacts } from './step-facts.ts';
import type { Support } from './support.ts';

/**
 * One way to make a structure: the applications with the same canonical precursors by the same disconnection, or one like it
 * (`like-cuts.ts`), with what is known of it.
 */
export interface ProposedStep {
  /** Canonical SMILES, sorted; one that is needed twice stands twice. */
  readonly precursors: readonly string[];
  /** As the edit left them, in the order of `precursors`. */
  readonly rawPrecursors: readonly RawPrecursor[];
  /** Complexity of the most complex precursor, in bits; see `molecularComplexity`. */
  readonly hardestComplexity: number;
  /** Forward only: canonical SMILES of what reacts with the structure. */
  readonly partners: readonly string[];
  readonly outcome: Outcome;
  readonly disconnection: Disconnection;
  readonly admission: Admission;
  /** See `Application.site`. */
  readonly site: string;
  /** Tells the steps of one structure apart. */
  readonly key: string;
  /**
   * Probability that a ranker which sees applications gives it among all steps that make the structure, before calibration; `null` where
   * none is at hand, or none that has learnt of its transforms. Forward: that of the product in its mixture.
   */
  readonly share: number | null;
  /** Every transform once, by library, then number. */
  readonly support: readonly Support[];
  readonly facts: StepFacts;
}

/** A step before it is compared with the others of its structure, from which most of its facts come. */
export type UnappraisedStep = Omit<ProposedStep, 'facts'>;

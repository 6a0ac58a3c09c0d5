import type { UnappraisedStep } from '../step/proposed-step.ts';

/** A step while those of one structure are compared, by what needs no canonical SMILES. */
export interface FoundStep extends UnappraisedStep {
  /** Equal for steps of one structure with the same precursors; see `identityOf`. */
  readonly identity: string;
  /** Atoms with a charge in all precursors. */
  readonly charges: number;
}

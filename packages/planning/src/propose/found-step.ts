import type { UnappraisedStep } from '../step/proposed-step.ts';

/** A step while those of one structure are compared, by what needs no canonical SMILES. */
export interface FoundStep extends UnappraisedStep {
  /** Equal for steps of one structure with the same precursors; see `Identities`. */
  readonly identity: string;
  /** Equal for steps of one structure whose precursors are the same but for stereo. */
  readonly constitution: string;
  /** Stated stereocentres in all precursors. */
  readonly centres: number;
  /** Atoms with a charge in all precursors. */
  readonly charges: number;
}

import type { Findings } from './findings.ts';
import type { RecordCounts } from './own-kind.ts';
import type { StepFacts } from './step-facts.ts';

/** What a step's feasibility is estimated from. */
export interface StepEvidence {
  readonly facts: StepFacts;
  /** Of every kind; those of its own kind stand in the findings. */
  readonly records: RecordCounts;
  /** Share of its disconnection among everything found for the structure, 0 to 1. */
  readonly disconnectionShare: number;
  /** Its share among the variants of its disconnection, 0 to 1. */
  readonly variantShare: number;
  /** How probable it is beside the most probable variant of its disconnection: 1 for that, else less. */
  readonly besideBestVariant: number;
  /** Whether it takes a halogen or its like off an arene, where no place is more sought than another; see `isAnywhere`. */
  readonly isAnywhere: boolean;
  /** `null` where nobody looked closer. */
  readonly findings: Findings | null;
}

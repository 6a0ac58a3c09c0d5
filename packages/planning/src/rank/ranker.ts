import type { ProposedStep } from '../step/proposed-step.ts';

/** What a ranker knows of a step. */
type KnownStep = Pick<ProposedStep, 'precursors' | 'facts' | 'share'>;

/** Orders the steps of one structure. The place where a learned model fits in. */
export interface Ranker {
  /**
   * @param structure - canonical SMILES of what is being made
   * @returns for each step the logarithm of the odds that a chemist recorded the step; higher is better
   */
  scores(structure: string, steps: readonly KnownStep[]): readonly number[];
}

import type { EnsembleFacts } from '../step/ensemble-facts.ts';

/** One ensemble to be ranked. */
export interface RankedEnsemble {
  /** Canonical SMILES, sorted. */
  readonly precursors: readonly string[];
  readonly facts: EnsembleFacts;
  /** See `Ensemble.share`. */
  readonly share: number | null;
}

/** Orders the ensembles of one structure. The place where a learned model fits in. */
export interface Ranker {
  /**
   * @param structure - canonical SMILES of what is being made
   * @returns for each ensemble the logarithm of the odds that a chemist recorded the step; higher is better
   */
  scores(structure: string, ensembles: readonly RankedEnsemble[]): readonly number[];
}

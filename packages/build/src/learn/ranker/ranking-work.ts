import type { TrainingProgress } from '../networks/softmax.ts';
import type { RankingJob, RankingResults } from './ranking-jobs.ts';

/** Who does the jobs of a training, perhaps several at a time. Results may not depend on how many. */
export interface RankingWork {
  run<J extends RankingJob>(job: J, onProgress?: (progress: TrainingProgress) => void): Promise<RankingResults[J['kind']]>;
}

/**
 * Told how far a training is.
 *
 * @param stage - what is being done; a new one ends the one before
 * @param done - number of things done, 0 where none are counted
 * @param share - 0 to 1, or `null` when it cannot be known
 */
export type OnStage = (stage: string, done: number, share: number | null) => void;

import type { RankingJob, RankingResults, RankingWork, TrainingProgress } from '@retron/build';
import { PLANNING_THREAD_LIMITS } from '@retron/planning';
import { ThreadPool } from '@retron/threads';
import { threadFile } from '../thread-file.ts';

/** What a ranking thread can be asked; it tells a `TrainingProgress` meanwhile. */
export type RankingFunctions = { readonly work: (job: RankingJob) => Promise<RankingResults[RankingJob['kind']]> };

const PROGRAM = new URL('../threads/ranking-thread.ts', import.meta.url);

/** Room for short-lived graphs, as threads that plan have it, and for many samples. */
const RESOURCE_LIMITS = { ...PLANNING_THREAD_LIMITS, maxOldGenerationSizeMb: 6144 } as const;

/** Threads that do jobs in the order they are given. Results do not depend on how many threads there are. */
export class RankingThreads implements RankingWork {
  readonly #pool: ThreadPool<RankingFunctions>;

  constructor(count: number, root: string) {
    const program = { file: threadFile(PROGRAM, root), resourceLimits: RESOURCE_LIMITS };
    this.#pool = new ThreadPool<RankingFunctions>({ program, size: count });
  }

  async run<J extends RankingJob>(job: J, onProgress?: (progress: TrainingProgress) => void): Promise<RankingResults[J['kind']]> {
    const options = onProgress ? { onProgress: (progress: unknown) => onProgress(progress as TrainingProgress) } : {};
    return (await this.#pool.callWith(options, 'work', job)) as RankingResults[J['kind']];
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

import type { Worker } from 'node:worker_threads';
import type { TrainingProgress } from '@retron/build';
import { PLANNING_THREAD_LIMITS } from '@retron/planning';
import { startThread } from '../start-thread.ts';
import type { RankingJob, RankingNews, RankingResults } from './ranking-jobs.ts';

/** Room for short-lived graphs, as threads that plan have it, and for many samples. */
const RESOURCE_LIMITS = { ...PLANNING_THREAD_LIMITS, maxOldGenerationSizeMb: 6144 } as const;

interface Waiting {
  readonly job: RankingJob;
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((progress: TrainingProgress) => void) | undefined;
}

/** Threads that do jobs in the order they are given. Results do not depend on how many threads there are. */
export class RankingThreads {
  readonly #idle: Worker[] = [];
  readonly #all: Worker[] = [];
  readonly #queue: Waiting[] = [];

  constructor(count: number, root: string) {
    for (let i = 0; i < count; i++) this.#all.push(startThread('ranking-thread', root, RESOURCE_LIMITS));
    this.#idle.push(...this.#all);
  }

  run<J extends RankingJob>(job: J, onProgress?: (progress: TrainingProgress) => void): Promise<RankingResults[J['kind']]> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject, onProgress });
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((thread) => thread.terminate()));
  }

  #dispatch(): void {
    const thread = this.#idle.pop();
    if (thread === undefined) return;
    const next = this.#queue.shift();
    if (next === undefined) {
      this.#idle.push(thread);
      return;
    }
    const onMessage = (news: RankingNews) => {
      if (news.kind === 'progress') next.onProgress?.(news.progress);
      else if (news.kind === 'done') settle(() => next.resolve(news.result as never));
      else settle(() => next.reject(new Error(news.message)));
    };
    const onError = (error: Error) => settle(() => next.reject(error));
    const settle = (finish: () => void) => {
      thread.off('message', onMessage);
      thread.off('error', onError);
      this.#idle.push(thread);
      finish();
      this.#dispatch();
    };
    thread.on('message', onMessage);
    thread.on('error', onError);
    thread.postMessage(next.job);
  }
}

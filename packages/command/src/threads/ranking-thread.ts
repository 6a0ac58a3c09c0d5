import { parentPort } from 'node:worker_threads';
import { RankingWorker, type TrainingProgress } from '@retron/build';
import { createRdkit } from '@retron/rdkit';
import { answerCalls } from '@retron/threads';
import type { RankingFunctions } from '../training/ranking-threads.ts';

/** A thread that prepares samples and trains networks; see `RankingThreads`. */

if (!parentPort) throw new Error('ranking-thread is run as a worker thread only.');
const worker = createRdkit().then((rdkit) => new RankingWorker(rdkit));
const functions: RankingFunctions = { work: async (job) => (await worker).work(job, say) };
/** Tells how far the job under way is. */
const say: (progress: TrainingProgress) => void = answerCalls(parentPort, functions);

import { parentPort, workerData } from 'node:worker_threads';
import { openRouteWorld } from '@retron/command';
import { answerCalls } from '@retron/threads';
import { measureJob } from './route-measure.ts';
import type { TargetThreadData, TargetThreadFunctions } from './target-thread-job.ts';

/** A thread that measures one target after another, for `bench routes --targets-at-once`. */

if (!parentPort) throw new Error('target-thread is run as a worker thread only.');
const { files, search } = workerData as TargetThreadData;
const opened = openRouteWorld(files);
answerCalls(parentPort, {
  measure: async (job) => {
    const ports = await opened;
    if (!ports.ok) throw new Error(ports.error.message);
    return measureJob({ ports: ports.value, threads: null }, job, search);
  },
} satisfies TargetThreadFunctions);

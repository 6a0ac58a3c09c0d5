import { parentPort, threadId, workerData } from 'node:worker_threads';
import { answerCalls } from '../thread-calls.ts';

/** A thread that does what tests ask of it. */

if (!parentPort) throw new Error('test-thread is run as a worker thread only.');
if (workerData === 'cannot start') throw new Error('a damaged file');
if (workerData instanceof Int32Array) Atomics.add(workerData, 0, 1);

export const testFunctions = {
  add: (a: number, b: number) => a + b,
  /** Waits until so many calls have arrived; answers with the thread. */
  meet: (arrived: Int32Array, callers: number) => {
    Atomics.add(arrived, 0, 1);
    Atomics.notify(arrived, 0);
    for (let now = Atomics.load(arrived, 0); now < callers; now = Atomics.load(arrived, 0)) Atomics.wait(arrived, 0, now);
    return threadId;
  },
  waitMs: (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms),
  /** Takes all processor time for ever. */
  spin: () => {
    for (let turns = 0; turns >= 0; turns = (turns + 1) % 1000);
  },
  fail: (message: string) => {
    throw new Error(message);
  },
  exit: () => process.exit(3),
  count: (to: number) => {
    for (let i = 1; i <= to; i++) tell(i);
    return to;
  },
  /** Tells after each of so many waits. */
  countSlowly: (to: number, ms: number) => {
    for (let i = 1; i <= to; i++) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
      tell(i);
    }
    return to;
  },
};
export type TestFunctions = typeof testFunctions;

const tell: (progress: unknown) => void = workerData === 'never starts' ? () => undefined : answerCalls(parentPort, testFunctions);
if (workerData === 'never starts') setInterval(() => undefined, 1000);

import { type CommandIo, type ListedTarget, progressBar, ROUTE_THREAD_LIMITS, threadFile } from '@retron/command';
import { ThreadLost, ThreadPool } from '@retron/threads';
import { refusedLine } from './batch-line.ts';
import { BATCH_PROGRAM, type BatchThreadAnswer, type BatchThreadData, type BatchThreadFunctions } from './batch-threads.ts';
import type { ResultFile } from './result-file.ts';

/** What a batch came to. */
export interface BatchOutcome {
  readonly end: 'done' | 'interrupted' | 'failed';
  /** Why it failed. */
  readonly message: string;
  /** Of this run: lines written, and of these with a route, and refused. */
  readonly written: number;
  readonly solved: number;
  readonly refused: number;
}

/** How often a target is tried that brings its thread down. */
const TRIES = 2;

/**
 * Plans what has no result yet, several targets at once, and writes each result as it comes. What one target does harms no other: one that
 * cannot be read, or brings its thread down twice, gets a line that says so.
 */
export async function planBatch(
  targets: readonly ListedTarget[],
  results: ResultFile,
  data: BatchThreadData,
  { threads, io }: { readonly threads: number; readonly io: CommandIo },
): Promise<BatchOutcome> {
  const waiting = targets.filter(({ id }) => results.headOf(id) === undefined);
  const program = { file: threadFile(BATCH_PROGRAM, io.root), workerData: data, resourceLimits: ROUTE_THREAD_LIMITS };
  const pool = new ThreadPool<BatchThreadFunctions>({ program, size: threads });
  const interruption = io.interruption();
  const failing = new AbortController();
  const signal = AbortSignal.any([interruption, failing.signal]);
  const bar = progressBar(io, () => performance.now());
  const done = { written: 0, solved: 0, refused: 0 };
  let hasAnswered = false;
  let message = '';

  const planOne = async (target: ListedTarget): Promise<BatchThreadAnswer> => {
    for (let tries = 1; ; tries++) {
      try {
        const answer = await pool.callWith({ signal }, 'plan', target);
        hasAnswered = true;
        return answer;
      } catch (error) {
        if (signal.aborted || (error instanceof ThreadLost && tries < TRIES)) signal.throwIfAborted();
        else if (!(error instanceof ThreadLost)) return refused(target, 'bug', (error as Error).message);
        else if (hasAnswered) return refused(target, 'thread-lost', error.message);
        else return { kind: 'cannot-plan', message: error.message };
      }
    }
  };
  const refused = (target: ListedTarget, kind: string, text: string): BatchThreadAnswer => ({
    kind: 'line',
    isSolved: false,
    isRefused: true,
    text: refusedLine(target, { kind, message: text }, data.line.question),
  });

  const told = new Set(data.files.installation.notes);
  const tell = (notes: readonly string[]) => {
    for (const note of notes) if (!told.has(note)) io.err(note);
    for (const note of notes) told.add(note);
  };

  let next = 0;
  const planOnes = async () => {
    while (next < waiting.length && !signal.aborted) {
      const answer = await planOne(waiting[next++]);
      if (answer.kind === 'cannot-plan') {
        message = answer.message;
        failing.abort();
        return;
      }
      tell(answer.notes ?? []);
      results.append(answer.text);
      done.written++;
      if (answer.isSolved) done.solved++;
      if (answer.isRefused) done.refused++;
      bar.update('Planning', done.written, done.written / waiting.length);
    }
  };
  bar.update('Planning', 0, 0);
  const ends = await Promise.allSettled(Array.from({ length: Math.min(threads, waiting.length) }, planOnes));
  if (!signal.aborted) bar.finish();
  await pool.close();
  const bug = ends.find((end) => end.status === 'rejected' && !signal.aborted);
  if (bug?.status === 'rejected') throw bug.reason;
  const end = failing.signal.aborted ? 'failed' : interruption.aborted ? 'interrupted' : 'done';
  return { ...done, end, message };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { PLANNING_THREAD_LIMITS } from '@retron/planning';
import { startThread } from '@retron/threads';
import { entryFile } from '../repository-root.ts';
import type { PlanEnd, PlanningNews, PlanningOrder, PlanningThreadData, PlanReport, PlanTask } from './planning-messages.ts';

/** A thread that says nothing for so long while it has a plan to run is hanging: one expansion takes seconds at most. */
const HANGING_MS = 120_000;
const LOOK_EVERY_MS = 5000;
const LOOK_AT_START_MS = 20;
/** Threads in a row that end before they have started: then something is wrong with the installation. */
const MOST_FAILED_STARTS = 3;

/** The thread that ran a plan died or was hanging; the plan can be begun again. */
export class PlanningThreadLost extends Error {}
/** The planner itself failed; beginning again would fail again. */
export class PlanFailed extends Error {}

interface ActivePlan {
  readonly onReport: (report: PlanReport) => Promise<void>;
  readonly resolve: (end: PlanEnd) => void;
  readonly reject: (error: Error) => void;
  /** Reports are handled one after another. */
  handled: Promise<void>;
}

interface PlanningThread {
  readonly worker: Worker;
  readonly plans: Map<number, ActivePlan>;
  lastHeardAt: number;
  isStarted: boolean;
}

/** What the owner of a pool hears of it. */
export interface PoolListener {
  /** A thread died or was hanging, and was replaced. */
  onThreadLost(reason: string): void;
  /** No thread can be started: the pool cannot be used any more. */
  onBroken(reason: string): void;
}

/** Planning threads; each runs any number of plans in turns. A thread that dies is replaced. */
export class PlanningPool {
  readonly #data: PlanningThreadData;
  readonly #listener: PoolListener;
  readonly #threads: PlanningThread[] = [];
  readonly #watch: NodeJS.Timeout;
  #nextPlan = 1;
  #failedStarts = 0;
  #isClosed = false;

  constructor(size: number, data: PlanningThreadData, listener: PoolListener) {
    this.#data = data;
    this.#listener = listener;
    for (let index = 0; index < size; index += 1) this.#threads.push(this.#startThread());
    this.#watch = setInterval(() => this.#replaceHanging(), LOOK_EVERY_MS);
  }

  /** Settles when every thread has started, its libraries ready; a pool that breaks tells its listener instead. */
  async whenStarted(): Promise<void> {
    while (!this.#isClosed && this.#threads.some(({ isStarted }) => !isStarted)) await sleep(LOOK_AT_START_MS);
  }

  /**
   * Runs a plan on the thread with the fewest.
   *
   * @param onReport - called in order; the plan waits when it falls behind, and fails when it throws
   * @param signal - stops the plan at its next report
   * @throws PlanningThreadLost, PlanFailed
   */
  run(task: PlanTask, onReport: (report: PlanReport) => Promise<void>, signal: AbortSignal): Promise<PlanEnd> {
    if (signal.aborted) return Promise.resolve({ kind: 'stopped' });
    const thread = this.#threads.reduce((least, other) => (other.plans.size < least.plans.size ? other : least));
    const plan = this.#nextPlan++;
    return new Promise<PlanEnd>((resolve, reject) => {
      const stop = () => {
        if (!thread.plans.delete(plan)) return;
        this.#order(thread, { kind: 'stop', plan });
        resolve({ kind: 'stopped' });
      };
      signal.addEventListener('abort', stop, { once: true });
      const cleanUp = () => signal.removeEventListener('abort', stop);
      thread.plans.set(plan, {
        onReport,
        resolve: (end) => {
          cleanUp();
          resolve(end);
        },
        reject: (error) => {
          cleanUp();
          reject(error);
        },
        handled: Promise.resolve(),
      });
      if (thread.plans.size === 1) thread.lastHeardAt = Date.now();
      this.#order(thread, { kind: 'start', plan, task });
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#watch);
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #order(thread: PlanningThread, order: PlanningOrder): void {
    thread.worker.postMessage(order);
  }

  #startThread(): PlanningThread {
    const worker = startThread({ file: entryFile('planning-thread'), workerData: this.#data, resourceLimits: PLANNING_THREAD_LIMITS });
    const thread: PlanningThread = { worker, plans: new Map(), lastHeardAt: Date.now(), isStarted: false };
    worker.on('message', (news: PlanningNews) => this.#hear(thread, news));
    worker.on('error', (error) => this.#lose(thread, error.message));
    worker.on('exit', (code) => this.#lose(thread, `it ended with ${code}`));
    return thread;
  }

  #hear(thread: PlanningThread, news: PlanningNews): void {
    thread.lastHeardAt = Date.now();
    if (news.kind === 'started') {
      thread.isStarted = true;
      this.#failedStarts = 0;
      return;
    }
    const active = thread.plans.get(news.plan);
    if (!active) return; // stopped meanwhile
    switch (news.kind) {
      case 'report':
        active.handled = active.handled
          .then(() => active.onReport(news.report))
          .then(() => this.#order(thread, { kind: 'taken', plan: news.plan }));
        active.handled.catch((error: Error) => {
          if (!thread.plans.delete(news.plan)) return;
          this.#order(thread, { kind: 'stop', plan: news.plan });
          active.reject(error);
        });
        break;
      case 'finished':
        thread.plans.delete(news.plan);
        active.handled.then(() => active.resolve({ kind: 'finished', routes: news.routes }), active.reject);
        break;
      case 'failed':
        thread.plans.delete(news.plan);
        active.reject(new PlanFailed(news.message));
        break;
    }
  }

  #lose(thread: PlanningThread, reason: string): void {
    const place = this.#threads.indexOf(thread);
    if (place < 0 || this.#isClosed) return;
    if (!thread.isStarted) this.#failedStarts += 1;
    if (this.#failedStarts >= MOST_FAILED_STARTS) {
      void this.close();
      this.#listener.onBroken(reason);
      return;
    }
    this.#threads[place] = this.#startThread();
    this.#listener.onThreadLost(reason);
    for (const plan of thread.plans.values()) plan.reject(new PlanningThreadLost(`The planning thread was lost: ${reason}`));
    thread.plans.clear();
    void thread.worker.terminate();
  }

  #replaceHanging(): void {
    const now = Date.now();
    for (const thread of this.#threads) {
      if (thread.plans.size > 0 && now - thread.lastHeardAt > HANGING_MS) this.#lose(thread, `it said nothing for ${HANGING_MS / 1000} s`);
    }
  }
}

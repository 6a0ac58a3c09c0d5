import { setTimeout as sleep } from 'node:timers/promises';
import { PLANNING_THREAD_LIMITS } from '@retron/planning';
import type { ThreadProgram } from '@retron/threads';
import { entryFile } from '../repository-root.ts';
import type { AskedLook, PlanEnd, PlanningThreadData, PlanReport, PlanTask } from './planning-messages.ts';
import { PlanFailed, PlanningThread, PlanningThreadLost, type TakeLook } from './planning-thread.ts';
import { TURN_PATIENCE, type TurnPatience } from './turn-watch.ts';

export { PlanFailed, PlanningThreadLost };

const LOOK_EVERY_MS = 1000;
const LOOK_AT_START_MS = 20;
/** Threads in a row that end before they have started: then something is wrong with the installation. */
const MOST_FAILED_STARTS = 3;

/** What the owner of a pool hears of it. */
export interface PoolListener {
  /** A thread died or was hanging, and was replaced. */
  onThreadLost(reason: string): void;
  /** No thread can be started: the pool cannot be used any more. */
  onBroken(reason: string): void;
}

export interface PoolSettings {
  /** Most memory of one thread; null: what planning usually has. */
  readonly megabytes?: number | null;
  readonly patience?: TurnPatience;
  /** What the threads run. */
  readonly file?: string;
}

export interface RunOptions {
  /** On a thread that runs nothing else meanwhile: for a plan that brought a thread down. */
  readonly isAlone?: boolean;
}

/**
 * Planning threads; each runs any number of plans in turns. A thread that dies or hangs is replaced, and tells which plan did it. What a plan
 * offers of its looks is taken by a thread that has nothing to do, until a plan comes there.
 */
export class PlanningPool {
  readonly #program: ThreadProgram;
  readonly #patience: TurnPatience;
  readonly #listener: PoolListener;
  readonly #threads: PlanningThread[] = [];
  /** The thread of the plan that runs alone. */
  #extra: PlanningThread | null = null;
  /** Plans that run alone do so one after another: a thread needs much memory. */
  #lastAlone: Promise<unknown> = Promise.resolve();
  readonly #watch: NodeJS.Timeout;
  #nextPlan = 1;
  #failedStarts = 0;
  #isClosed = false;

  constructor(
    size: number,
    data: PlanningThreadData,
    listener: PoolListener,
    { megabytes = null, patience = TURN_PATIENCE, file = entryFile('planning-thread') }: PoolSettings = {},
  ) {
    const resourceLimits = { ...PLANNING_THREAD_LIMITS, ...(megabytes === null ? {} : { maxOldGenerationSizeMb: megabytes }) };
    this.#program = { file, workerData: data, resourceLimits };
    this.#patience = patience;
    this.#listener = listener;
    for (let place = 0; place < size; place += 1) this.#startThread(place);
    this.#watch = setInterval(() => this.#look(), LOOK_EVERY_MS);
  }

  /** Settles when every thread has started, its libraries ready; a pool that breaks tells its listener instead. */
  async whenStarted(): Promise<void> {
    while (!this.#isClosed && this.#threads.some(({ isStarted }) => !isStarted)) await sleep(LOOK_AT_START_MS);
  }

  /**
   * Runs a plan on the thread with the fewest, or alone.
   *
   * @param onReport - called in order; the plan waits when it falls behind, and fails when it throws
   * @param signal - stops the plan at its next pause
   * @throws PlanningThreadLost, PlanFailed; what `onReport` threw
   */
  async run(
    task: PlanTask,
    onReport: (report: PlanReport) => Promise<void>,
    signal: AbortSignal,
    { isAlone = false }: RunOptions = {},
  ): Promise<PlanEnd> {
    if (isAlone) return this.#afterOthersAlone(() => this.#runAlone(task, onReport, signal));
    if (signal.aborted) return { kind: 'stopped' };
    const thread = this.#threads.reduce((least, other) => (other.planCount < least.planCount ? other : least));
    const plan = this.#nextPlan++;
    const { continuation: _, ...request } = task.request;
    const takeLook: TakeLook = (question, over) => this.#lookElsewhere(thread, { of: plan, task: { ...task, request }, question }, over);
    return thread.run(plan, task, onReport, signal, takeLook);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#watch);
    await Promise.all([...this.#threads, ...(this.#extra ? [this.#extra] : [])].map((thread) => thread.close()));
  }

  /** `null` where no thread has nothing to do, or that which looked was lost by others: whoever asks looks itself then. */
  async #lookElsewhere(asking: PlanningThread, asked: AskedLook, over: AbortSignal): ReturnType<TakeLook> {
    const idle = this.#threads.find((thread) => thread !== asking && thread.isIdle);
    if (idle === undefined || over.aborted) return null;
    try {
      return await idle.lookFor(this.#nextPlan++, asked, over);
    } catch (error) {
      if (error instanceof PlanningThreadLost && error.isBlamed) throw error;
      // What failed there fails where it is asked for too, and is told then.
      return null;
    }
  }

  #afterOthersAlone<T>(run: () => Promise<T>): Promise<T> {
    const ended = this.#lastAlone.then(run);
    this.#lastAlone = ended.catch(() => undefined);
    return ended;
  }

  async #runAlone(task: PlanTask, onReport: (report: PlanReport) => Promise<void>, signal: AbortSignal): Promise<PlanEnd> {
    if (signal.aborted || this.#isClosed) return { kind: 'stopped' };
    const thread = new PlanningThread(this.#program, this.#patience, {
      onStarted: () => this.#started(),
      onLost: (reason) => {
        this.#extra = null;
        this.#lost(thread, reason);
      },
    });
    this.#extra = thread;
    try {
      return await thread.run(this.#nextPlan++, task, onReport, signal, async () => null);
    } finally {
      this.#extra = null;
      void thread.close();
    }
  }

  #startThread(place: number): void {
    const thread = new PlanningThread(this.#program, this.#patience, {
      onStarted: () => this.#started(),
      onLost: (reason) => {
        if (this.#lost(thread, reason)) this.#startThread(place);
      },
    });
    this.#threads[place] = thread;
  }

  #started(): void {
    this.#failedStarts = 0;
  }

  /** @returns whether the pool goes on */
  #lost(thread: PlanningThread, reason: string): boolean {
    if (this.#isClosed) return false;
    if (!thread.isStarted) this.#failedStarts += 1;
    if (this.#failedStarts < MOST_FAILED_STARTS) {
      this.#listener.onThreadLost(reason);
      return true;
    }
    void this.close();
    this.#listener.onBroken(reason);
    return false;
  }

  #look(): void {
    for (const thread of [...this.#threads, ...(this.#extra ? [this.#extra] : [])]) thread.look();
  }
}

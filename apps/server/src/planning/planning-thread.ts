import type { Worker } from 'node:worker_threads';
import { startThread, type ThreadProgram, threadCpuMs } from '@retron/threads';
import type { PlanEnd, PlanningNews, PlanningOrder, PlanReport, PlanTask, WatchedThreadData } from './planning-messages.ts';

import { TurnBoard } from './turn-board.ts';
import { type TurnPatience, TurnWatch } from './turn-watch.ts';

/** To load libraries: on a busy machine that takes minutes. */
const LONGEST_START_MS = 1_800_000;

/** The thread that ran a plan died or was hanging; the plan can be begun again. */
export class PlanningThreadLost extends Error {
  /** It happened in the turn of this plan; otherwise the plan did nothing but share the thread. */
  readonly isBlamed: boolean;

  constructor(message: string, { isBlamed }: { readonly isBlamed: boolean }) {
    super(message);
    this.isBlamed = isBlamed;
  }
}
/** The planner itself failed; beginning again would fail again. */
export class PlanFailed extends Error {}

interface ActivePlan {
  readonly onReport: (report: PlanReport) => Promise<void>;
  readonly resolve: (end: PlanEnd) => void;
  readonly reject: (error: Error) => void;
  /** Reports are handled one after another. */
  handled: Promise<void>;
}

/** What the owner of a thread hears of it. */
export interface ThreadListener {
  onStarted(): void;
  /** It died or was hanging, and is no more. */
  onLost(reason: string): void;
}

/** One planning thread from its start to its end; it runs any number of plans in turns. */
export class PlanningThread {
  readonly #worker: Worker;
  readonly #plans = new Map<number, ActivePlan>();
  readonly #listener: ThreadListener;
  readonly #board = new TurnBoard();
  readonly #watch: TurnWatch;
  readonly #begunAtMs = performance.now();
  #threadId: number | null = null;
  #isStarted = false;
  #isOver = false;

  /** @param program - its `workerData` is completed by what a watched thread needs */
  constructor(program: ThreadProgram, patience: TurnPatience, listener: ThreadListener) {
    this.#listener = listener;
    this.#watch = new TurnWatch(patience);
    const watched: WatchedThreadData = { turns: this.#board.buffer };
    this.#worker = startThread({ ...program, workerData: { ...(program.workerData as object), ...watched } });
    this.#worker.on('message', (news: PlanningNews) => this.#hear(news));
    this.#worker.on('error', (error) => this.#lose(error.message));
    this.#worker.on('exit', (code) => this.#lose(`it ended with ${code}`));
  }

  get isStarted(): boolean {
    return this.#isStarted;
  }

  /** Plans that it runs. */
  get planCount(): number {
    return this.#plans.size;
  }

  /**
   * Runs a plan.
   *
   * @param plan - a number that no other plan of the thread has, above 0
   * @param onReport - called in order; the plan waits when it falls behind, and fails when it throws
   * @param signal - stops the plan at its next pause
   * @throws PlanningThreadLost, PlanFailed; what `onReport` threw
   */
  run(plan: number, task: PlanTask, onReport: (report: PlanReport) => Promise<void>, signal: AbortSignal): Promise<PlanEnd> {
    return new Promise<PlanEnd>((resolve, reject) => {
      const stop = () => {
        if (!this.#plans.delete(plan)) return;
        this.#order({ kind: 'stop', plan });
        resolve({ kind: 'stopped' });
      };
      signal.addEventListener('abort', stop, { once: true });
      const cleanUp = () => signal.removeEventListener('abort', stop);
      this.#plans.set(plan, {
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
      this.#order({ kind: 'start', plan, task });
    });
  }

  /** Looks whether it hangs; to be called now and then. */
  look(): void {
    const nowMs = performance.now();
    const isLate = !this.#isStarted && nowMs - this.#begunAtMs > LONGEST_START_MS;
    const reason = isLate ? 'it did not start' : this.#watch.look(this.#board.present, threadCpuMs(this.#threadId), nowMs);
    if (reason !== null) this.#lose(reason);
  }

  /** Ends it without a word to its listener; its plans are lost. */
  async close(): Promise<void> {
    this.#end('it was closed', null);
    await this.#worker.terminate();
  }

  #order(order: PlanningOrder): void {
    this.#worker.postMessage(order);
  }

  #hear(news: PlanningNews): void {
    if (this.#isOver) return;
    if (news.kind === 'started') {
      this.#threadId = news.threadId;
      this.#isStarted = true;
      this.#listener.onStarted();
      return;
    }
    const active = this.#plans.get(news.plan);
    if (!active) return; // stopped meanwhile
    switch (news.kind) {
      case 'report':
        active.handled = active.handled
          .then(() => active.onReport(news.report))
          .then(() => this.#order({ kind: 'taken', plan: news.plan }));
        active.handled.catch((error: Error) => {
          if (!this.#plans.delete(news.plan)) return;
          this.#order({ kind: 'stop', plan: news.plan });
          active.reject(error);
        });
        break;
      case 'finished':
        this.#plans.delete(news.plan);
        active.handled.then(() => active.resolve({ kind: 'finished', outcome: news.outcome }), active.reject);
        break;
      case 'failed':
        this.#plans.delete(news.plan);
        active.reject(new PlanFailed(news.message));
        break;
    }
  }

  #lose(reason: string): void {
    if (this.#isOver) return;
    const only = this.#isStarted && this.#plans.size === 1 ? [...this.#plans.keys()][0] : null;
    this.#end(reason, this.#board.present.plan ?? only);
    void this.#worker.terminate();
    this.#listener.onLost(reason);
  }

  /** @param blamed - the plan that brought it about, where one did */
  #end(reason: string, blamed: number | null): void {
    this.#isOver = true;
    for (const [plan, { reject }] of this.#plans) {
      reject(new PlanningThreadLost(`The planning thread was lost: ${reason}`, { isBlamed: plan === blamed }));
    }
    this.#plans.clear();
  }
}

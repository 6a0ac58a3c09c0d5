import type { Worker } from 'node:worker_threads';
import type { CopiedLook, LookQuestion } from '@retron/planning';
import { startThread, type ThreadProgram, threadCpuMs } from '@retron/threads';
import type { AskedLook, PlanEnd, PlanningNews, PlanningOrder, PlanReport, PlanTask, WatchedThreadData } from './planning-messages.ts';

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

/**
 * Has a look taken that a plan offers: `null` where nobody takes it. The signal says that the plan has ended.
 *
 * @throws PlanningThreadLost, where the look brought a thread down
 */
export type TakeLook = (question: LookQuestion, signal: AbortSignal) => Promise<CopiedLook | null>;

interface ActivePlan {
  readonly onReport: (report: PlanReport) => Promise<void>;
  readonly takeLook: TakeLook;
  /** Aborted at its end. */
  readonly over: AbortController;
  readonly resolve: (end: PlanEnd) => void;
  readonly reject: (error: Error) => void;
  /** Reports are handled one after another. */
  handled: Promise<void>;
}

/** A look that it takes for a plan of another thread. */
interface ActiveLook {
  readonly resolve: (found: CopiedLook | null) => void;
  readonly reject: (error: Error) => void;
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
  readonly #looks = new Map<number, ActiveLook>();
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

  /** It has nothing to do. */
  get isIdle(): boolean {
    return this.#isStarted && !this.#isOver && this.#plans.size + this.#looks.size === 0;
  }

  /**
   * Looks at a structure for a plan of another thread, in turns with its plans.
   *
   * @param plan - a number that no plan and no other look of the thread has, above 0
   * @param signal - nobody waits for it any more
   * @returns `null` when it was stopped
   * @throws PlanningThreadLost, PlanFailed
   */
  lookFor(plan: number, asked: AskedLook, signal: AbortSignal): Promise<CopiedLook | null> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        if (!this.#looks.delete(plan)) return;
        this.#order({ kind: 'stop', plan });
        resolve(null);
      };
      signal.addEventListener('abort', stop, { once: true });
      const cleanUp = () => signal.removeEventListener('abort', stop);
      this.#looks.set(plan, {
        resolve: (found) => {
          cleanUp();
          resolve(found);
        },
        reject: (error) => {
          cleanUp();
          reject(error);
        },
      });
      this.#order({ kind: 'look', plan, ...asked });
    });
  }

  /**
   * Runs a plan.
   *
   * @param plan - a number that no other plan of the thread has, above 0
   * @param onReport - called in order; the plan waits when it falls behind, and fails when it throws
   * @param signal - stops the plan at its next pause
   * @param takeLook - of what it offers to other threads
   * @throws PlanningThreadLost, PlanFailed; what `onReport` threw
   */
  run(
    plan: number,
    task: PlanTask,
    onReport: (report: PlanReport) => Promise<void>,
    signal: AbortSignal,
    takeLook: TakeLook,
  ): Promise<PlanEnd> {
    return new Promise<PlanEnd>((resolve, reject) => {
      const over = new AbortController();
      const stop = () => {
        if (!this.#plans.delete(plan)) return;
        this.#order({ kind: 'stop', plan });
        over.abort();
        resolve({ kind: 'stopped' });
      };
      signal.addEventListener('abort', stop, { once: true });
      const cleanUp = () => {
        signal.removeEventListener('abort', stop);
        over.abort();
      };
      this.#plans.set(plan, {
        onReport,
        takeLook,
        over,
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
    const look = this.#looks.get(news.plan);
    if (look) {
      this.#looks.delete(news.plan);
      if (news.kind === 'looked') look.resolve(news.found);
      else look.reject(new PlanFailed(news.kind === 'failed' ? news.message : `A look told ${news.kind}`));
      return;
    }
    const active = this.#plans.get(news.plan);
    if (!active) return; // stopped meanwhile
    switch (news.kind) {
      case 'offered':
        active.takeLook(news.question, active.over.signal).then(
          (found) => {
            if (this.#plans.has(news.plan)) this.#order({ kind: 'answered', plan: news.plan, look: news.look, found });
          },
          (error: Error) => this.#fail(news.plan, error),
        );
        break;
      case 'report':
        active.handled = active.handled
          .then(() => active.onReport(news.report))
          .then(() => this.#order({ kind: 'taken', plan: news.plan }));
        active.handled.catch((error: Error) => this.#fail(news.plan, error));
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

  /** Ends a plan for something outside the thread. */
  #fail(plan: number, error: Error): void {
    const active = this.#plans.get(plan);
    if (!active) return;
    this.#plans.delete(plan);
    this.#order({ kind: 'stop', plan });
    active.reject(error);
  }

  #lose(reason: string): void {
    if (this.#isOver) return;
    const all = [...this.#plans.keys(), ...this.#looks.keys()];
    const only = this.#isStarted && all.length === 1 ? all[0] : null;
    this.#end(reason, this.#board.present.plan ?? only);
    void this.#worker.terminate();
    this.#listener.onLost(reason);
  }

  /** @param blamed - the plan that brought it about, where one did */
  #end(reason: string, blamed: number | null): void {
    this.#isOver = true;
    for (const [plan, { reject }] of [...this.#plans, ...this.#looks]) {
      reject(new PlanningThreadLost(`The planning thread was lost: ${reason}`, { isBlamed: plan === blamed }));
    }
    this.#plans.clear();
    this.#looks.clear();
  }
}

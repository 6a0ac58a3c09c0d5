import { setTimeout as sleep } from 'node:timers/promises';
import { TEXTS } from '@retron/contract';
import { databaseTrouble } from '../database/database-away.ts';
import type { NamedLibrary } from '../repositories/processes.ts';
import { giveBackAllBut, giveBackLost, sayWhyHeldUp, setAlone, type TakenRun, takeRun } from '../repositories/run-queue.ts';
import { type PlanningWorld, planQuery } from './plan-query.ts';
import { QueueLook } from './queue-look.ts';
import { openingsOf } from './slots.ts';

/** After an error, and longest after several in a row. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;
/** A run that was lost so often is planned alone: what dies with a worker is innocent as a rule, and must not be lost with others for ever. */
const LOSSES_BEFORE_ALONE = 2;
/** How long it waits for what is planned already; then it is planned beside that. */
const WAIT_TO_BE_ALONE_MS = 20_000;
/** How long a worker plans nothing else; a run that lives so long does not kill at once, and others go on. */
const ALONE_MS = 60_000;
/** Longest time for plans to notice that they are stopped. */
const STOP_MS = 5000;

/** What a worker process can plan. */
export interface RunTakerOptions {
  /** See `ProcessLife`. */
  readonly processId: string;
  /** Those that it plans with now. */
  readonly libraries: () => readonly NamedLibrary[];
  /** Whether it has what is installed; while it reads that again it takes nothing. */
  readonly isCurrent: () => Promise<boolean>;
  readonly threads: number;
  /** Runs of one user that are planned at the same time, by all workers together. */
  readonly mostRunningOfUser: number;
}

interface Planned {
  readonly run: TakenRun;
  readonly stop: AbortController;
  ended: Promise<void>;
}

/** Takes runs from the queue that all workers share, as many as this worker has place for, and has them planned. */
export class RunTaker {
  readonly #world: PlanningWorld;
  readonly #options: RunTakerOptions;
  /** By query: a query has one open run. */
  readonly #planned = new Map<number, Planned>();
  /** Waits until nothing else is planned, or is planned alone: nothing else is taken then. */
  #alone: Planned | null = null;
  readonly #queue = new QueueLook(() => this.#lookOnce());
  #pauseMs = 0;

  constructor(world: PlanningWorld, options: RunTakerOptions) {
    this.#world = world;
    this.#options = options;
    this.wake();
  }

  /** Looks for runs now: one may wait. */
  wake(): void {
    this.#queue.wake();
  }

  /** Leaves all runs: they were given to others, because this process counted as dead. */
  abandon(): void {
    for (const { stop } of this.#planned.values()) stop.abort(new Error('This worker counted as dead; another one goes on.'));
  }

  /** Takes nothing more, and leaves all runs; who ends the process gives them back (see `ProcessLife`). */
  async stop(): Promise<void> {
    const looked = this.#queue.stop();
    const ended = [...this.#planned.values()].map((planned) => planned.ended);
    for (const { stop } of this.#planned.values()) stop.abort(new Error('The worker is stopping; another one goes on.'));
    const patience = new AbortController();
    await Promise.race([Promise.all([...ended, looked]), sleep(STOP_MS, undefined, { signal: patience.signal }).catch(() => undefined)]);
    patience.abort();
  }

  async #lookOnce(): Promise<void> {
    try {
      await this.#look();
      if (this.#planned.size === 0) this.#pauseMs = 0;
    } catch (error) {
      this.#pause(error, 'Could not look for runs');
    }
  }

  async #look(): Promise<void> {
    const { database } = this.#world;
    const { threads, libraries, isCurrent, ...taker } = this.#options;
    const planned = [...this.#planned.values()].map(({ run }) => run);
    const forgotten = await giveBackAllBut(database, taker.processId, planned);
    if (forgotten > 0) this.#world.log.warn({ forgotten }, 'Runs that this worker held and did not plan were given back');
    while (!this.#queue.isStopped && this.#alone === null) {
      const runs = [...this.#planned.values()].map(({ run }) => run);
      const urgent = runs.filter(({ isUrgent }) => isUrgent).length;
      const openings = openingsOf(threads, { urgent, background: runs.length - urgent });
      if (openings.urgent === 'nobody' || !(await isCurrent())) return;
      const run = await takeRun(database, { ...taker, libraries: libraries() }, openings);
      if (run === null) return;
      this.#take(run);
    }
  }

  #take(run: TakenRun): void {
    const planned: Planned = { run, stop: new AbortController(), ended: Promise.resolve() };
    if (run.losses >= LOSSES_BEFORE_ALONE) this.#alone = planned;
    this.#planned.set(run.queryId, planned);
    planned.ended = this.#plan(planned).finally(() => {
      if (this.#planned.get(run.queryId) === planned) this.#planned.delete(run.queryId);
      if (this.#alone === planned) this.#alone = null;
      this.wake();
    });
  }

  async #plan(planned: Planned): Promise<void> {
    const { run, stop } = planned;
    try {
      const endAlone = this.#alone === planned ? await this.#beAlone(planned) : () => undefined;
      try {
        await planQuery(this.#world, run, stop.signal);
      } finally {
        endAlone();
      }
      this.#pauseMs = 0;
    } catch (error) {
      if (stop.signal.aborted) return;
      this.#pause(error, 'A run could not be planned and is given back');
      // What the database could not take is given back at the next look, and counts for nothing.
      const trouble = databaseTrouble(error);
      if (trouble === 'full') await this.#sayDiskIsFull(run);
      if (trouble !== null) return;
      await giveBackLost(this.#world.database, run).catch((failure) => this.#pause(failure, 'A run could not be given back'));
    }
  }

  /** A row is changed where it lies, which mostly goes well where nothing new can be written. */
  async #sayDiskIsFull(run: TakenRun): Promise<void> {
    await sayWhyHeldUp(this.#world.database, run, TEXTS.diskFull).catch((error) => this.#pause(error, 'The full disk could not be told'));
  }

  /** Waits a while for the others to end. @returns what ends the time in which nothing else is taken */
  async #beAlone(planned: Planned): Promise<() => void> {
    const { run, stop } = planned;
    const others = () => [...this.#planned.values()].filter((other) => other !== planned).map(({ ended }) => ended);
    const patience = AbortSignal.any([stop.signal, AbortSignal.timeout(WAIT_TO_BE_ALONE_MS)]);
    if (others().length > 0) await Promise.race([Promise.all(others()), onAbort(patience)]);
    stop.signal.throwIfAborted();
    const end = () => {
      if (this.#alone !== planned) return;
      this.#alone = null;
      this.wake();
    };
    if (others().length > 0) {
      end();
      return () => undefined;
    }
    await setAlone(this.#world.database, run, true);
    const timer = setTimeout(() => {
      // Others are taken once it is written that it is not alone any more.
      setAlone(this.#world.database, run, false).then(end, (error) => {
        this.#pause(error, 'Could not end the time a run is planned alone');
        stop.abort(error);
      });
    }, ALONE_MS);
    return () => clearTimeout(timer);
  }

  #pause(error: unknown, what: string): void {
    // One line for each outage: the pause grows until something goes well again.
    if (this.#pauseMs === 0) this.#world.log.error({ err: error }, what);
    else this.#world.log.debug({ err: error }, what);
    this.#pauseMs = Math.min(LONGEST_PAUSE_MS, this.#pauseMs === 0 ? FIRST_PAUSE_MS : 2 * this.#pauseMs);
    this.#queue.restFor(this.#pauseMs);
  }
}

function onAbort(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

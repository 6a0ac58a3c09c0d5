import { GrowingPause } from '../growing-pause.ts';
import { type ExportRow, giveBackExports, takeExport } from '../repositories/exports.ts';
import { type ExportWorld, makeExport } from './make-export.ts';

/** Looks even without being woken, should a notification be lost. */
const LOOK_MS = 1500;
/** After an error, and longest after several in a row. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;

/** Takes exports from the queue that all workers share, one after another, and has their files made. */
export class ExportTaker {
  readonly #world: ExportWorld;
  readonly #processId: string;
  readonly #timer: NodeJS.Timeout;
  readonly #pause = new GrowingPause(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
  #looking: Promise<void> | null = null;
  #isWoken = false;
  #isStopped = false;
  #pausedUntil = 0;
  #hasFailed = false;

  /** @param processId - see `ProcessLife` */
  constructor(world: ExportWorld, processId: string) {
    this.#world = world;
    this.#processId = processId;
    this.#timer = setInterval(() => this.wake(), LOOK_MS);
    this.wake();
  }

  /** Looks for exports now: one may wait. */
  wake(): void {
    this.#isWoken = true;
    this.#looking ??= this.#lookUntilDone().finally(() => {
      this.#looking = null;
    });
  }

  /** Takes nothing more; what is being made is left to who ends the threads, and waits again when the process is gone (see `ProcessLife`). */
  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
  }

  async #lookUntilDone(): Promise<void> {
    while (this.#isWoken && !this.#isStopped && Date.now() >= this.#pausedUntil) {
      this.#isWoken = false;
      try {
        // What an error left in this process's hands.
        if (this.#hasFailed) await giveBackExports(this.#world.database, this.#processId);
        this.#hasFailed = false;
        for (let job = await this.#next(); job !== null; job = await this.#next()) await makeExport(this.#world, job, this.#processId);
        this.#pause.reset();
      } catch (error) {
        if (this.#isStopped) return;
        this.#world.log.error({ err: error }, 'Exports could not be made');
        this.#hasFailed = true;
        this.#pausedUntil = Date.now() + this.#pause.next();
      }
    }
  }

  async #next(): Promise<ExportRow | null> {
    return this.#isStopped ? null : takeExport(this.#world.database, this.#processId);
  }
}

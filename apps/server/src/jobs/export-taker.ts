import { GrowingPause } from '../growing-pause.ts';
import { type ExportRow, giveBackExports, takeExport } from '../repositories/exports.ts';
import { type ExportWorld, makeExport } from './make-export.ts';
import { QueueLook } from './queue-look.ts';

/** After an error, and longest after several in a row. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;

/** Takes exports from the queue that all workers share, one after another, and has their files made. */
export class ExportTaker {
  readonly #world: ExportWorld;
  readonly #processId: string;
  readonly #queue = new QueueLook(() => this.#look());
  readonly #pause = new GrowingPause(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
  #hasFailed = false;

  /** @param processId - see `ProcessLife` */
  constructor(world: ExportWorld, processId: string) {
    this.#world = world;
    this.#processId = processId;
    this.wake();
  }

  /** Looks for exports now: one may wait. */
  wake(): void {
    this.#queue.wake();
  }

  /** Takes nothing more; what is being made is left to who ends the threads, and waits again when the process is gone (see `ProcessLife`). */
  stop(): void {
    void this.#queue.stop();
  }

  async #look(): Promise<void> {
    try {
      // What an error left in this process's hands.
      if (this.#hasFailed) await giveBackExports(this.#world.database, this.#processId);
      this.#hasFailed = false;
      for (let job = await this.#next(); job !== null; job = await this.#next()) await makeExport(this.#world, job, this.#processId);
      this.#pause.reset();
    } catch (error) {
      if (this.#queue.isStopped) return;
      this.#world.log.error({ err: error }, 'Exports could not be made');
      this.#hasFailed = true;
      this.#queue.restFor(this.#pause.next());
    }
  }

  async #next(): Promise<ExportRow | null> {
    return this.#queue.isStopped ? null : takeExport(this.#world.database, this.#processId);
  }
}

import { GrowingPause } from '../growing-pause.ts';
import { giveBackExports, takeExport } from '../repositories/exports.ts';
import { type ExportWorld, makeExport } from './make-export.ts';
import { QueueLook } from './queue-look.ts';

/** Files made at once, each for another user: a large one takes a minute, and who wants a small one does not wait for it. */
export const EXPORTS_AT_ONCE = 2;

/** After an error, and longest after several in a row. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;

/** Takes exports from the queue that all workers share, a few at once, and has their files made. */
export class ExportTaker {
  readonly #world: ExportWorld;
  readonly #processId: string;
  readonly #queues = Array.from({ length: EXPORTS_AT_ONCE }, () => this.#startQueue());
  /** Numbers of those that are being made. */
  readonly #making = new Set<number>();
  readonly #ending = new AbortController();

  /** @param processId - see `ProcessLife` */
  constructor(world: ExportWorld, processId: string) {
    this.#world = world;
    this.#processId = processId;
    this.wake();
  }

  /** Looks for exports now: one may wait. */
  wake(): void {
    for (const queue of this.#queues) queue.wake();
  }

  /**
   * Takes nothing more; what is being made is left to who ends the threads, and waits again when the process is gone (see `ProcessLife`).
   *
   * @returns when nothing is made any more
   */
  async stop(): Promise<void> {
    this.#ending.abort();
    await Promise.all(this.#queues.map((queue) => queue.stop()));
  }

  /** Looks that make one export after another. */
  #startQueue(): QueueLook {
    const pause = new GrowingPause(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
    let hasFailed = false;
    const queue: QueueLook = new QueueLook(async () => {
      try {
        // What an error left in this process's hands.
        if (hasFailed) await giveBackExports(this.#world.database, this.#processId, [...this.#making]);
        hasFailed = false;
        while (!queue.isStopped && (await this.#makeNext()));
        pause.reset();
      } catch (error) {
        if (queue.isStopped) return;
        this.#world.log.error({ err: error }, 'Exports could not be made');
        hasFailed = true;
        queue.restFor(pause.next());
      }
    });
    return queue;
  }

  /** @returns whether there was one */
  async #makeNext(): Promise<boolean> {
    const job = await takeExport(this.#world.database, this.#processId);
    if (job === null) return false;
    this.#making.add(job.id);
    try {
      await makeExport(this.#world, job, this.#processId, this.#ending.signal);
    } finally {
      this.#making.delete(job.id);
    }
    // Another of this user may have waited for it.
    this.wake();
    return true;
  }
}

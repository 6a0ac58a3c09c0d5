import type { Database } from '../database/database.ts';
import { databaseTrouble } from '../database/database-away.ts';
import { GrowingPause } from '../growing-pause.ts';
import type { Logger } from '../log.ts';
import { dataVersion } from '../repositories/data-switches.ts';
import { QueueLook } from './queue-look.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Has a process read libraries and catalogues again whenever they changed, or what of them is on; looks even where nobody tells it. */
export class DataWatch {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #readAgain: () => Promise<void>;
  readonly #queue = new QueueLook(() => this.#look());
  readonly #pause = new GrowingPause(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
  #version: number;

  /** @param version - of what the process has read already, asked for before it read; see `dataVersion` */
  constructor(database: Database, log: Logger, version: number, readAgain: () => Promise<void>) {
    this.#database = database;
    this.#log = log;
    this.#version = version;
    this.#readAgain = readAgain;
  }

  /** Looks now: something may have changed. */
  wake(): void {
    this.#queue.wake();
  }

  /** Whether the process has what the database says; where not, it is on its way. */
  async isCurrent(): Promise<boolean> {
    if ((await dataVersion(this.#database)) === this.#version) return true;
    this.wake();
    return false;
  }

  stop(): void {
    void this.#queue.stop();
  }

  async #look(): Promise<void> {
    try {
      const version = await dataVersion(this.#database);
      if (version === this.#version) return;
      await this.#readAgain();
      this.#version = version;
      this.#pause.reset();
      this.#log.info({ version }, 'Libraries and catalogues were read again');
      // They may have changed meanwhile.
      this.wake();
    } catch (error) {
      if (this.#queue.isStopped) return;
      // Asked again soon; who loses the database says so elsewhere, and a process that is still reading at its start has no time to answer it.
      if (databaseTrouble(error) !== null) this.#log.info({ err: error }, 'It could not be asked whether libraries and catalogues changed');
      else this.#log.error({ err: error }, 'Libraries and catalogues could not be read again');
      this.#queue.restFor(this.#pause.next());
    }
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedDatabase } from '../database/embedded/embedded.ts';
import { GrowingPause } from '../growing-pause.ts';
import type { Logger } from '../log.ts';

/** How often its first process is looked for. */
const LOOK_MS = 500;
/** How often it is asked whether it answers, in looks. */
const LOOKS_TO_ASK = 10;
/** So many questions without an answer, of 10 seconds each, and it counts as hanging. */
const SILENT_ANSWERS = 3;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
/** It may be killed while it starts, again and again, or its disk be full for a while. */
const GIVEN_UP_AFTER_MS = 300_000;
/** Longest pause between two tries to start it. */
const LONGEST_WAIT_MS = 15_000;
/** One that lived this long counts as healthy: it is started again at once. */
const HEALTHY_MS = 60_000;

export interface DatabaseWatcher {
  /** It had to be started at another port: whoever uses it must learn the new address. */
  onMoved(url: string): void;
  /** It could not be started again, however often it was tried; called once, with a sentence. */
  onLost(error: Error): void;
}

type SupervisedServer = Pick<EmbeddedDatabase, 'url' | 'start' | 'stop' | 'isRunning' | 'state' | 'endByForce'>;

/** Keeps the database of the data folder running: whoever ended it, it is started again. */
export class SupervisedDatabase {
  readonly #database: SupervisedServer;
  readonly #log: Logger;
  readonly #watcher: DatabaseWatcher;
  readonly #givenUpAfterMs: number;
  readonly #stopping = new AbortController();

  /** @param givenUpAfterMs - how long it may fail to start again */
  constructor(database: SupervisedServer, log: Logger, watcher: DatabaseWatcher, givenUpAfterMs = GIVEN_UP_AFTER_MS) {
    this.#database = database;
    this.#givenUpAfterMs = givenUpAfterMs;
    this.#log = log;
    this.#watcher = watcher;
  }

  /** For web and worker; see `EmbeddedDatabase`. */
  get url(): string {
    return this.#database.url;
  }

  /** Starts it, and watches it from then on. @throws when it does not start */
  async start(): Promise<void> {
    await this.#database.start();
    void this.#watch();
  }

  /** At any time, also while it is started. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#database.stop();
  }

  async #watch(): Promise<void> {
    const pause = new GrowingPause(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
    let startedAt = performance.now();
    try {
      for (;;) {
        await this.#untilItEnds();
        const pauseMs = performance.now() - startedAt > HEALTHY_MS ? 0 : pause.next();
        if (pauseMs === 0) pause.reset();
        this.#log.error({ pauseMs }, 'The database ended and is started again');
        await this.#sleep(pauseMs);
        const before = this.#database.url;
        await this.#startAgain();
        startedAt = performance.now();
        this.#log.warn('The database runs again');
        if (this.#database.url !== before) this.#watcher.onMoved(this.#database.url);
      }
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      this.#watcher.onLost(new Error(`The database ended and cannot be started again. ${(error as Error).message}`));
    }
  }

  /** Tries with growing pauses: what ended it may end it again while it starts. @throws what the last try threw */
  async #startAgain(): Promise<void> {
    const pause = new GrowingPause(FIRST_PAUSE_MS, LONGEST_WAIT_MS);
    for (const deadline = performance.now() + this.#givenUpAfterMs; ; ) {
      try {
        return await this.#database.start();
      } catch (error) {
        if (this.#stopping.signal.aborted || performance.now() >= deadline) throw error;
        const pauseMs = pause.next();
        this.#log.error({ err: error, pauseMs }, 'The database could not be started again; that is tried again');
        await this.#sleep(pauseMs);
      }
    }
  }

  /** Settles when its first process is gone; one that hangs is helped to go. */
  async #untilItEnds(): Promise<void> {
    let silent = 0;
    for (let look = 1; this.#database.isRunning(); look += 1) {
      await this.#sleep(LOOK_MS);
      if (look % LOOKS_TO_ASK !== 0) continue;
      const state = await this.#database.state();
      silent = state === 'silent' ? silent + 1 : 0;
      // Somebody asked it to end when everybody has gone, and nobody goes: `start` brings that to its end.
      if (state === 'ending') return;
      if (silent === SILENT_ANSWERS) {
        this.#log.error('The database gives no answer and is ended by force');
        await this.#database.endByForce();
      }
    }
  }

  async #sleep(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stopping.signal });
  }
}

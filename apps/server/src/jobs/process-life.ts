import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { BUILD } from '../build.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log.ts';
import { buryDead, type ProcessFacts, registerProcess, removeProcess, seeProcess } from '../repositories/processes.ts';

const BEAT_MS = 2000;
/**
 * Who buries others has seen the database for so long without a gap: longer than it takes to be taken for dead. Otherwise the first who is
 * back after the database was away would bury all others, who could not be seen either.
 */
const STEADY_MS = 12_500;
/** Between two beats of a process that is well. */
const LONGEST_GAP_MS = 8000;

/** Keeps this process in the table of those that live, and takes those away that do not. */
export class ProcessLife {
  /** A UUID of this start. */
  readonly id = randomUUID();
  readonly #database: Database;
  #facts: ProcessFacts;
  readonly #log: Logger;
  readonly #onTakenForDead: () => void;
  #timer: NodeJS.Timeout | null = null;
  #beating: Promise<void> = Promise.resolve();
  #isEnded = false;
  #steadySince: number;
  #lastBeatAt: number;
  #isAway = false;

  /** @param onTakenForDead - what this process held was given away: it must not go on with it */
  constructor(
    database: Database,
    facts: Pick<ProcessFacts, 'role' | 'threads' | 'dataFiles'>,
    log: Logger,
    onTakenForDead: () => void = () => undefined,
  ) {
    this.#database = database;
    this.#facts = { ...facts, id: this.id, host: hostname(), pid: process.pid, build: BUILD };
    this.#log = log;
    this.#onTakenForDead = onTakenForDead;
    this.#steadySince = performance.now();
    this.#lastBeatAt = this.#steadySince;
  }

  /** Makes the process known. @throws what the database throws */
  async start(): Promise<void> {
    await registerProcess(this.#database, this.#facts);
    this.#steadySince = performance.now();
    this.#lastBeatAt = this.#steadySince;
    this.#next();
  }

  /** The process has other data files now. @throws what the database throws */
  async haveFiles(dataFiles: ProcessFacts['dataFiles']): Promise<void> {
    this.#facts = { ...this.#facts, dataFiles };
    await registerProcess(this.#database, this.#facts);
  }

  /** The process ends in order: what it held waits for another at once. Nothing is lost where the database does not hear it. */
  async end(): Promise<void> {
    this.#isEnded = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#beating;
    await removeProcess(this.#database, this.id).catch((error) => this.#log.warn({ err: error }, 'Could not say that this process ends'));
  }

  #next(): void {
    if (this.#isEnded) return;
    this.#timer = setTimeout(() => {
      this.#beating = this.#beat().finally(() => this.#next());
    }, BEAT_MS);
  }

  async #beat(): Promise<void> {
    try {
      const isKnown = await seeProcess(this.#database, this.id);
      const now = performance.now();
      if (!isKnown || now - this.#lastBeatAt > LONGEST_GAP_MS) this.#steadySince = now;
      this.#lastBeatAt = now;
      if (!isKnown) {
        this.#log.warn('This process was taken for dead; what it held was given away');
        this.#onTakenForDead();
        await registerProcess(this.#database, this.#facts);
      }
      if (now - this.#steadySince >= STEADY_MS) {
        const count = await buryDead(this.#database);
        if (count > 0) this.#log.warn({ count }, 'Runs of dead processes wait again');
      }
      this.#isAway = false;
    } catch (error) {
      // One line for each outage.
      if (!this.#isAway) this.#log.error({ err: error }, 'Could not say that this process lives');
      this.#isAway = true;
    }
  }
}

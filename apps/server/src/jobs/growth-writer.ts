import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import type { PlanReport } from '../planning/planning-messages.ts';
import type { RunClaim } from '../repositories/query-runs.ts';
import { writeGrowth } from '../repositories/tree-writing.ts';
import { treeGrowth } from './tree-growth.ts';

/** Pause between two writes: readers are told five times a second at most. */
const PAUSE_MS = 200;
/** Suggestions that may wait to be written before the planner has to wait. */
const MOST_WAITING = 2000;

/** Another worker has begun the run again: this one must not write any more. */
export class ClaimLost extends Error {}

/** Writes what a plan finds, several expansions at once: the first at once, then at most one write in `PAUSE_MS`. */
export class GrowthWriter {
  readonly #database: Database;
  readonly #claim: RunClaim;
  readonly #onStopRequested: () => void;
  /** Suggestions found by earlier runs of the query: the progress counts all. */
  readonly #foundBefore: number;
  #waiting: PlanReport[] = [];
  #writing: Promise<void> | null = null;
  #failure: unknown = null;
  #lastWriteAt = Number.NEGATIVE_INFINITY;

  constructor(database: Database, claim: RunClaim, foundBefore: number, onStopRequested: () => void) {
    this.#database = database;
    this.#claim = claim;
    this.#foundBefore = foundBefore;
    this.#onStopRequested = onStopRequested;
  }

  /** Takes a report; resolves when another may come. @throws ClaimLost, or what the database threw */
  async add(report: PlanReport): Promise<void> {
    this.#check();
    this.#waiting.push(report);
    this.#writing ??= this.#write();
    if (this.#waitingSuggestions() > MOST_WAITING) await this.#writing;
    this.#check();
  }

  /** Writes what is left. */
  async close(): Promise<void> {
    this.#lastWriteAt = Number.NEGATIVE_INFINITY;
    while (this.#writing) await this.#writing;
    this.#check();
  }

  #check(): void {
    if (this.#failure) throw this.#failure;
  }

  #waitingSuggestions(): number {
    return this.#waiting.reduce((sum, report) => sum + report.suggestions.length, 0);
  }

  async #write(): Promise<void> {
    try {
      while (this.#waiting.length > 0) {
        const pause = this.#lastWriteAt + PAUSE_MS - performance.now();
        if (pause > 0) await sleep(pause);
        const reports = this.#waiting;
        this.#waiting = [];
        this.#lastWriteAt = performance.now();
        const state = await writeGrowth(this.#database, this.#claim, treeGrowth(reports, this.#foundBefore));
        if (!state.isHeld) throw new ClaimLost('Another worker runs this query now.');
        if (state.stopRequested) this.#onStopRequested();
      }
    } catch (error) {
      this.#failure = error;
    } finally {
      this.#writing = null;
    }
  }
}

import type { Database } from '../database/database.ts';
import { tellProgress } from '../repositories/exports.ts';

/** Looked at twice a second by who waits. */
const TELL_EVERY_MS = 500;

/** An export that nobody wants any more, or that another process makes. */
export class ExportGone extends Error {}

/** Writes down how far an export is, not too often, and notices when it was deleted meanwhile. */
export class ExportProgress {
  readonly #database: Database;
  readonly #claim: { readonly id: number; readonly processId: string };
  readonly #gone = new AbortController();
  #per100 = 0;
  #telling: Promise<void> | null = null;
  readonly #timer: NodeJS.Timeout;

  constructor(database: Database, claim: { readonly id: number; readonly processId: string }) {
    this.#database = database;
    this.#claim = claim;
    this.#timer = setInterval(() => {
      this.#telling ??= this.#tell().finally(() => {
        this.#telling = null;
      });
    }, TELL_EVERY_MS);
  }

  /** Aborts with `ExportGone`. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  /** @param share - 0 to 1 of the part of the work that goes `from` one per cent `to` another */
  set(share: number, [from, to]: readonly [number, number]): void {
    this.#per100 = Math.max(this.#per100, Math.min(99, Math.round(from + share * (to - from))));
  }

  /** Nothing is written after it. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#telling;
  }

  /** Also when nothing is new: that it was deleted is seen by it. What the database throws is left to the next write that matters. */
  async #tell(): Promise<void> {
    const per100 = this.#per100;
    const isThere = await tellProgress(this.#database, this.#claim, per100).catch(() => true);
    if (!isThere) this.#gone.abort(new ExportGone('The export was deleted.'));
  }
}

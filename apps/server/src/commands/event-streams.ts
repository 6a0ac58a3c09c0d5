import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { deleteEventStream, insertEventStream } from '../repositories/event-streams.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuseFor } from './outcome.ts';

/** Streams end with their queries. */
const WAIT_MS = 30_000;

/** The event streams that this web process holds, counted with those of all others. */
export class EventStreams {
  readonly #database: Database;
  readonly #processId: string;
  readonly #most: number;
  /** Ended while the database was away. */
  readonly #ended = new Set<number>();

  /** @param most - of one user at the same time */
  constructor(database: Database, processId: string, most: number) {
    this.#database = database;
    this.#processId = processId;
    this.#most = most;
  }

  /** Room for one more stream. @returns what gives it back, which never fails */
  async open(user: User): Promise<Outcome<() => Promise<void>>> {
    await this.#giveBackEnded();
    const id = await insertEventStream(this.#database, { processId: this.#processId, userId: user.id }, this.#most);
    if (id === null) {
      return refuseFor(
        WAIT_MS,
        `You follow ${this.#most} queries and projects at the same time already. Please close some pages, or ask for the status instead.`,
      );
    }
    return success(async () => {
      this.#ended.add(id);
      // What cannot be given back now is when the next stream begins, or when this process is gone.
      await this.#giveBackEnded().catch(() => undefined);
    });
  }

  async #giveBackEnded(): Promise<void> {
    for (const id of [...this.#ended]) {
      await deleteEventStream(this.#database, id);
      this.#ended.delete(id);
    }
  }
}

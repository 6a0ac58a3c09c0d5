import pg from 'pg';

/** Channels of PostgreSQL's NOTIFY; the payload is a query's number, nothing for `query_waiting`. */
export type Channel = 'query_changed' | 'query_stop' | 'query_waiting';

const RECONNECT_MS = 1000;

/**
 * Hears what other processes tell through the database, on a connection of its own that is made anew when it breaks.
 *
 * Messages sent while it is broken are lost: whoever listens also looks from time to time, and is told by `onReconnect`.
 */
export class Notifications {
  readonly #url: string;
  readonly #handlers: Readonly<Partial<Record<Channel, (queryId: number) => void>>>;
  readonly #onReconnect: () => void;
  #client: pg.Client | null = null;
  #isClosed = false;

  constructor(url: string, handlers: Readonly<Partial<Record<Channel, (queryId: number) => void>>>, onReconnect: () => void) {
    this.#url = url;
    this.#handlers = handlers;
    this.#onReconnect = onReconnect;
  }

  /** @throws when the database cannot be reached at first */
  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, application_name: 'retron-notifications', keepAlive: true });
    client.on('notification', ({ channel, payload }) => this.#handlers[channel as Channel]?.(Number(payload)));
    client.on('error', () => undefined); // `end` follows
    client.on('end', () => this.#reconnect());
    await client.connect();
    for (const channel of Object.keys(this.#handlers)) await client.query(`LISTEN ${channel}`);
    this.#client = client;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end();
  }

  #reconnect(): void {
    if (this.#isClosed) return;
    setTimeout(() => {
      if (this.#isClosed) return;
      this.start().then(this.#onReconnect, () => this.#reconnect());
    }, RECONNECT_MS).unref();
  }
}

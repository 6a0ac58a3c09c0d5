import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { GrowingPause } from '../growing-pause.ts';

/** Channels of PostgreSQL's NOTIFY; the payload is a query's number, a project's for its comments, queries and people, nothing for those that wait. */
export type Channel = 'query_changed' | 'query_stop' | 'query_waiting' | 'project_changed' | 'export_waiting' | 'data_changed';

type Handlers = Readonly<Partial<Record<Channel, (id: number) => void>>>;

/** How long to wait for what, in milliseconds. */
export interface NotificationPatience {
  /** Pause after a connection that was lost, and the longest between two tries. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** For a new connection, and for an answer on it. */
  readonly answerMs: number;
  /** Between two looks whether anybody is at the other end. */
  readonly lookMs: number;
}

const PATIENCE: NotificationPatience = { firstPauseMs: 250, longestPauseMs: 10_000, answerMs: 5000, lookMs: 15_000 };

/**
 * Hears what other processes tell through the database, on one connection of its own that is made anew when it breaks.
 *
 * Messages sent while it is broken are lost: whoever listens also looks from time to time, and is told by `onReconnect`.
 */
export class Notifications {
  readonly #url: string;
  readonly #handlers: Handlers;
  readonly #onReconnect: () => void;
  readonly #patience: NotificationPatience;
  readonly #closing = new AbortController();
  #client: pg.Client | null = null;
  #reconnecting: Promise<void> | null = null;

  constructor(url: string, handlers: Handlers, onReconnect: () => void, patience = PATIENCE) {
    this.#url = url;
    this.#handlers = handlers;
    this.#onReconnect = onReconnect;
    this.#patience = patience;
  }

  /** @throws when the database cannot be reached at first */
  async start(): Promise<void> {
    await this.#connect();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const client = this.#client;
    this.#client = null;
    await this.#reconnecting;
    await client?.end();
  }

  /** True while messages are heard. */
  get isListening(): boolean {
    return this.#client !== null;
  }

  async #connect(): Promise<void> {
    const { answerMs } = this.#patience;
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'retron-notifications',
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    });
    // A lost connection may be told by an error, by its end, or by both.
    const lose = () => this.#lose(client);
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ channel, payload }) => this.#handlers[channel as Channel]?.(Number(payload)));
    try {
      await client.connect();
      for (const channel of Object.keys(this.#handlers)) await client.query(`LISTEN ${channel}`);
    } catch (error) {
      drop(client);
      throw error;
    }
    if (this.#closing.signal.aborted) return drop(client);
    this.#client = client;
    void this.#watch(client);
  }

  /** Asks now and then: a connection whose other end is gone without a word looks well until then. */
  async #watch(client: pg.Client): Promise<void> {
    while (await this.#pause(this.#patience.lookMs)) {
      if (this.#client !== client) return;
      try {
        await client.query('SELECT 1');
      } catch {
        return this.#lose(client);
      }
    }
  }

  #lose(client: pg.Client): void {
    // One that never came to be used is dropped by whoever makes it.
    if (this.#client !== client) return;
    this.#client = null;
    drop(client);
    this.#beginReconnecting();
  }

  #beginReconnecting(): void {
    this.#reconnecting ??= this.#reconnect().finally(() => {
      this.#reconnecting = null;
      // Lost again at that very moment.
      if (this.#client === null && !this.#closing.signal.aborted) this.#beginReconnecting();
    });
  }

  async #reconnect(): Promise<void> {
    const { firstPauseMs, longestPauseMs } = this.#patience;
    const pause = new GrowingPause(firstPauseMs, longestPauseMs);
    while (await this.#pause(pause.next())) {
      try {
        await this.#connect();
      } catch {
        continue;
      }
      if (!this.#closing.signal.aborted) this.#onReconnect();
      return;
    }
  }

  /** Waits. @returns false when it was closed meanwhile */
  #pause(milliseconds: number): Promise<boolean> {
    return sleep(milliseconds, true, { signal: this.#closing.signal, ref: false }).catch(() => false);
  }
}

/** Ends a client whose server may not answer any more; nothing is heard of it afterwards. */
function drop(client: pg.Client): void {
  client.removeAllListeners();
  client.on('error', () => undefined);
  // With a query under way, or lost already, this closes the socket at once; else the server is told, and the socket closed by force.
  const socket = (client as unknown as { readonly connection: { readonly stream: { destroy(): void } } }).connection.stream;
  client.end().catch(() => undefined);
  setTimeout(() => socket.destroy(), GOODBYE_MS).unref();
}

const GOODBYE_MS = 1000;

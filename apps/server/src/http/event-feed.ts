import { PassThrough } from 'node:stream';
import type { QueryStatusAnswer } from '@retron/contract';
import { databaseTrouble } from '../database/database-away.ts';

/** What a stream does when, in milliseconds and bytes. */
export interface StreamPatience {
  /** Comment lines keep proxies from closing a stream that says nothing. */
  readonly heartbeatMs: number;
  /** Looks even without being told, should a notification be lost; rarely, as each of many streams does. */
  readonly lookMs: number;
  /** Then it ends and the reader begins a new one: who may not read any more finds out. */
  readonly longestMs: number;
  /** A reader who leaves so much unread is cut off; it comes again and is told what it missed. */
  readonly mostUnreadBytes: number;
}

const PATIENCE: StreamPatience = { heartbeatMs: 15_000, lookMs: 15_000, longestMs: 3600_000, mostUnreadBytes: 1_000_000 };

/** Event streams of running queries: whoever listens is told whenever a query changes, and once more when it is done. */
export class QueryEvents {
  readonly #listeners = new Map<number, Set<() => void>>();
  readonly #onError: (error: unknown) => void;
  readonly #patience: StreamPatience;
  #open = 0;

  /** @param onError - told of a state that could not be read, for a reason other than the database being away */
  constructor(onError: (error: unknown) => void = () => undefined, patience = PATIENCE) {
    this.#onError = onError;
    this.#patience = patience;
  }

  /** Streams that are open. */
  get open(): number {
    return this.#open;
  }

  /** Called when the database tells that a query changed. */
  changed(queryId: number): void {
    for (const listener of this.#listeners.get(queryId) ?? []) listener();
  }

  /** Called when notifications may have been missed. */
  allChanged(): void {
    for (const queryId of this.#listeners.keys()) this.changed(queryId);
  }

  /**
   * The stream of one query, beginning with its present state; ends when the query is done or gone, or the client goes.
   *
   * While the database is away it says nothing new, and goes on afterwards.
   *
   * @param read - the present state; null when there is no such query any more
   */
  follow(queryId: number, read: () => Promise<QueryStatusAnswer | null>): PassThrough {
    const { heartbeatMs, lookMs, longestMs, mostUnreadBytes } = this.#patience;
    const stream = new PassThrough();
    let isReading = false;
    let isStale = false;
    let lastSent = '';

    const write = (text: string) => {
      if (stream.destroyed || stream.writableEnded) return;
      if (stream.writableLength + stream.readableLength > mostUnreadBytes) stream.destroy();
      else stream.write(text);
    };
    const send = async () => {
      isStale = true;
      if (isReading) return;
      isReading = true;
      try {
        while (isStale && !stream.destroyed && !stream.writableEnded) {
          isStale = false;
          const status = await read();
          const data = JSON.stringify(status);
          if (status !== null && data !== lastSent) write(`data: ${data}\n\n`);
          lastSent = data;
          if (status === null || status.status !== 'Busy') stream.end();
        }
      } catch (error) {
        // The next look comes soon. An error of the stream itself would have nobody to hear it, and end the process.
        if (databaseTrouble(error) === null) {
          this.#onError(error);
          stream.end();
        }
      } finally {
        isReading = false;
      }
    };

    const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs);
    // Streams that were opened together must not look together.
    const look = setInterval(send, lookMs * (1 + Math.random()));
    const end = setTimeout(() => stream.end(), longestMs);
    this.#add(queryId, send);
    this.#open += 1;
    let isStopped = false;
    const stop = () => {
      if (isStopped) return;
      isStopped = true;
      clearInterval(heartbeat);
      clearInterval(look);
      clearTimeout(end);
      this.#remove(queryId, send);
      this.#open -= 1;
    };
    stream.once('close', stop);
    stream.once('finish', stop);
    stream.on('error', stop);
    void send();
    return stream;
  }

  #add(queryId: number, listener: () => void): void {
    const listeners = this.#listeners.get(queryId) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(queryId, listeners);
  }

  #remove(queryId: number, listener: () => void): void {
    const listeners = this.#listeners.get(queryId);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.#listeners.delete(queryId);
  }
}

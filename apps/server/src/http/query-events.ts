import { PassThrough } from 'node:stream';
import type { QueryStatusAnswer } from '@retron/contract';

/** Comment lines keep proxies from closing a stream that says nothing. */
const HEARTBEAT_MS = 15_000;
/** Looks even without being told, should a notification be lost. */
const LOOK_MS = 5000;

/** Event streams of running queries: whoever listens is told whenever a query changes, and once more when it is done. */
export class QueryEvents {
  readonly #listeners = new Map<number, Set<() => void>>();

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
   * @param read - the present state; null when there is no such query any more
   */
  follow(queryId: number, read: () => Promise<QueryStatusAnswer | null>): PassThrough {
    const stream = new PassThrough();
    let isReading = false;
    let isStale = false;
    let lastSent = '';

    const send = async () => {
      isStale = true;
      if (isReading) return;
      isReading = true;
      try {
        while (isStale && !stream.destroyed) {
          isStale = false;
          const status = await read();
          const data = JSON.stringify(status);
          if (status !== null && data !== lastSent) stream.write(`data: ${data}\n\n`);
          lastSent = data;
          if (status === null || status.status !== 'Busy') stream.end();
        }
      } catch (error) {
        stream.destroy(error as Error);
      } finally {
        isReading = false;
      }
    };

    const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
    const look = setInterval(send, LOOK_MS);
    this.#add(queryId, send);
    const stop = () => {
      clearInterval(heartbeat);
      clearInterval(look);
      this.#remove(queryId, send);
    };
    stream.once('close', stop);
    stream.once('finish', stop);
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

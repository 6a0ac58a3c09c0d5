import { PassThrough } from 'node:stream';
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

/** What a stream tells. */
export interface FeedMessage {
  /** All of the present state, written as JSON. */
  readonly state: object;
  /** Nothing comes after it. */
  readonly isLast: boolean;
  /** The kind of event, for what is no state of the thing; absent, a plain message. */
  readonly event?: string;
}

/** Event streams of things of one kind, by number: whoever follows one is told its state whenever that changes. */
export class EventFeed {
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

  /** Called when the database tells that one changed. */
  changed(id: number): void {
    for (const listener of this.#listeners.get(id) ?? []) listener();
  }

  /** Called when notifications may have been missed. */
  allChanged(): void {
    for (const id of this.#listeners.keys()) this.changed(id);
  }

  /**
   * The stream of one, beginning with its present state; ends behind the last one, when it is gone, or when the client goes.
   *
   * While the database is away it says nothing new, and goes on afterwards.
   *
   * @param read - the present state; null when there is none to be told any more
   */
  follow(id: number, read: () => Promise<FeedMessage | null>): PassThrough {
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
          const message = await read();
          const data = message === null ? '' : JSON.stringify(message.state);
          const kind = message?.event === undefined ? '' : `event: ${message.event}\n`;
          if (message !== null && data !== lastSent) write(`${kind}data: ${data}\n\n`);
          lastSent = data;
          if (message === null || message.isLast) stream.end();
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
    this.#add(id, send);
    this.#open += 1;
    let isStopped = false;
    const stop = () => {
      if (isStopped) return;
      isStopped = true;
      clearInterval(heartbeat);
      clearInterval(look);
      clearTimeout(end);
      this.#remove(id, send);
      this.#open -= 1;
    };
    stream.once('close', stop);
    stream.once('finish', stop);
    stream.on('error', stop);
    void send();
    return stream;
  }

  #add(id: number, listener: () => void): void {
    const listeners = this.#listeners.get(id) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(id, listeners);
  }

  #remove(id: number, listener: () => void): void {
    const listeners = this.#listeners.get(id);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.#listeners.delete(id);
  }
}

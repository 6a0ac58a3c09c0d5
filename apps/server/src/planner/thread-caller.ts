import type { Worker } from 'node:worker_threads';
import { startThread } from './start-thread.ts';
import type { AnswerMessage, CallMessage, ThreadFunctions, ThreadMessage } from './thread-calls.ts';

interface Pending {
  readonly name: string;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** How long a caller waits. */
export interface ThreadPatience {
  /** For a thread to load its program and libraries: on a busy machine that takes much longer than any call. */
  readonly startMs: number;
  /** For an answer, once the thread has started. */
  readonly callMs: number;
}

/** A call that got no answer: the thread died or took too long. */
export class ThreadLost extends Error {}

/**
 * Calls functions in a thread of their own, so that long chemistry never holds up the event loop.
 *
 * A call that takes too long ends the thread; a thread that ends is replaced at the next call. Calls that were
 * under way then fail with `ThreadLost`; nothing is repeated.
 */
export class ThreadCaller<Functions extends ThreadFunctions> {
  readonly #entry: Parameters<typeof startThread>[0];
  readonly #data: unknown;
  readonly #patience: ThreadPatience;
  readonly #pending = new Map<number, Pending>();
  #thread: Worker | null = null;
  #hasStarted = false;
  #nextCall = 1;

  constructor(entry: Parameters<typeof startThread>[0], data: unknown, patience: ThreadPatience) {
    this.#entry = entry;
    this.#data = data;
    this.#patience = patience;
  }

  call<Name extends keyof Functions & string>(
    name: Name,
    ...args: Parameters<Functions[Name]>
  ): Promise<Awaited<ReturnType<Functions[Name]>>> {
    const thread = this.#ensureThread();
    const call = this.#nextCall++;
    return new Promise((resolve, reject) => {
      this.#pending.set(call, { name, resolve: resolve as (value: unknown) => void, reject, timer: this.#timer(name) });
      thread.postMessage({ call, name, args } satisfies CallMessage);
    });
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    this.#failAll('the thread was closed');
    this.#thread = null;
    await thread?.terminate();
  }

  #ensureThread(): Worker {
    if (this.#thread) return this.#thread;
    const thread = startThread(this.#entry, this.#data);
    this.#hasStarted = false;
    thread.on('message', (message: ThreadMessage) => {
      if (!('hasStarted' in message)) this.#settle(message);
      else if (this.#thread === thread) this.#begin();
    });
    thread.on('error', (error) => this.#drop(thread, error.message));
    thread.on('exit', () => this.#drop(thread, 'the thread ended'));
    thread.unref();
    this.#thread = thread;
    return thread;
  }

  /** Ends the thread when `name` is not answered in time. */
  #timer(name: string): NodeJS.Timeout {
    const { startMs, callMs } = this.#patience;
    const [late, limit] = this.#hasStarted ? [`${name} took longer than ${callMs} ms`, callMs] : [`no start within ${startMs} ms`, startMs];
    return setTimeout(() => this.#lose(late), limit);
  }

  /** From here on calls are timed as calls. */
  #begin(): void {
    this.#hasStarted = true;
    for (const pending of this.#pending.values()) {
      clearTimeout(pending.timer);
      pending.timer = this.#timer(pending.name);
    }
  }

  #settle(answer: AnswerMessage): void {
    const pending = this.#pending.get(answer.call);
    if (!pending) return;
    this.#pending.delete(answer.call);
    clearTimeout(pending.timer);
    if ('error' in answer) pending.reject(new Error(answer.error));
    else pending.resolve(answer.value);
  }

  #lose(reason: string): void {
    const thread = this.#thread;
    this.#thread = null;
    this.#failAll(reason);
    void thread?.terminate();
  }

  #drop(thread: Worker, reason: string): void {
    if (this.#thread !== thread) return;
    this.#thread = null;
    this.#failAll(reason);
  }

  #failAll(reason: string): void {
    for (const { reject, timer } of this.#pending.values()) {
      clearTimeout(timer);
      reject(new ThreadLost(reason));
    }
    this.#pending.clear();
  }
}

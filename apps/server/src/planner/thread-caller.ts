import type { Worker } from 'node:worker_threads';
import { startThread } from './start-thread.ts';
import type { AnswerMessage, CallMessage, ThreadFunctions } from './thread-calls.ts';

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** A call that got no answer: the thread died or took too long. */
export class ThreadLost extends Error {}

/**
 * Calls functions in a thread of their own, so that long chemistry never holds up the event loop.
 *
 * A call that takes longer than `timeoutMs` ends the thread; a thread that ends is replaced at the next call. Calls that were
 * under way then fail with `ThreadLost`; nothing is repeated.
 */
export class ThreadCaller<Functions extends ThreadFunctions> {
  readonly #entry: Parameters<typeof startThread>[0];
  readonly #data: unknown;
  readonly #timeoutMs: number;
  readonly #pending = new Map<number, Pending>();
  #thread: Worker | null = null;
  #nextCall = 1;

  constructor(entry: Parameters<typeof startThread>[0], data: unknown, timeoutMs: number) {
    this.#entry = entry;
    this.#data = data;
    this.#timeoutMs = timeoutMs;
  }

  call<Name extends keyof Functions & string>(
    name: Name,
    ...args: Parameters<Functions[Name]>
  ): Promise<Awaited<ReturnType<Functions[Name]>>> {
    const thread = this.#ensureThread();
    const call = this.#nextCall++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#lose(`${name} took longer than ${this.#timeoutMs} ms`), this.#timeoutMs);
      this.#pending.set(call, { resolve: resolve as (value: unknown) => void, reject, timer });
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
    thread.on('message', (answer: AnswerMessage) => this.#settle(answer));
    thread.on('error', (error) => this.#drop(thread, error.message));
    thread.on('exit', () => this.#drop(thread, 'the thread ended'));
    thread.unref();
    this.#thread = thread;
    return thread;
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

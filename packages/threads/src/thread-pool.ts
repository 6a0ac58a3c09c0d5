import type { Worker } from 'node:worker_threads';
import { startThread, type ThreadProgram } from './start-thread.ts';
import type { CallMessage, ThreadFunctions, ThreadMessage } from './thread-calls.ts';

/** A call that got no answer: its thread died, could not start, or took too long. */
export class ThreadLost extends Error {}
/** A call that was not taken: too many wait already. */
export class ThreadsBusy extends Error {}

/** How long a thread may say nothing. */
export interface ThreadPatience {
  /** To load its program and data: on a busy machine that takes much longer than any call. */
  readonly startMs: number;
  /** To answer a call, from when it is begun. */
  readonly callMs: number;
}

export interface ThreadPoolSettings {
  readonly program: ThreadProgram;
  /** Threads at most; each is started by the first call that needs it. */
  readonly size: number;
  /** Absent: a call takes as long as it takes. */
  readonly patience?: ThreadPatience;
  /** Calls that may wait for a thread. Absent: any number. */
  readonly mostWaiting?: number;
}

export interface CallOptions {
  /** Hears what the thread tells of the call. */
  readonly onProgress?: (progress: unknown) => void;
  /** Ends the call: one that is under way ends its thread with it. */
  readonly signal?: AbortSignal;
}

interface Call {
  readonly message: CallMessage;
  readonly options: CallOptions;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  hasStarted: boolean;
  call: Call | null;
  timer: NodeJS.Timeout | undefined;
}

type Answer<Function> = Function extends (...args: never[]) => infer Value ? Promise<Awaited<Value>> : never;

/**
 * Threads that answer calls: each works on one at a time, in the order in which they came.
 *
 * A call that takes too long ends its thread, and a thread that ends is replaced when a call needs one; the call it worked on fails with
 * `ThreadLost`, the others wait on. Where a thread cannot even start, everything that waits fails with it. Nothing is repeated.
 */
export class ThreadPool<Functions extends ThreadFunctions> {
  readonly #settings: ThreadPoolSettings;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Call[] = [];

  constructor(settings: ThreadPoolSettings) {
    this.#settings = settings;
  }

  /** @throws ThreadLost, ThreadsBusy; what the function threw, as an error with its message */
  call<Name extends keyof Functions & string>(name: Name, ...args: Parameters<Functions[Name]>): Answer<Functions[Name]> {
    return this.callWith({}, name, ...args);
  }

  /** @throws ThreadLost, ThreadsBusy; what the function threw, as an error with its message; the reason of the signal */
  callWith<Name extends keyof Functions & string>(
    options: CallOptions,
    name: Name,
    ...args: Parameters<Functions[Name]>
  ): Answer<Functions[Name]> {
    return new Promise((resolve, reject) => {
      const { mostWaiting = Number.POSITIVE_INFINITY } = this.#settings;
      options.signal?.throwIfAborted();
      if (this.#waiting.length >= mostWaiting) throw new ThreadsBusy(`${mostWaiting} calls wait for a thread already`);
      const stop = () => this.#abort(call);
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          options.signal?.removeEventListener('abort', stop);
          settle(value);
        };
      const call: Call = {
        message: { name, args },
        options,
        resolve: settled(resolve as (value: unknown) => void),
        reject: settled(reject),
      };
      options.signal?.addEventListener('abort', stop, { once: true });
      this.#waiting.push(call);
      this.#dispatch();
    }) as Answer<Functions[Name]>;
  }

  async close(): Promise<void> {
    const threads = [...this.#threads];
    this.#failWaiting('the threads were closed');
    for (const thread of threads) this.#lose(thread, 'the thread was closed');
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  /** Gives what waits to threads that have nothing to do, and starts threads while there are fewer than calls. */
  #dispatch(): void {
    for (const thread of this.#threads) if (thread.hasStarted && thread.call === null) this.#begin(thread);
    const starting = [...this.#threads].filter(({ hasStarted }) => !hasStarted).length;
    const missing = Math.min(this.#waiting.length - starting, this.#settings.size - this.#threads.size);
    for (let i = 0; i < missing; i++) this.#startThread();
  }

  #startThread(): void {
    const thread: Thread = { worker: startThread(this.#settings.program), hasStarted: false, call: null, timer: undefined };
    this.#threads.add(thread);
    thread.worker.on('message', (message: ThreadMessage) => this.#hear(thread, message));
    thread.worker.on('error', (error) => this.#lose(thread, error.message));
    thread.worker.on('exit', (code) => this.#lose(thread, `the thread ended with ${code}`));
    const { patience } = this.#settings;
    if (patience) thread.timer = setTimeout(() => this.#lose(thread, `no start within ${patience.startMs} ms`), patience.startMs);
  }

  #begin(thread: Thread): void {
    const call = this.#waiting.shift();
    if (call === undefined) {
      // A thread with nothing to do keeps no process alive.
      thread.worker.unref();
      return;
    }
    const { patience } = this.#settings;
    try {
      thread.worker.postMessage(call.message);
    } catch (error) {
      // What cannot be copied to a thread is a bug of the caller alone.
      call.reject(error);
      this.#begin(thread);
      return;
    }
    thread.call = call;
    thread.worker.ref();
    if (patience) {
      const late = `${call.message.name} took longer than ${patience.callMs} ms`;
      thread.timer = setTimeout(() => this.#lose(thread, late), patience.callMs);
    }
  }

  #hear(thread: Thread, message: ThreadMessage): void {
    if (!this.#threads.has(thread)) return;
    if (message.kind === 'progress') {
      thread.call?.options.onProgress?.(message.progress);
      return;
    }
    clearTimeout(thread.timer);
    const { call } = thread;
    thread.hasStarted = true;
    thread.call = null;
    this.#begin(thread);
    if (message.kind === 'done') call?.resolve(message.value);
    if (message.kind === 'failed') call?.reject(new Error(message.message));
  }

  #abort(call: Call): void {
    const place = this.#waiting.indexOf(call);
    if (place >= 0) this.#waiting.splice(place, 1);
    call.reject(call.options.signal?.reason);
    const thread = [...this.#threads].find((each) => each.call === call);
    if (thread) this.#lose(thread, 'the call was ended');
  }

  #lose(thread: Thread, reason: string): void {
    if (!this.#threads.delete(thread)) return;
    clearTimeout(thread.timer);
    void thread.worker.terminate();
    thread.call?.reject(new ThreadLost(reason));
    if (thread.hasStarted) this.#dispatch();
    else this.#failWaiting(reason);
  }

  #failWaiting(reason: string): void {
    for (const { reject } of this.#waiting.splice(0)) reject(new ThreadLost(reason));
  }
}

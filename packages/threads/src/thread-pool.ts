import type { Worker } from 'node:worker_threads';
import { startThread, type ThreadProgram } from './start-thread.ts';
import type { CallMessage, ThreadFunctions, ThreadMessage } from './thread-calls.ts';
import { threadCpuMs } from './thread-time.ts';
import { type Group, WaitingCalls } from './waiting-calls.ts';

/** A call that got no answer: its thread died, could not start, or took too long. */
export class ThreadLost extends Error {}
/** A call that took too long; its thread ended with it. */
export class CallTooLong extends ThreadLost {
  /** Of the function that was called. */
  readonly call: string;

  constructor(call: string, patience: string) {
    super(`${call} took longer than ${patience}`);
    this.call = call;
  }
}
/** A call that was not taken: too many wait already. */
export class ThreadsBusy extends Error {}
/** A call that was not taken: too many of its group wait already. */
export class GroupBusy extends Error {}

/** A call that takes too long is found out so much later at most. */
const LOOK_EVERY_MS = 250;

/** How long a thread may say nothing. */
export interface ThreadPatience {
  /** To load its program and data: on a busy machine that takes much longer than any call. */
  readonly startMs: number;
  /** To answer a call, from when it is begun or since it last told how far it is. */
  readonly callMs: number;
  /** The same in processor time of the thread, which says what a call costs however busy the machine is. Absent, or not Linux: any. */
  readonly callCpuMs?: number;
}

export interface ThreadPoolSettings {
  readonly program: ThreadProgram;
  /** Threads at most; each is started by the first call that needs it, unless `isEager`. */
  readonly size: number;
  /** Starts all threads at once, and another as soon as one is lost. */
  readonly isEager?: boolean;
  /** Absent: a call takes as long as it takes. */
  readonly patience?: ThreadPatience;
  /** Calls that may wait for a thread. Absent: any number. */
  readonly mostWaiting?: number;
  /** Calls of one group that may wait. Absent: any number. */
  readonly mostWaitingOfGroup?: number;
}

export interface CallOptions {
  /** Whose call it is: groups take turns, and of several threads none gets all. Absent: nobody's. */
  readonly group?: Group;
  /** Hears what the thread tells of the call. */
  readonly onProgress?: (progress: unknown) => void;
  /** Ends the call: one that is under way ends its thread with it. */
  readonly signal?: AbortSignal;
}

interface Call {
  readonly message: CallMessage;
  readonly options: CallOptions;
  readonly group: Group;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  hasStarted: boolean;
  /** The system's number of it. */
  threadId: number | null;
  call: Call | null;
  /** When the thread was last heard of the call, and the processor time that it had taken until then. */
  heard: { readonly at: number; readonly cpuMs: number };
  /** Runs a program that was replaced: it goes when a thread of the new one is ready. */
  isOld: boolean;
  /** It goes when its call has ended. */
  isLeaving: boolean;
  timer: NodeJS.Timeout | undefined;
}

type Answer<Function> = Function extends (...args: never[]) => infer Value ? Promise<Awaited<Value>> : never;

/**
 * Threads that answer calls: each works on one at a time, in the order in which they came; groups of calls take turns.
 *
 * A call that takes too long ends its thread, and a thread that ends is replaced when a call needs one; the call it worked on fails with
 * `ThreadLost`, the others wait on. Where no thread can even start, everything that waits fails with it. Nothing is repeated.
 */
export class ThreadPool<Functions extends ThreadFunctions> {
  readonly #settings: ThreadPoolSettings;
  readonly #threads = new Set<Thread>();
  readonly #waiting = new WaitingCalls<Call>();
  #program: ThreadProgram;
  #isClosed = false;

  constructor(settings: ThreadPoolSettings) {
    this.#settings = settings;
    this.#program = settings.program;
    if (settings.isEager === true) this.#dispatch();
  }

  /** @throws ThreadLost, CallTooLong, ThreadsBusy; what the function threw, as an error with its message */
  call<Name extends keyof Functions & string>(name: Name, ...args: Parameters<Functions[Name]>): Answer<Functions[Name]> {
    return this.callWith({}, name, ...args);
  }

  /** @throws as `call`, GroupBusy, and the reason of the signal */
  callWith<Name extends keyof Functions & string>(
    options: CallOptions,
    name: Name,
    ...args: Parameters<Functions[Name]>
  ): Answer<Functions[Name]> {
    return new Promise((resolve, reject) => {
      const { mostWaiting = Number.POSITIVE_INFINITY, mostWaitingOfGroup = Number.POSITIVE_INFINITY } = this.#settings;
      const { group = null } = options;
      options.signal?.throwIfAborted();
      if (this.#isClosed) throw new ThreadLost('the threads were closed');
      if (group !== null && this.#waiting.sizeOf(group) >= mostWaitingOfGroup)
        throw new GroupBusy(`${mostWaitingOfGroup} calls of this group wait for a thread already`);
      if (this.#waiting.size >= mostWaiting) throw new ThreadsBusy(`${mostWaiting} calls wait for a thread already`);
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
        group,
        resolve: settled(resolve as (value: unknown) => void),
        reject: settled(reject),
      };
      options.signal?.addEventListener('abort', stop, { once: true });
      this.#waiting.add(call);
      this.#dispatch();
    }) as Answer<Functions[Name]>;
  }

  /** Calls that no thread has begun. */
  get waitingCalls(): number {
    return this.#waiting.size;
  }

  /**
   * Has all further calls answered by threads of another program. Those of the old one go one after another, each when a new one is ready
   * and its own call has ended: no call is lost, and there is one thread more than usual at most.
   */
  renew(program: ThreadProgram): void {
    this.#program = program;
    for (const thread of this.#threads) thread.isOld = true;
    this.#replaceOld();
  }

  /** Threads of a program that was replaced still answer calls. */
  get isRenewing(): boolean {
    return [...this.#threads].some(({ isOld }) => isOld);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const threads = [...this.#threads];
    this.#failWaiting('the threads were closed');
    for (const thread of threads) this.#lose(thread, 'the thread was closed');
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  /** Gives what waits to threads that have nothing to do, and starts threads while there are fewer than calls. */
  #dispatch(): void {
    if (this.#isClosed) return;
    for (const thread of this.#threads) if (thread.hasStarted && thread.call === null) this.#begin(thread);
    const starting = [...this.#threads].filter(({ hasStarted }) => !hasStarted).length;
    const { size, isEager = false } = this.#settings;
    const missing = Math.min(isEager ? size : this.#waiting.size - starting, size - this.#threads.size);
    for (let i = 0; i < missing; i++) this.#startThread();
  }

  /** Starts the successor of a thread whose program was replaced, unless one starts already. */
  #replaceOld(): void {
    const threads = [...this.#threads].filter(({ isLeaving }) => !isLeaving);
    const isStarting = threads.some(({ isOld, hasStarted }) => !isOld && !hasStarted);
    if (!this.#isClosed && !isStarting && threads.some(({ isOld }) => isOld)) this.#startThread();
  }

  /** A new thread is ready: an old one goes, if possible one that has nothing to do. */
  #succeed(): void {
    const old = [...this.#threads].filter(({ isOld, isLeaving }) => isOld && !isLeaving);
    const leaving = old.find(({ call }) => call === null) ?? old[0];
    if (leaving === undefined) return;
    leaving.isLeaving = true;
    if (leaving.call === null) this.#dismiss(leaving);
    this.#replaceOld();
  }

  #dismiss(thread: Thread): void {
    this.#threads.delete(thread);
    clearTimeout(thread.timer);
    void thread.worker.terminate();
  }

  #startThread(): void {
    const state = {
      hasStarted: false,
      threadId: null,
      call: null,
      heard: { at: 0, cpuMs: 0 },
      isOld: false,
      isLeaving: false,
      timer: undefined,
    };
    const thread: Thread = { worker: startThread(this.#program), ...state };
    this.#threads.add(thread);
    thread.worker.on('message', (message: ThreadMessage) => this.#hear(thread, message));
    thread.worker.on('error', (error) => this.#lose(thread, error.message));
    thread.worker.on('exit', (code) => this.#lose(thread, `the thread ended with ${code}`));
    const { patience } = this.#settings;
    if (patience) thread.timer = setTimeout(() => this.#lose(thread, `no start within ${patience.startMs} ms`), patience.startMs);
  }

  #begin(thread: Thread): void {
    const call = this.#waiting.take((group) => this.#mayBegin(group));
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
    if (patience) this.#watch(thread, call.message.name, patience);
  }

  /** Of several threads one stays free of each group, so that others need not wait until its calls end, however long they take. */
  #mayBegin(group: Group): boolean {
    const { size } = this.#settings;
    if (group === null || size === 1) return true;
    return [...this.#threads].filter(({ call }) => call !== null && call.group === group).length < size - 1;
  }

  #watch(thread: Thread, name: string, { callMs, callCpuMs = Number.POSITIVE_INFINITY }: ThreadPatience): void {
    this.#note(thread);
    const look = () => {
      const { at, cpuMs } = thread.heard;
      if (performance.now() - at >= callMs) this.#lose(thread, new CallTooLong(name, `${callMs} ms`));
      else if ((threadCpuMs(thread.threadId) ?? 0) - cpuMs >= callCpuMs)
        this.#lose(thread, new CallTooLong(name, `${callCpuMs} ms of processor time`));
    };
    thread.timer = setInterval(look, Math.min(callMs, LOOK_EVERY_MS));
  }

  /** The thread is at work: its patience begins anew. */
  #note(thread: Thread): void {
    thread.heard = { at: performance.now(), cpuMs: threadCpuMs(thread.threadId) ?? 0 };
  }

  #hear(thread: Thread, message: ThreadMessage): void {
    if (!this.#threads.has(thread)) return;
    if (message.kind === 'progress') {
      this.#note(thread);
      thread.call?.options.onProgress?.(message.progress);
      return;
    }
    clearTimeout(thread.timer);
    const { call } = thread;
    const isFirstWord = !thread.hasStarted;
    if (message.kind === 'started') thread.threadId = message.threadId;
    thread.hasStarted = true;
    thread.call = null;
    if (thread.isLeaving) this.#dismiss(thread);
    // Not to this thread alone: a call of the same group may have waited beside another that has nothing to do.
    this.#dispatch();
    if (isFirstWord && !thread.isOld) this.#succeed();
    if (message.kind === 'done') call?.resolve(message.value);
    if (message.kind === 'failed') call?.reject(new Error(message.message));
  }

  #abort(call: Call): void {
    this.#waiting.remove(call);
    call.reject(call.options.signal?.reason);
    const thread = [...this.#threads].find((each) => each.call === call);
    if (thread) this.#lose(thread, 'the call was ended');
  }

  #lose(thread: Thread, reason: string | ThreadLost): void {
    if (!this.#threads.delete(thread)) return;
    clearTimeout(thread.timer);
    void thread.worker.terminate();
    thread.call?.reject(typeof reason === 'string' ? new ThreadLost(reason) : reason);
    if (thread.hasStarted) this.#dispatch();
    // Another thread goes on with what waits. Trying again at once would go on for ever where none can start.
    else if (this.#threads.size === 0) this.#failWaiting(typeof reason === 'string' ? reason : reason.message);
  }

  #failWaiting(reason: string): void {
    for (const { reject } of this.#waiting.clear()) reject(new ThreadLost(reason));
  }
}

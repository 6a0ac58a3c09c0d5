import { type ChildProcess, spawn } from 'node:child_process';
import type { Logger } from '../log.ts';
import { ENTRY_FLAGS, entryFile } from '../repository-root.ts';

/** What a child tells the launcher. */
export type ChildMessage = { readonly kind: 'ready'; readonly port: number | null } | { readonly kind: 'failed'; readonly message: string };

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
/** A child that lived this long counts as healthy: the next pause begins small again. */
const HEALTHY_MS = 60_000;
const STOP_MS = 15_000;

interface Settle {
  resolve(port: number | null): void;
  reject(error: Error): void;
}

/**
 * A child process that is started again whenever it dies, after a pause that doubles while it keeps dying.
 *
 * `ready` settles with its first word: the port, or the reason why it cannot work at all (then it is not started again).
 */
export class SupervisedProcess {
  readonly ready: Promise<number | null>;
  readonly #name: 'web' | 'worker';
  readonly #environment: NodeJS.ProcessEnv;
  readonly #log: Logger;
  #child: ChildProcess | null = null;
  #restart: NodeJS.Timeout | null = null;
  #pauseMs = FIRST_PAUSE_MS;
  #isStopping = false;
  #settle: Settle = { resolve: () => undefined, reject: () => undefined };

  constructor(name: 'web' | 'worker', environment: NodeJS.ProcessEnv, log: Logger) {
    this.#name = name;
    this.#environment = environment;
    this.#log = log;
    this.ready = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    this.#start();
  }

  #start(): void {
    const startedAt = Date.now();
    const child = spawn(process.execPath, [...ENTRY_FLAGS, entryFile(this.#name)], {
      env: this.#environment,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Ctrl-C reaches the whole group; only the launcher acts on it and stops its children in order.
      detached: true,
    });
    this.#child = child;
    child.on('message', (message: ChildMessage) => {
      if (message.kind === 'ready') this.#settle.resolve(message.port);
      else {
        this.#isStopping = true;
        this.#settle.reject(new Error(message.message));
      }
    });
    child.on('exit', (code, signal) => {
      this.#child = null;
      if (this.#isStopping) return;
      if (Date.now() - startedAt > HEALTHY_MS) this.#pauseMs = FIRST_PAUSE_MS;
      this.#log.error({ child: this.#name, code, signal, pauseMs: this.#pauseMs }, 'A process ended and is started again');
      this.#restart = setTimeout(() => this.#start(), this.#pauseMs);
      this.#pauseMs = Math.min(2 * this.#pauseMs, LONGEST_PAUSE_MS);
    });
  }

  /** Asks it to end, waits, and ends it by force after a while. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    if (this.#restart) clearTimeout(this.#restart);
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      child.once('exit', () => {
        clearTimeout(timer);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }
}

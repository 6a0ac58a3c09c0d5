import { type ChildProcess, spawn } from 'node:child_process';
import { GrowingPause } from '../growing-pause.ts';
import type { Logger } from '../log.ts';

/** What a child tells the launcher. */
export type ChildMessage =
  | { readonly kind: 'ready'; readonly port: number | null }
  /** Said every few seconds after `ready`. */
  | { readonly kind: 'alive' }
  /** It is about to end. `isFinal`: starting it again would not mend the reason. */
  | { readonly kind: 'failed'; readonly message: string; readonly isFinal: boolean };

/** How long a child may fail or say nothing, milliseconds. */
export interface ChildPatience {
  /** Pause before it is started again, at first and at most. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** A child that lived this long counts as healthy: the next pause begins small again. */
  readonly healthyMs: number;
  /** To get ready, on a busy machine, before it is killed. */
  readonly startMs: number;
  /** To say nothing before it counts as hanging and is killed. */
  readonly silentMs: number;
  /** To fail again and again without getting ready, the first time and later. */
  readonly firstFailingMs: number;
  readonly failingMs: number;
  /** To end when it is asked to. */
  readonly stopMs: number;
}

const PATIENCE: ChildPatience = {
  firstPauseMs: 250,
  longestPauseMs: 15_000,
  healthyMs: 60_000,
  startMs: 180_000,
  silentMs: 20_000,
  firstFailingMs: 60_000,
  failingMs: 300_000,
  stopMs: 15_000,
};

/** Silence is counted in looks, not by the clock: a launcher that was held up itself has not listened. */
const LOOKS = 30;

export interface ChildProgram {
  readonly name: 'web' | 'worker';
  /** Arguments of Node. */
  readonly command: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  /** Shows what it writes on standard output. */
  readonly showsOutput: boolean;
}

/**
 * A child process that is started again whenever it ends or hangs, after a pause that doubles while it keeps failing.
 *
 * Only a reason that starting again cannot mend at the very start, or failing for minutes, gives it up: then `whenGivenUp` is called with
 * a sentence, once.
 */
export class SupervisedProcess {
  /** Settles with the first port it is ready at; never when it is given up before. */
  readonly ready: Promise<number | null>;
  readonly #program: ChildProgram;
  readonly #log: Logger;
  readonly #whenGivenUp: (error: Error) => void;
  readonly #patience: ChildPatience;
  readonly #pause: GrowingPause;
  readonly #changes: NodeJS.ProcessEnv = {};
  #settleReady: (port: number | null) => void = () => undefined;
  #child: ChildProcess | null = null;
  #isReady = false;
  #wasEverReady = false;
  #restart: NodeJS.Timeout | null = null;
  #failingSince: number | null = null;
  #lastMessage: string | null = null;
  #isStopping = false;

  constructor(program: ChildProgram, log: Logger, whenGivenUp: (error: Error) => void, patience: Partial<ChildPatience> = {}) {
    this.#program = program;
    this.#log = log;
    this.#whenGivenUp = whenGivenUp;
    this.#patience = { ...PATIENCE, ...patience };
    this.#pause = new GrowingPause(this.#patience.firstPauseMs, this.#patience.longestPauseMs);
    this.ready = new Promise((resolve) => {
      this.#settleReady = resolve;
    });
    this.#start();
  }

  /** Starts it again with other settings, at once. */
  async restartWith(changes: NodeJS.ProcessEnv): Promise<void> {
    Object.assign(this.#changes, changes);
    this.#pause.reset();
    if (this.#restart) this.#startNow();
    else if (this.#child) await this.#end(this.#child);
  }

  /** Passes a signal on. One that still starts has nothing to do at it. */
  signal(signal: NodeJS.Signals): void {
    if (this.#isReady) this.#child?.kill(signal);
  }

  /** Asks it to end, waits, and ends it by force after a while; at any time. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    if (this.#restart) clearTimeout(this.#restart);
    if (this.#child) await this.#end(this.#child);
  }

  #startNow(): void {
    if (this.#restart) clearTimeout(this.#restart);
    this.#restart = null;
    this.#start();
  }

  #start(): void {
    const startedAt = performance.now();
    const { command, environment, showsOutput } = this.#program;
    const child = spawn(process.execPath, [...command], {
      env: { ...environment, ...this.#changes },
      stdio: ['ignore', showsOutput ? 'inherit' : 'ignore', 'inherit', 'ipc'],
      // Ctrl-C reaches the whole group; only the launcher acts on it and stops its children in order.
      detached: true,
    });
    this.#child = child;
    this.#isReady = false;
    this.#lastMessage = null;
    let isFinal = false;
    const starting = setTimeout(() => this.#killHanging(child, 'It did not get ready'), this.#patience.startMs);
    const silence = this.#watchSilence(child);
    child.on('message', (message: ChildMessage) => {
      silence.heard();
      if (message.kind === 'ready') {
        clearTimeout(starting);
        this.#becomeReady(message.port);
      } else if (message.kind === 'failed') {
        this.#lastMessage = message.message;
        isFinal = message.isFinal;
      }
    });
    // Where it could not even be started there is no `exit`.
    let hasEnded = false;
    const ended = (reason: Readonly<Record<string, unknown>>) => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(starting);
      silence.stop();
      this.#ended(performance.now() - startedAt, isFinal, reason);
    };
    child.on('exit', (code, signal) => ended({ code, signal }));
    child.on('error', (error) => {
      if (child.pid === undefined) ended({ err: error });
      else this.#log.warn({ child: this.#program.name, err: error }, 'A process could not be told something');
    });
  }

  #becomeReady(port: number | null): void {
    this.#isReady = true;
    this.#wasEverReady = true;
    this.#failingSince = null;
    // The address that was told stays right when the port was any free one.
    if (port !== null) this.#changes.PORT = String(port);
    this.#settleReady(port);
  }

  #ended(livedMs: number, isFinal: boolean, reason: Readonly<Record<string, unknown>>): void {
    const { name } = this.#program;
    const wasReady = this.#isReady;
    this.#child = null;
    this.#isReady = false;
    if (this.#isStopping) return;
    if (!wasReady) this.#failingSince ??= performance.now() - livedMs;
    const failingMs = this.#failingSince === null ? 0 : performance.now() - this.#failingSince;
    const isHopeless = failingMs > (this.#wasEverReady ? this.#patience.failingMs : this.#patience.firstFailingMs);
    if (isHopeless || (isFinal && !this.#wasEverReady)) {
      this.#isStopping = true;
      this.#whenGivenUp(new Error(this.#lastMessage ?? `The ${name} process ends before it is ready, again and again; see the log.`));
      return;
    }
    if (wasReady && livedMs > this.#patience.healthyMs) this.#pause.reset();
    const pauseMs = this.#pause.next();
    this.#log.error({ child: name, ...reason, message: this.#lastMessage, pauseMs }, 'A process ended and is started again');
    this.#restart = setTimeout(() => this.#startNow(), pauseMs);
  }

  #watchSilence(child: ChildProcess): { heard(): void; stop(): void } {
    let silentLooks = 0;
    const timer = setInterval(() => {
      if (!this.#isReady) return;
      silentLooks += 1;
      if (silentLooks > LOOKS) {
        clearInterval(timer);
        this.#killHanging(child, 'It said nothing');
      }
    }, this.#patience.silentMs / LOOKS);
    return {
      heard: () => {
        silentLooks = 0;
      },
      stop: () => clearInterval(timer),
    };
  }

  #killHanging(child: ChildProcess, reason: string): void {
    this.#log.error({ child: this.#program.name, reason }, 'A process hangs and is killed');
    child.kill('SIGKILL');
  }

  async #end(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), this.#patience.stopMs);
      child.once('exit', () => {
        clearTimeout(timer);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }
}

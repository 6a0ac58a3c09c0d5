import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { isAbsolute, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf, commandOf, isRunning, signal, variableOf } from './processes.ts';

/** Password of the user `admin`, and of those that `addPeople` makes. */
export const PASSWORD = 'a password for benchmarks';

/** How long the launcher may take for an end in order. */
const END_MS = 60_000;
/** Pause before a launcher that ended is started again, as a service manager makes it. */
const RESTART_MS = 500;

export interface ProductOptions {
  /** Absolute path of the repository, where the product is built. */
  readonly root: string;
  /** Absolute path. */
  readonly dataFolder: string;
  /** 0 takes any free port, and keeps it over restarts. */
  readonly port: number;
  /** Settings beside these, as environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * The built product, run as an operator runs it: the launcher, started again by a service manager (this object) whenever it ends.
 *
 * Nothing is asked of its insides: its processes are found by /proc, its database by the environment of its processes.
 */
export class Product {
  readonly address: string;
  /** Times the launcher was started. */
  starts = 0;
  /** What it said on standard error, the newest last. */
  readonly words: string[] = [];
  readonly #options: ProductOptions;
  readonly #port: number;
  #launcher: ChildProcess | null = null;
  #isEnding = false;
  #wasReady = false;
  #restart: NodeJS.Timeout | null = null;

  /** Nothing of it is left behind when this program is interrupted. */
  readonly #onInterrupt = () => {
    this.#isEnding = true;
    this.#killAll();
    process.exit(130);
  };

  private constructor(options: ProductOptions, port: number) {
    this.#options = options;
    this.#port = port;
    this.address = `http://127.0.0.1:${port}`;
  }

  /** Starts it and waits until it says that it is ready. @throws Error when it is not built or ends before */
  static async start(options: ProductOptions): Promise<Product> {
    if (!existsSync(launcherFile(options.root))) throw new Error('Retron is not built: run `node scripts/build.mjs` first.');
    const product = new Product(options, options.port === 0 ? await freePort() : options.port);
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, product.#onInterrupt);
    await product.#launch();
    return product;
  }

  get launcherPid(): number | null {
    const pid = this.#launcher?.pid;
    return pid !== undefined && isRunning(pid) ? pid : null;
  }

  /** The newest process of that kind below the launcher. */
  pidOf(role: 'web' | 'worker'): number | null {
    const launcher = this.launcherPid;
    if (launcher === null) return null;
    return childrenOf(launcher).findLast((pid) => commandOf(pid).some((word) => word.endsWith(`/${role}.js`))) ?? null;
  }

  /** Every process of the product but those of the database. */
  get pids(): readonly number[] {
    const launcher = this.launcherPid;
    return launcher === null ? [] : [launcher, ...childrenOf(launcher).filter((pid) => pid !== this.postmasterPid)];
  }

  /** The first process of its own database; null while it does not run. */
  get postmasterPid(): number | null {
    try {
      const pid = Number.parseInt(readFileSync(join(this.#databaseFolder, 'postmaster.pid'), 'utf8'), 10);
      // The file outlives a killed server, and its number may be another program's by now.
      return isRunning(pid) && commandOf(pid).some((word) => word.includes('postgres')) ? pid : null;
    } catch {
      return null;
    }
  }

  /** Processes of the database that serve a connection. */
  get backendPids(): readonly number[] {
    const postmaster = this.postmasterPid;
    return postmaster === null
      ? []
      : childrenOf(postmaster).filter((pid) => /^postgres: \S+ \S+ 127\.0\.0\.1/.test(commandOf(pid)[0] ?? ''));
  }

  get databasePids(): readonly number[] {
    const postmaster = this.postmasterPid;
    return postmaster === null ? [] : [postmaster, ...childrenOf(postmaster)];
  }

  /** Where its database answers, with the password; null while nothing runs that knows. */
  get databaseUrl(): string | null {
    for (const role of ['web', 'worker'] as const) {
      const pid = this.pidOf(role);
      const url = pid === null ? null : variableOf(pid, 'DATABASE_URL');
      if (url !== null) return url;
    }
    return this.#rememberedDatabaseUrl;
  }

  /** As the data folder has it, for a product that does not hand it on by its environment. */
  get #rememberedDatabaseUrl(): string | null {
    try {
      const { port, password } = JSON.parse(readFileSync(join(this.#options.dataFolder, 'database.json'), 'utf8')) as Record<
        string,
        unknown
      >;
      if (typeof port !== 'number' || typeof password !== 'string') return null;
      return `postgres://retron:${encodeURIComponent(password)}@127.0.0.1:${port}/retron`;
    } catch {
      return null; // not made yet
    }
  }

  /** Ends it in order; it is not started again. */
  async end(): Promise<void> {
    this.#isEnding = true;
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.removeListener(name, this.#onInterrupt);
    if (this.#restart) clearTimeout(this.#restart);
    const launcher = this.launcherPid;
    if (launcher !== null) signal(launcher, 'SIGTERM');
    const deadline = Date.now() + END_MS;
    while (this.launcherPid !== null && Date.now() < deadline) await sleep(100);
    this.#killAll();
  }

  /** Ends everything of it without a word; the service manager starts it again. */
  killEverything(): void {
    this.#killAll();
  }

  #killAll(): void {
    for (const pid of [...this.pids, ...this.databasePids]) signal(pid, 'SIGKILL');
  }

  get #databaseFolder(): string {
    const usual = join(this.#options.dataFolder, 'postgres');
    try {
      const { folder } = JSON.parse(readFileSync(join(this.#options.dataFolder, 'database.json'), 'utf8')) as { folder?: string };
      if (folder === undefined) return usual;
      return isAbsolute(folder) ? folder : join(this.#options.dataFolder, folder);
    } catch {
      return usual; // not made yet
    }
  }

  /** @returns when it said that it is ready; rejects when it ends before */
  #launch(): Promise<void> {
    this.starts++;
    const { DATABASE_URL: _, npm_lifecycle_event: __, ...environment } = process.env;
    const launcher = spawn(process.execPath, [launcherFile(this.#options.root)], {
      cwd: this.#options.root,
      env: {
        ...environment,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        RETRON_DATA: this.#options.dataFolder,
        RETRON_ADMIN_PASSWORD: PASSWORD,
        ...this.#options.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // Ctrl-C reaches this program, which ends the product in order
    });
    this.#launcher = launcher;
    launcher.stderr.on('data', (chunk) => this.#hear(String(chunk)));
    const ready = new Promise<void>((resolve, reject) => {
      launcher.stdout.on('data', (chunk) => String(chunk).includes('Retron is ready at') && resolve());
      launcher.once('error', reject);
      launcher.once('exit', (code) => reject(new Error(`The launcher ended with ${code}:\n${this.words.slice(-20).join('\n')}`)));
    });
    ready.catch(() => undefined); // only the first start waits for it
    launcher.once('exit', () => {
      if (!this.#isEnding && this.#wasReady) this.#restart = setTimeout(() => void this.#launch(), RESTART_MS);
    });
    void ready.then(
      () => {
        this.#wasReady = true;
      },
      () => undefined,
    );
    return ready;
  }

  #hear(text: string): void {
    this.words.push(...text.split('\n').filter(Boolean));
    if (this.words.length > 400) this.words.splice(0, this.words.length - 200);
  }
}

const launcherFile = (root: string): string => join(root, 'dist/server/launcher.js');

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentOf } from '../launcher/process-identity.ts';
import { entryCommand } from './entry-command.ts';

export interface TestLauncher {
  readonly output: { stdout: string; stderr: string };
  /** Resolves with the address once the ready line is out (for a mere worker, which has none, with the line); rejects when it ends without. */
  readonly ready: Promise<string>;
  readonly ended: Promise<number | null>;
  stop(): Promise<number | null>;
  /** Ends the launcher, its children and the database without a word. */
  killEverything(): Promise<void>;
  /** Process numbers of those that run just now. */
  processes(): Readonly<Record<Part, number | null>>;
  signal(signal: NodeJS.Signals): void;
  /** Reads no more of what it writes, as a terminal that was closed. */
  closeOutput(): void;
}

/** What the launcher keeps running. */
export type Part = 'database' | 'web' | 'worker';

function childrenOf(pid: number): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => parentOf(child) === pid);
}

function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return ''; // ended meanwhile
  }
}

function postgresPid(dataFolder: string): number | null {
  const file = join(dataFolder, 'postgres/postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null;
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // ended by itself meanwhile
  }
}

/** What `npm start` runs once everything is built. */
export function startLauncher(dataFolder: string, settings: Readonly<Record<string, string>> = {}): TestLauncher {
  const { DATABASE_URL: _, npm_lifecycle_event: __, RETRON_ROLE: ___, ...environment } = process.env;
  const child: ChildProcess = spawn(process.execPath, entryCommand('launcher'), {
    env: { ...environment, PORT: '0', RETRON_DATA: dataFolder, RETRON_WORKERS: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output.stdout += chunk;
      const line = /^Retron is ready at (http:\/\/\S+)\n/.exec(output.stdout) ?? /^(Retron's worker is ready)\n/.exec(output.stdout);
      if (line) resolve(line[1]);
    });
    child.stderr?.on('data', (chunk) => {
      output.stderr += chunk;
    });
    ended.then((code) => reject(new Error(`The launcher ended with ${code}: ${output.stderr}`)));
  });
  ready.catch(() => undefined); // a test that expects it to end does not look at it
  return {
    output,
    ready,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    killEverything: async () => {
      const children = childrenOf(child.pid as number);
      const postgres = postgresPid(dataFolder);
      kill(child.pid as number);
      for (const pid of children) kill(pid);
      if (postgres !== null) kill(postgres);
      await ended;
    },
    processes: () => {
      const children = childrenOf(child.pid as number);
      const childOf = (name: 'web' | 'worker') =>
        children.find((pid) => commandLineOf(pid).includes(entryCommand(name).at(-1) as string)) ?? null;
      return { database: postgresPid(dataFolder), web: childOf('web'), worker: childOf('worker') };
    },
    signal: (signal) => {
      child.kill(signal);
    },
    closeOutput: () => {
      child.stdout?.destroy();
      child.stderr?.destroy();
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { entryCommand } from './entry-command.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export interface TestProcess {
  readonly pid: number;
  /** Of a web process; 0 for a worker. */
  readonly port: number;
  /** Of a web process, such as `http://127.0.0.1:41234`; empty for a worker. */
  readonly address: string;
  /** What it has logged so far. */
  log(): string;
  /** Ends it without a word, as a crash does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => (child.exitCode !== null || child.signalCode !== null ? resolve() : child.once('exit', () => resolve())));
}

/** The real web or worker process on a test database, with a data folder of its own, ready to serve. */
export async function startTestProcess(
  name: 'web' | 'worker',
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<TestProcess> {
  const dataFolder = makeTemporaryFolder();
  const child = spawn(process.execPath, entryCommand(name), {
    env: { ...process.env, DATABASE_URL: databaseUrl, RETRON_DATA: dataFolder, RETRON_WORKERS: '1', PORT: '0', ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number | null>((resolve, reject) => {
    child.once('message', (message: { readonly port: number | null }) => resolve(message.port));
    child.once('exit', (code) => reject(new Error(`The ${name} ended with ${code}`)));
  });
  const endWith = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended(child);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return {
    pid: child.pid as number,
    port: port ?? 0,
    address: port === null ? '' : `http://127.0.0.1:${port}`,
    log: () => readFileSync(join(dataFolder, 'logs', `${name}.log`), 'utf8'),
    kill: () => endWith('SIGKILL'),
    stop: () => endWith('SIGTERM'),
  };
}

/** The real worker process on a test database, ready for jobs. */
export const startTestWorker = (databaseUrl: string): Promise<TestProcess> => startTestProcess('worker', databaseUrl);

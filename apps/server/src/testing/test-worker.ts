import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ENTRY_FLAGS, entryFile } from '../repository-root.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export interface TestWorker {
  /** Ends it without a word, as a crash does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => (child.exitCode !== null || child.signalCode !== null ? resolve() : child.once('exit', () => resolve())));
}

/** The real worker process on a test database, ready for jobs. */
export async function startTestWorker(databaseUrl: string): Promise<TestWorker> {
  const dataFolder = makeTemporaryFolder();
  const child = spawn(process.execPath, [...ENTRY_FLAGS, entryFile('worker')], {
    env: { ...process.env, DATABASE_URL: databaseUrl, RETRON_DATA: dataFolder, RETRON_WORKERS: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The worker ended with ${code}`)));
  });
  const endWith = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended(child);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { kill: () => endWith('SIGKILL'), stop: () => endWith('SIGTERM') };
}

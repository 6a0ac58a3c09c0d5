import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildMessage } from '../launcher/supervised-process.ts';
import { entryCommand } from './entry-command.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export interface TestWeb {
  readonly port: number;
  /** Such as `http://127.0.0.1:41234`. */
  readonly address: string;
  /** What it has logged so far. */
  log(): string;
  /** Ends it without a word, as a crash does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** The real web process on a test database, with a data folder of its own, listening on this machine. @param port - 0: any free one */
export async function startTestWeb(databaseUrl: string, port = 0): Promise<TestWeb> {
  const dataFolder = makeTemporaryFolder();
  const child: ChildProcess = spawn(process.execPath, entryCommand('web'), {
    env: { ...process.env, DATABASE_URL: databaseUrl, RETRON_DATA: dataFolder, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const listeningAt = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: ChildMessage) => {
      if (message.kind === 'ready') resolve(message.port as number);
      else reject(new Error(message.kind === 'failed' ? message.message : 'The web process was never ready'));
    });
    ended.then((code) => reject(new Error(`The web process ended with ${code}`)));
  });
  const endWith = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return {
    port: listeningAt,
    address: `http://127.0.0.1:${listeningAt}`,
    log: () => readFileSync(join(dataFolder, 'logs/web.log'), 'utf8'),
    kill: () => endWith('SIGKILL'),
    stop: () => endWith('SIGTERM'),
  };
}

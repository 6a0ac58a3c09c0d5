import { type ChildProcess, spawn } from 'node:child_process';
import { entryCommand } from './entry-command.ts';

export interface OperatorRun {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
}

/** What `retron backup` and its like run. */
export function runOperator(words: readonly string[], settings: Readonly<Record<string, string>> = {}): OperatorRun {
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, [...entryCommand('operator'), ...words], {
    env: { ...environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.on('data', (chunk) => {
      output[name] += chunk;
    });
  }
  return { child, ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, ...output }))) };
}

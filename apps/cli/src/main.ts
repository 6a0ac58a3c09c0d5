import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { CommandIo } from '@retron/command';
import { COMMANDS } from './commands.ts';
import { dispatch } from './dispatch.ts';

/** The nearest folder above this file that is the repository: it works from source and from `dist`. */
function repositoryRoot(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    try {
      if (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name === 'retron') return folder;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error('The repository of Retron was not found above the program.');
}

/** Aborts at the first Ctrl-C or request to end; the second ends the program as it always does. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}

function processIo(): CommandIo {
  return {
    lines: () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
    progress: (text) => process.stderr.write(text),
    isTerminal: process.stderr.isTTY === true,
    interruption,
    environment: process.env,
    root: repositoryRoot(),
  };
}

// A reader that closes early, such as `head`, ends the program quietly.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await dispatch(process.argv.slice(2), COMMANDS, processIo());

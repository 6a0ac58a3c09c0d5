import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Command, CommandIo } from './command.ts';
import { COMMANDS } from './commands.ts';

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

function processIo(): CommandIo {
  return {
    lines: () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
    progress: (text) => process.stderr.write(text),
    environment: process.env,
    root: repositoryRoot(),
  };
}

function overview(): string {
  const width = Math.max(...COMMANDS.map((command) => command.name.length));
  const rows = COMMANDS.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`);
  return ['Usage: retron <command> [options]', '', 'Commands:', ...rows, '', 'retron <command> --help says more of one.'].join('\n');
}

/** The command whose words stand first in `words`, and what follows them. */
function findCommand(words: readonly string[]): { command: Command; args: readonly string[] } | null {
  const byLength = [...COMMANDS].sort((a, b) => b.name.length - a.name.length);
  for (const command of byLength) {
    const name = command.name.split(' ');
    if (name.every((word, i) => words[i] === word)) return { command, args: words.slice(name.length) };
  }
  return null;
}

async function main(words: readonly string[]): Promise<number> {
  const io = processIo();
  const found = findCommand(words);
  if (!found) {
    const wantsHelp = words.length === 0 || words[0] === '--help' || words[0] === 'help';
    if (!wantsHelp) io.err(`Unknown command: ${words.join(' ')}\n`);
    (wantsHelp ? io.out : io.err)(overview());
    return wantsHelp ? 0 : 2;
  }
  if (found.args.includes('--help')) {
    io.out(`${found.command.summary}\n\nUsage: ${found.command.usage}`);
    return 0;
  }
  return found.command.run(found.args, io);
}

// A reader that closes early, such as `head`, ends the program quietly.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await main(process.argv.slice(2));

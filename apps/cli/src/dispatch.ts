import type { Command, CommandIo } from '@retron/command';

function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => command.name.length));
  const rows = commands.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`);
  return ['Usage: retron <command> [options]', '', 'Commands:', ...rows, '', 'retron <command> --help says more of one.'].join('\n');
}

/** The command whose words stand first in `words`, and what follows them; of two that fit, the one of more words. */
function findCommand(words: readonly string[], commands: readonly Command[]): { command: Command; args: readonly string[] } | null {
  const byLength = [...commands].sort((a, b) => b.name.length - a.name.length);
  for (const command of byLength) {
    const name = command.name.split(' ');
    if (name.every((word, i) => words[i] === word)) return { command, args: words.slice(name.length) };
  }
  return null;
}

/**
 * Runs the command that `words` begin with, or explains the commands.
 *
 * @param words - what follows `retron`
 * @returns the exit status: that of the command, 0 after help that was asked for, 2 for a command nobody knows
 */
export async function dispatch(words: readonly string[], commands: readonly Command[], io: CommandIo): Promise<number> {
  const found = findCommand(words, commands);
  if (!found) {
    const wantsHelp = words.length === 0 || words[0] === '--help' || words[0] === 'help';
    if (!wantsHelp) io.err(`Unknown command: ${words.join(' ')}\n`);
    (wantsHelp ? io.out : io.err)(overview(commands));
    return wantsHelp ? 0 : 2;
  }
  if (found.args.includes('--help')) {
    io.out(`${found.command.summary}\n\nUsage: ${found.command.usage}`);
    return 0;
  }
  return found.command.run(found.args, io);
}

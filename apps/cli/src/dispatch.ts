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
 * Runs the command that `words` begin with, or explains the commands; where `words` begin several (`user --help`), those alone.
 *
 * @param words - what follows `retron`
 * @returns the exit status: that of the command, 0 after help that was asked for, 2 for a command nobody knows
 */
export async function dispatch(words: readonly string[], commands: readonly Command[], io: CommandIo): Promise<number> {
  const found = findCommand(words, commands);
  if (!found) {
    const asked = words.filter((word) => word !== '--help' && word !== 'help');
    const group = commands.filter(({ name }) => asked.length > 0 && name.startsWith(`${asked.join(' ')} `));
    const wantsHelp = asked.length === 0 || (group.length > 0 && asked.length < words.length);
    if (!wantsHelp) io.err(`Unknown command: ${words.join(' ')}\n`);
    (wantsHelp ? io.out : io.err)(overview(group.length > 0 ? group : commands));
    return wantsHelp ? 0 : 2;
  }
  if (found.args.includes('--help')) {
    io.out(`${found.command.summary}\n\nUsage: ${found.command.usage}`);
    return 0;
  }
  return found.command.run(found.args, io);
}

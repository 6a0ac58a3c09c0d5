import { backupCheckCommand, backupCommand } from '../operator/backup-commands.ts';
import { type OperatorCommand, UsageError } from '../operator/operator-command.ts';
import { restoreCommand } from '../operator/restore-command.ts';
import { upgradeCommand } from '../operator/upgrade-command.ts';
import { userAddCommand, userDisableCommand, userEnableCommand, userListCommand, userResetCommand } from '../operator/user-commands.ts';

/** Of two that fit the one of more words stands first. */
const COMMANDS: readonly OperatorCommand[] = [
  backupCheckCommand,
  backupCommand,
  restoreCommand,
  upgradeCommand,
  userAddCommand,
  userListCommand,
  userDisableCommand,
  userEnableCommand,
  userResetCommand,
];

/** The command whose words stand first, and what follows them. */
function find(words: readonly string[]): { readonly command: OperatorCommand; readonly args: readonly string[] } | null {
  for (const command of COMMANDS) {
    const name = command.name.split(' ');
    if (name.every((word, index) => words[index] === word)) return { command, args: words.slice(name.length) };
  }
  return null;
}

/** @returns the exit status: 0 done, 1 failed, 2 called wrongly */
async function main(words: readonly string[]): Promise<number> {
  const found = find(words);
  if (found === null) {
    console.error(['Commands for operators:', ...COMMANDS.map(({ name, usage }) => `  ${name} ${usage}`)].join('\n'));
    return 2;
  }
  const ending = new AbortController();
  // What was begun is taken away first. Ctrl-C arrives more than once: from the terminal and from whoever started this.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort());
  try {
    const { command, args } = found;
    await command.run(args, { tell: console.log, say: console.error, environment: process.env, signal: ending.signal });
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (!(error instanceof UsageError)) return 1;
    console.error(`Usage: ${found.command.name} ${found.command.usage}`);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));

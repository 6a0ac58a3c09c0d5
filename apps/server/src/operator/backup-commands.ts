import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Backup } from '../backup/backup-format.ts';
import { readBackup } from '../backup/read-backup.ts';
import { sizeText, writeBackup } from '../backup/write-backup.ts';
import { findPlace, withSharedDatabase } from './installation-place.ts';
import { type OperatorCommand, readArguments } from './operator-command.ts';

/** A backup in one line. */
function summaryOf(file: string, { head, contents }: Backup): string {
  const rows = (name: string) => contents.tables.find((table) => table.name === name)?.rows ?? 0;
  return (
    `${file}: ${sizeText(statSync(file).size)}, of ${head.createdAt}, Retron ${head.build}, PostgreSQL ${head.postgres}; ` +
    `${rows('users')} users, ${rows('projects')} projects, ${rows('queries')} queries, ${rows('suggestions')} suggestions`
  );
}

export const backupCommand: OperatorCommand = {
  name: 'backup',
  usage: 'FILE [--data FOLDER] [--with-libraries]',
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, { data: { type: 'string' }, 'with-libraries': { type: 'boolean' } }, 1);
    const file = resolve(positionals[0]);
    const place = findPlace(values.data, context);
    context.say(`Backing up ${place.name} ...`);
    const { dataFolder, libraryFolder } = place;
    const withLibraries = values['with-libraries'] ?? false;
    const backup = await withSharedDatabase(place, (url) =>
      writeBackup({ url, file, dataFolder, libraryFolder, withLibraries, ...context }),
    );
    context.tell(`Written ${summaryOf(file, backup)}.`);
  },
};

export const backupCheckCommand: OperatorCommand = {
  name: 'backup check',
  usage: 'FILE',
  run: async (args, context) => {
    const file = resolve(readArguments(args, {}, 1).positionals[0]);
    context.tell(`Sound: ${summaryOf(file, await readBackup(file, context.signal))}.`);
  },
};

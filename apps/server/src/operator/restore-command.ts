import { resolve } from 'node:path';
import { backupBefore } from '../backup/before-change.ts';
import { readBackup } from '../backup/read-backup.ts';
import { holdsAnything, restoreBackup } from '../backup/restore-backup.ts';
import { findPlace, withOwnDatabase } from './installation-place.ts';
import { type OperatorCommand, readArguments } from './operator-command.ts';

export const restoreCommand: OperatorCommand = {
  name: 'restore',
  usage: 'FILE [--data FOLDER] [--replace]',
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, { data: { type: 'string' }, replace: { type: 'boolean' } }, 1);
    const file = resolve(positionals[0]);
    const place = findPlace(values.data, context);
    const { dataFolder, libraryFolder } = place;
    const replaces = values.replace ?? false;
    const { say, signal } = context;
    const backup = await readBackup(file, signal);
    say(`The backup is sound: of ${backup.head.createdAt}, written by Retron ${backup.head.build}. Restoring it into ${place.name} ...`);
    await withOwnDatabase(place, async (url) => {
      if (replaces && (await holdsAnything(url, signal))) {
        say(`What is there goes into ${await backupBefore('restore', { url, dataFolder, libraryFolder, say, signal })}.`);
      }
      await restoreBackup(backup, { file, url, dataFolder, libraryFolder, replaces, say, signal });
    });
    context.tell(`Restored into ${place.name}. Passwords are as they were; everybody signs in anew.`);
  },
};

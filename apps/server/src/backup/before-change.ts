import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError, writeFailure } from './backup-error.ts';
import { type BackupRequest, writeBackup } from './write-backup.ts';

/** Backups that Retron made by itself; older ones are taken away. */
const KEPT = 3;
const OWN_NAME = /^before-.*\.tar\.gz$/;

/** Seconds are enough: Retron runs once in a data folder. */
const stamp = () => new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');

function keepNewest(folder: string): void {
  const age = (name: string) => statSync(join(folder, name)).mtimeMs;
  const own = readdirSync(folder).filter((name) => OWN_NAME.test(name));
  for (const name of own.sort((a, b) => age(b) - age(a)).slice(KEPT)) rmSync(join(folder, name));
}

/**
 * Writes `backups/before-<what>-<time>.tar.gz` of the data folder and keeps the newest of these.
 *
 * @param what - the change to come, such as the name of a migration
 * @returns the file
 * @throws BackupError
 */
export async function backupBefore(what: string, request: Omit<BackupRequest, 'file' | 'withLibraries'>): Promise<string> {
  const folder = join(request.dataFolder, 'backups');
  const file = join(folder, `before-${what}-${stamp()}.tar.gz`);
  try {
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
    // What a start that was killed left half written.
    for (const name of readdirSync(folder)) if (name.startsWith('before-') && name.endsWith('.partial')) rmSync(join(folder, name));
  } catch (error) {
    throw writeFailure(file, error);
  }
  await writeBackup({ ...request, file, withLibraries: false });
  keepNewest(folder);
  return file;
}

/**
 * The same for `migrateDatabase`, which holds the lock of migrations then.
 *
 * @throws BackupError that says how to go on without
 */
export function backupBeforeMigration(
  request: Pick<BackupRequest, 'url' | 'dataFolder' | 'libraryFolder' | 'say' | 'signal'>,
): (pending: readonly { readonly name: string }[]) => Promise<void> {
  return async (pending) => {
    request.say('Writing a backup before the database is brought up to date ...');
    try {
      request.say(`Written: ${await backupBefore(pending[0].name, { ...request, isLocked: true })}`);
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      throw new BackupError(
        error.kind,
        `${error.message} The database needs to be brought up to date, and without a backup that is not done. Make one, or set ` +
          'RETRON_BACKUP_BEFORE_MIGRATION=no.',
      );
    }
  };
}

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { shippedFolder } from '@retron/installation';
import { BackupError } from '../backup/backup-error.ts';
import { embeddedDatabaseUrl, startEmbeddedDatabase } from '../database/embedded/embedded.ts';
import { makeDataFolder } from '../launcher/data-folder.ts';
import { AlreadyRunning, lockDataFolder } from '../launcher/instance-lock.ts';
import { REPOSITORY_ROOT } from '../repository-root.ts';
import { readSettings } from '../settings.ts';
import type { OperatorContext } from './operator-command.ts';

/** The installation that a command works on, as settings and `--data` say. */
export interface InstallationPlace {
  readonly dataFolder: string;
  /** Null: the database of the data folder. */
  readonly databaseUrl: string | null;
  readonly libraryFolder: string;
  /** How messages call the database. */
  readonly name: string;
}

/** @param data - the option `--data`, relative to where the command is called. @throws SettingsError */
export function findPlace(data: string | undefined, { environment }: OperatorContext): InstallationPlace {
  const { dataFolder, databaseUrl } = readSettings(data === undefined ? environment : { ...environment, RETRON_DATA: resolve(data) });
  const external = databaseUrl === null ? null : new URL(databaseUrl);
  return {
    dataFolder,
    databaseUrl,
    libraryFolder: shippedFolder(REPOSITORY_ROOT),
    name: external === null ? `the database of ${dataFolder}` : `the database ${external.host}${external.pathname} (DATABASE_URL)`,
  };
}

/** Starts the database of a data folder that nobody else uses, for the time of the work. */
async function withStarted<T>(dataFolder: string, work: (url: string) => Promise<T>): Promise<T> {
  const database = await startEmbeddedDatabase({ dataFolder });
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}

/**
 * Works on a database that others may be using: the one that runs, or started for the time of the work.
 *
 * @throws BackupError `nothing-there`
 */
export async function withSharedDatabase<T>({ dataFolder, databaseUrl }: InstallationPlace, work: (url: string) => Promise<T>): Promise<T> {
  if (databaseUrl !== null) return work(databaseUrl);
  if (!existsSync(join(dataFolder, 'database.json'))) {
    throw new BackupError('nothing-there', `There is no database of Retron in ${dataFolder}. Name the data folder with --data.`);
  }
  let free: () => void;
  try {
    free = await lockDataFolder(dataFolder, 0);
  } catch (error) {
    const url = error instanceof AlreadyRunning ? embeddedDatabaseUrl(dataFolder) : null;
    if (url === null) throw error;
    return work(url);
  }
  try {
    return await withStarted(dataFolder, work);
  } finally {
    free();
  }
}

/** Works on a database that nobody else uses from this data folder; makes it where there is none. @throws AlreadyRunning */
export async function withOwnDatabase<T>({ dataFolder, databaseUrl }: InstallationPlace, work: (url: string) => Promise<T>): Promise<T> {
  makeDataFolder(dataFolder);
  const free = await lockDataFolder(dataFolder);
  try {
    return await (databaseUrl === null ? withStarted(dataFolder, work) : work(databaseUrl));
  } finally {
    free();
  }
}

import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backupBefore } from '../backup/before-change.ts';
import { readBackup } from '../backup/read-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { type Cluster, readCluster, writeCluster } from '../database/embedded/cluster.ts';
import { startEmbeddedDatabase } from '../database/embedded/embedded.ts';
import type { PostgresBinaries } from '../database/embedded/postgres-binaries.ts';
import type { InstallationPlace } from './installation-place.ts';
import type { OperatorContext } from './operator-command.ts';

/** The database of a data folder that has one. */
export function clusterOf(dataFolder: string): Cluster {
  const cluster = readCluster(dataFolder);
  if (cluster === null) throw new Error(`There is no database of Retron in ${dataFolder}. Name the data folder with --data.`);
  return cluster;
}

/** Takes away what a move that was cut off left, a running server included. */
async function clear(staging: string): Promise<void> {
  const cluster = readCluster(staging);
  if (cluster !== null && existsSync(cluster.folder)) {
    await (await startEmbeddedDatabase({ dataFolder: staging })).stop();
    rmSync(cluster.folder, { recursive: true, force: true });
  }
  rmSync(staging, { recursive: true, force: true });
}

/**
 * Moves a database into a new one of the packaged PostgreSQL, through a backup. The new one is made beside and takes the old one's place
 * when it is complete; the old one stays beside. The caller holds the data folder.
 *
 * @param older - programs that read the database as it is
 * @returns where the old database is kept
 */
export async function moveDatabase(
  { dataFolder, libraryFolder }: Pick<InstallationPlace, 'dataFolder' | 'libraryFolder'>,
  older: PostgresBinaries,
  { say, signal }: Pick<OperatorContext, 'say' | 'signal'>,
): Promise<string> {
  const before = clusterOf(dataFolder);
  const common = { dataFolder, libraryFolder, say, signal };
  const staging = join(dataFolder, 'upgrade');
  await clear(staging);

  const old = await startEmbeddedDatabase({ dataFolder, programs: older });
  let file: string;
  try {
    file = await backupBefore('postgresql-upgrade', { url: old.url, ...common });
  } finally {
    await old.stop();
  }
  say(`Written: ${file}`);

  mkdirSync(staging, { mode: 0o755 }); // the database's own user goes through it
  const made = await startEmbeddedDatabase({ dataFolder: staging });
  try {
    const backup = await readBackup(file, signal);
    await restoreBackup(backup, { ...common, dataFolder: staging, file, url: made.url, replaces: false });
  } finally {
    await made.stop();
  }

  // Cut off between these, the next start says that the database is missing and does nothing.
  const after = clusterOf(staging);
  const time = file.replace(/^.*-/, '').replace('.tar.gz', '');
  const kept = join(dirname(before.folder), `postgres-before-${time}`);
  // The old one's password, for whoever has to go back.
  copyFileSync(join(dataFolder, 'database.json'), join(dataFolder, `database-before-${time}.json`));
  renameSync(before.folder, kept);
  renameSync(after.folder, before.folder);
  writeCluster(dataFolder, { ...after, folder: before.folder, id: before.id });
  rmSync(staging, { recursive: true, force: true });
  return kept;
}

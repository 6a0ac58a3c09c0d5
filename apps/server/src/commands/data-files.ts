import { rmSync } from 'node:fs';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { type BuildRow, findBuildOf, listBuilds } from '../repositories/data-builds.ts';
import { countUses, listUsingQueries, type UsingQuery } from '../repositories/data-file-use.ts';
import { countDataChange, type DataFileKey, deleteSwitch, writeSwitch } from '../repositories/data-switches.ts';
import { filesOfWorkers } from '../repositories/processes.ts';
import type { User } from '../repositories/users.ts';
import { type Actor, audit } from './audit.ts';
import { type DataFolders, type InstalledFile, listInstalledFiles } from './installed-files.ts';
import { type Outcome, refuse } from './outcome.ts';

const UNKNOWN = 'There is no such library or catalogue on this machine.';
const MOST_QUERIES = 100;
const MOST_BUILDS = 20;

/** A library or catalogue with what this installation knows of it. */
export interface KnownFile extends InstalledFile {
  /** Queries that were planned with it. */
  readonly queries: number;
  /** The build that made it; null for one that was not made here. */
  readonly build: BuildRow | null;
  /** Workers and this process have it; false while they still read it, and where it lies on other machines than theirs. */
  readonly isReady: boolean;
}

/** Everything that is installed, and the newest builds; for special users. @param isHere - whether this process has read a file */
export async function readDataFiles(
  database: Database,
  folders: DataFolders,
  isHere: (file: InstalledFile) => boolean,
): Promise<{ readonly files: readonly KnownFile[]; readonly builds: readonly BuildRow[] }> {
  const [installed, uses, withWorkers, builds] = await Promise.all([
    listInstalledFiles(database, folders),
    countUses(database),
    filesOfWorkers(database),
    listBuilds(database, MOST_BUILDS),
  ]);
  const files = installed.map(async (each): Promise<KnownFile> => {
    const { hash } = each.file.header;
    return {
      ...each,
      queries: uses.find((use) => use.hash === hash)?.queries ?? 0,
      build: each.isOwn ? await findBuildOf(database, each.file.kind, hash) : null,
      isReady: withWorkers.has(hash) && isHere(each),
    };
  });
  return { files: await Promise.all(files), builds };
}

async function findFile(database: Database, folders: DataFolders, { kind, name }: DataFileKey): Promise<InstalledFile | null> {
  return (await listInstalledFiles(database, folders)).find(({ file }) => file.kind === kind && file.fullName === name) ?? null;
}

/** Switches a library or catalogue on or off: the next query is planned so. */
export async function switchDataFile(
  database: Database,
  folders: DataFolders,
  actor: Actor,
  key: DataFileKey,
  isOn: boolean,
): Promise<Outcome<void>> {
  const found = await findFile(database, folders, key);
  if (found === null) return refuse('not-found', UNKNOWN);
  if (found.isOn === isOn) return success(undefined);
  await database.transaction(async (transaction) => {
    await writeSwitch(transaction, { kind: key.kind, name: key.name, isOn });
    // Which libraries are on is asked when a query is started; threads are made with the catalogues that are.
    if (key.kind === 'catalog') await countDataChange(transaction);
    await audit(transaction, actor, isOn ? 'library switched on' : 'library switched off', key.name, { kind: key.kind });
  });
  return success(undefined);
}

/** Deletes a file of the team that is off, for ever; what was planned with it says so still. */
export async function removeDataFile(database: Database, folders: DataFolders, actor: Actor, key: DataFileKey): Promise<Outcome<void>> {
  const found = await findFile(database, folders, key);
  if (found === null) return refuse('not-found', UNKNOWN);
  if (!found.isOwn) return refuse('conflict', 'This file comes with Retron and cannot be deleted. It can be switched off.');
  if (found.isOn) return refuse('conflict', 'Please switch it off first: what is on may be planned with at this moment.');
  await database.transaction(async (transaction) => {
    await deleteSwitch(transaction, key);
    await countDataChange(transaction);
    const { kind, header, bytes } = found.file;
    await audit(transaction, actor, 'library deleted', key.name, { kind, sha256: header.hash, bytes });
    // Last: what is not written down does not happen.
    rmSync(found.file.path, { force: true });
  });
  return success(undefined);
}

/** Queries that were planned with a file, those that the user may see; the newest. */
export async function readUsingQueries(
  database: Database,
  folders: DataFolders,
  user: User,
  key: DataFileKey,
): Promise<Outcome<{ readonly queries: readonly UsingQuery[]; readonly total: number }>> {
  const found = await findFile(database, folders, key);
  if (found === null) return refuse('not-found', UNKNOWN);
  const { hash } = found.file.header;
  const [queries, uses] = await Promise.all([listUsingQueries(database, user.id, hash, MOST_QUERIES), countUses(database)]);
  return success({ queries, total: uses.find((use) => use.hash === hash)?.queries ?? 0 });
}

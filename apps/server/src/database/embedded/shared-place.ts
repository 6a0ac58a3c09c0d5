import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type Cluster, isSameFolder } from './cluster.ts';
import { SHARED_FOLDER } from './postgres-binaries.ts';

/** Written beside a database that lives outside its data folder: whose it is. */
const mark = z.object({ id: z.string(), dataFolder: z.string() });

const markOf = (folder: string) => join(dirname(folder), 'data-folder.json');

const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Where the database of a data folder goes that the database's own user cannot enter. */
export function newSharedPlace(dataFolder: string, id: string): string {
  const path = realpathSync(dataFolder);
  // Taken by a data folder that was here before and was moved since: a place of another name.
  const name = existsSync(join(SHARED_FOLDER, nameOf(path))) ? nameOf(`${path} ${id}`) : nameOf(path);
  return join(SHARED_FOLDER, name, 'postgres');
}

/** The folder above the database's, which its user can enter. */
function makeSharedParent(folder: string): void {
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  chmodSync(SHARED_FOLDER, 0o755);
  chmodSync(parent, 0o711);
}

function readMark(folder: string): z.infer<typeof mark> | null {
  const file = markOf(folder);
  return existsSync(file) ? mark.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

function writeMark(folder: string, id: string, dataFolder: string): void {
  const draft = `${markOf(folder)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({ id, dataFolder: realpathSync(dataFolder) }, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, markOf(folder));
}

function idIn(dataFolder: string): string | null {
  try {
    const { id } = JSON.parse(readFileSync(join(dataFolder, 'database.json'), 'utf8')) as { id?: string };
    return id ?? null;
  } catch {
    return null; // nothing there that could be an installation
  }
}

const refusal = (dataFolder: string, folder: string, owner: string | null) =>
  new Error(
    `The database that ${join(dataFolder, 'database.json')} names, ${folder}, belongs to ${owner ?? 'a data folder at another path'}. ` +
      'This data folder is a copy of that one, and copying does not copy a database outside it. ' +
      'Make a backup there (retron backup) and restore it into a new data folder (retron restore)' +
      (owner === null ? ', or start Retron once where the data folder was, and move it then.' : '.'),
  );

/**
 * Makes sure that a database outside the data folder belongs to it, and marks it.
 *
 * A data folder that was moved takes its database along; a copy of one that is still there is refused.
 */
export function claimSharedPlace({ folder, id }: Cluster, dataFolder: string): void {
  makeSharedParent(folder);
  const found = readMark(folder);
  if (found === null) {
    // Made by a version that did not mark it; its name tells for which path.
    if (dirname(folder) !== join(SHARED_FOLDER, nameOf(realpathSync(dataFolder))) && existsSync(folder))
      throw refusal(dataFolder, folder, null);
  } else if (!isSameFolder(found.dataFolder, dataFolder)) {
    const isMoved = found.id === id && idIn(found.dataFolder) !== id;
    if (!isMoved) throw refusal(dataFolder, folder, found.dataFolder);
  } else if (found.id === id) return;
  writeMark(folder, id, dataFolder);
}

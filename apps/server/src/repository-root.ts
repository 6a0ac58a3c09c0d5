import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function isRoot(folder: string): boolean {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name === 'retron';
  } catch {
    return false;
  }
}

function findRoot(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (isRoot(folder)) return folder;
    if (folder === dirname(folder)) throw new Error('No folder above this file holds the package.json named "retron".');
  }
}

/** The repository's folder: the nearest parent whose package.json is named `retron`, from source and from `dist` alike. */
export const REPOSITORY_ROOT = findRoot();

/** True in the bundles of `dist/server`, false when TypeScript sources run. */
export const IS_BUNDLED = import.meta.url.endsWith('.js');

/** The file of another entry of the server, to be run as a process or thread. */
export function entryFile(
  name: 'web' | 'worker' | 'planning-thread' | 'chemistry-thread' | 'unpacking-thread' | 'export-thread' | 'drawing-thread' | 'builder',
): string {
  return IS_BUNDLED ? join(REPOSITORY_ROOT, 'dist/server', `${name}.js`) : join(REPOSITORY_ROOT, 'apps/server/src/entries', `${name}.ts`);
}

/** Flags Node needs to run an entry: TypeScript sources are read through tsx. */
export const ENTRY_FLAGS: readonly string[] = IS_BUNDLED ? ['--enable-source-maps'] : ['--import', 'tsx'];

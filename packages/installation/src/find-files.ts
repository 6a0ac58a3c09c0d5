import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILE_ENDINGS } from '@retron/library';
import { failure, type Result, success } from '@retron/molecule';
import type { InstallationFailure } from './data-file.ts';

/** Family used where none is named. Source: spec section 9, "Default synthesis library family". */
const DEFAULT_FAMILY = 'chemsynth_core';

/** Where the data files lie that come with Retron. @param root - of the repository */
export function shippedFolder(root: string): string {
  return join(root, 'libraries');
}

/** Versions compare number by number: 1.10 is newer than 1.9. */
const byVersion = new Intl.Collator('en', { numeric: true }).compare;

/** The files of a folder with that ending, by name; none where there is no folder. */
export function filesWith(folder: string, ending: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.sort().map((name) => join(folder, name));
}

/** @param name - a file, or the name of a library that lies in the folder */
export function libraryPath(folder: string, name: string): string {
  return name.endsWith(DATA_FILE_ENDINGS.library) ? name : join(folder, `${name}${DATA_FILE_ENDINGS.library}`);
}

/** Which libraries are asked for: all of the folder, the newest of the default family, or these files and names. */
export type WantedLibraries = 'all' | 'default' | readonly string[];

export function findLibraries(folder: string, wanted: WantedLibraries): Result<readonly string[], InstallationFailure> {
  if (typeof wanted !== 'string') {
    const paths = wanted.map((name) => libraryPath(folder, name));
    const missing = paths.find((path) => !existsSync(path));
    return missing === undefined ? success(paths) : failure({ kind: 'no-library', message: `There is no library ${missing}.` });
  }
  if (!existsSync(folder)) return failure({ kind: 'no-folder', message: `There is no folder ${folder} with libraries.` });
  const paths = filesWith(folder, DATA_FILE_ENDINGS.library);
  if (wanted === 'all') return success(paths);
  const newest = paths
    .filter((path) => path.startsWith(join(folder, `${DEFAULT_FAMILY}-`)))
    .sort(byVersion)
    .at(-1);
  if (newest === undefined) return failure({ kind: 'no-library', message: `There is no ${DEFAULT_FAMILY} library in ${folder}.` });
  return success([newest]);
}

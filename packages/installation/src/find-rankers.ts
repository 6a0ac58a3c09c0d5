import { basename, dirname, extname } from 'node:path';
import { DATA_FILE_ENDINGS } from '@retron/library';
import { type Result, success } from '@retron/molecule';
import { readRankerHeader } from '@retron/planning';
import type { InstallationFailure, UnpackedFile } from './data-file.ts';
import { filesWith } from './find-files.ts';
import { type FileAsItLies, inFile, readDataFile } from './unpack-file.ts';

/** Rankers for the opened libraries. */
export interface FoundRankers {
  /** One for each library that has one, in the order of the libraries; read already, so that a large file is read once. */
  readonly files: readonly FileAsItLies[];
  /** What a person should know: a library whose ranker was made for another one. */
  readonly notes: readonly string[];
}

/**
 * Looks for rankers beside the libraries, by the hash they name: a file name says nothing of what was learned. Only headers are read.
 *
 * @param paths - of the libraries, in their order
 */
export function findRankers(libraries: readonly UnpackedFile[], paths: readonly string[]): Result<FoundRankers, InstallationFailure> {
  const served = new Map<string, FileAsItLies>();
  const folders = [...new Set(paths.map((path) => dirname(path)))];
  for (const path of folders.flatMap((folder) => filesWith(folder, DATA_FILE_ENDINGS.ranker))) {
    const file = readDataFile(path);
    if (!file.ok) return file;
    const header = readRankerHeader(file.value);
    if (!header.ok) return inFile(path, header.error);
    if (!served.has(header.value.libraryHash)) served.set(header.value.libraryHash, { path, bytes: file.value });
  }
  const rankers = [...served.values()];
  const found: FileAsItLies[] = [];
  const notes: string[] = [];
  for (const [index, { name, sha256 }] of libraries.entries()) {
    const ranker = served.get(sha256);
    if (ranker !== undefined) {
      found.push(ranker);
      continue;
    }
    const stem = basename(paths[index], extname(paths[index]));
    const namesake = rankers.find(({ path }) => basename(path, extname(path)) === stem);
    if (namesake !== undefined)
      notes.push(`${namesake.path} was made for another library than ${name}, whose suggestions are ranked without it.`);
  }
  return success({ files: found, notes });
}

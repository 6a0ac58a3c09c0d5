import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILE_ENDINGS } from '@retron/library';
import type { DataFileKind, InstallationFailure, UnpackedFile } from './data-file.ts';
import { filesWith } from './find-files.ts';
import { findRankers } from './find-rankers.ts';
import { type FileAsItLies, unpackFile, unpackRead } from './unpack-file.ts';

/** Where the libraries and catalogues of the team itself lie. */
export function ownFolder(dataFolder: string): string {
  return join(dataFolder, 'libraries');
}

/** What is wanted of them. */
interface WantedOwn {
  readonly libraries: boolean;
  readonly rankers: boolean;
  readonly catalogs: boolean;
}

/**
 * Unpacks the team's own files. One that cannot be used is left out with a note: it must not keep those that come with Retron from
 * being planned with.
 *
 * @param shipped - whose names are taken
 */
export function unpackOwn(
  folder: string,
  wanted: WantedOwn,
  shipped: readonly UnpackedFile[],
): { readonly files: readonly UnpackedFile[]; readonly notes: readonly string[] } {
  const files: UnpackedFile[] = [];
  const notes: string[] = [];
  if (!existsSync(folder)) return { files, notes };
  const unpackAll = (found: readonly (string | FileAsItLies)[], kind: DataFileKind): readonly string[] =>
    found.flatMap((each) => {
      const path = typeof each === 'string' ? each : each.path;
      const file = typeof each === 'string' ? unpackFile(each, kind) : unpackRead(each, kind);
      const objection = file.ok ? nameTaken(file.value, path, [...shipped, ...files]) : file.error;
      if (objection !== null) notes.push(`${objection.message} It is left out.`);
      if (!file.ok || objection !== null) return [];
      files.push({ ...file.value, isOwn: true });
      return [path];
    });
  if (wanted.libraries) {
    const paths = unpackAll(filesWith(folder, DATA_FILE_ENDINGS.library), 'library');
    const rankers = wanted.rankers ? findRankers([...files], paths) : null;
    if (rankers?.ok) unpackAll(rankers.value.files, 'ranker');
    if (rankers !== null) notes.push(...(rankers.ok ? rankers.value.notes : [`${rankers.error.message} It is left out.`]));
  }
  if (wanted.catalogs) unpackAll(filesWith(folder, DATA_FILE_ENDINGS.catalog), 'catalog');
  return { files, notes };
}

function nameTaken(file: UnpackedFile, path: string, others: readonly UnpackedFile[]): Pick<InstallationFailure, 'message'> | null {
  const isTaken = others.some(({ kind, name }) => kind === file.kind && name === file.name);
  return isTaken ? { message: `${path} cannot be used: there is another ${file.name}.` } : null;
}

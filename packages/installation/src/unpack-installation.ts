import { DATA_FILE_ENDINGS } from '@retron/library';
import { type Result, success } from '@retron/molecule';
import type { DataFileKind, InstallationFailure, UnpackedFile } from './data-file.ts';
import { filesWith, findLibraries, type WantedLibraries } from './find-files.ts';
import { findRankers } from './find-rankers.ts';
import { unpackOwn } from './own-files.ts';
import { type FileAsItLies, unpackFile, unpackRead } from './unpack-file.ts';

/** What a caller needs: nothing else is unpacked. */
export interface Wanted {
  readonly libraries: WantedLibraries;
  /** Of the opened libraries. */
  readonly rankers?: boolean;
  readonly catalogs?: boolean;
  /** The newest, which the forward direction ranks with. */
  readonly productWeights?: boolean;
  /** A folder with files of the team's own besides; see `ownFolder`. */
  readonly own?: string;
  /** Catalogues that are left out, by full name: they are switched off. */
  readonly withoutCatalogs?: readonly string[];
}

/** What threads that plan are given. */
export const FOR_PLANNING: Wanted = { libraries: 'all', rankers: true, catalogs: true, productWeights: true };

/** Data files in memory that threads share. It can be copied to a thread, which opens it by `openInstallation`. */
export interface UnpackedInstallation {
  /** Libraries, then their rankers, catalogues and weights; each kind by file name, or in the order asked. The team's own come last. */
  readonly files: readonly UnpackedFile[];
  /** What a person should know of the files. */
  readonly notes: readonly string[];
}

/**
 * Finds, unpacks and checks the data files that are asked for.
 *
 * @param folder - where the files lie that come with Retron
 */
export function unpackInstallation(folder: string, wanted: Wanted): Result<UnpackedInstallation, InstallationFailure> {
  const paths = findLibraries(folder, wanted.libraries);
  if (!paths.ok) return paths;
  const libraries = unpackAll(paths.value, 'library');
  if (!libraries.ok) return libraries;
  const rankers = wanted.rankers ? findRankers(libraries.value, paths.value) : success({ files: [], notes: [] });
  if (!rankers.ok) return rankers;
  const files = [...libraries.value];
  const others: readonly (readonly [DataFileKind, readonly (string | FileAsItLies)[]])[] = [
    ['ranker', rankers.value.files],
    ['catalog', wanted.catalogs ? filesWith(folder, DATA_FILE_ENDINGS.catalog) : []],
    ['product-weights', wanted.productWeights ? filesWith(folder, DATA_FILE_ENDINGS.products).slice(-1) : []],
  ];
  for (const [kind, found] of others) {
    const unpacked = unpackAll(found, kind);
    if (!unpacked.ok) return unpacked;
    files.push(...unpacked.value);
  }
  const { rankers: wantsRankers = false, catalogs: wantsCatalogs = false } = wanted;
  const ofOwn = { libraries: wanted.libraries === 'all', rankers: wantsRankers, catalogs: wantsCatalogs };
  const own = wanted.own === undefined ? { files: [], notes: [] } : unpackOwn(wanted.own, ofOwn, files);
  const isOff = ({ kind, name }: UnpackedFile) => kind === 'catalog' && wanted.withoutCatalogs?.includes(name) === true;
  return success({ files: [...files, ...own.files].filter((file) => !isOff(file)), notes: [...rankers.value.notes, ...own.notes] });
}

function unpackAll(found: readonly (string | FileAsItLies)[], kind: DataFileKind): Result<readonly UnpackedFile[], InstallationFailure> {
  const files: UnpackedFile[] = [];
  for (const each of found) {
    const file = typeof each === 'string' ? unpackFile(each, kind) : unpackRead(each, kind);
    if (!file.ok) return file;
    files.push(file.value);
  }
  return success(files);
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Catalog, inflateCatalog, inflateLibrary, openCatalog, openLibrary, type TransformLibrary } from '@retron/library';
import type { Result } from '@retron/molecule';
import { REPOSITORY_ROOT } from '../repository-root.ts';

/** Endings of the files of transform libraries and of catalogues. */
const LIBRARY_ENDING = '.rlib';
const CATALOG_ENDING = '.rcat';

/** Where the libraries and catalogues lie that come with Retron. */
const LIBRARY_FOLDER = join(REPOSITORY_ROOT, 'libraries');

/** Unpacked files, shared by all threads. */
export interface LibraryFiles {
  readonly libraries: readonly SharedArrayBuffer[];
  readonly catalogs: readonly SharedArrayBuffer[];
}

function orThrow<T>(result: Result<T>, what: string): T {
  if (!result.ok) throw new Error(`${what} cannot be read: ${result.error.message}`);
  return result.value;
}

/** Unpacks every library and catalogue into memory that threads can share. Sorted by file name. @throws when a file is damaged */
export function readLibraryFiles(): LibraryFiles {
  const names = existsSync(LIBRARY_FOLDER) ? readdirSync(LIBRARY_FOLDER).sort() : [];
  const read = (ending: string, inflate: typeof inflateLibrary) =>
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => orThrow(inflate(readFileSync(join(LIBRARY_FOLDER, name)), brotliDecompressSync), name));
  return { libraries: read(LIBRARY_ENDING, inflateLibrary), catalogs: read(CATALOG_ENDING, inflateCatalog) };
}

/** By full name. */
export function openLibraries({ libraries }: LibraryFiles): ReadonlyMap<string, TransformLibrary> {
  const opened = libraries.map((buffer) => orThrow(openLibrary(buffer), 'A library'));
  return new Map(opened.map((library) => [library.fullName, library]));
}

export function openCatalogs({ catalogs }: LibraryFiles): readonly Catalog[] {
  return catalogs.map((buffer) => orThrow(openCatalog(buffer), 'A catalogue'));
}

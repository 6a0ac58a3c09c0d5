import { createHash } from 'node:crypto';
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

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Unpacks every library and catalogue into memory that threads can share, and checks each against its hash. Sorted by file name.
 *
 * @throws when a file is damaged
 */
export function readLibraryFiles(): LibraryFiles {
  const names = existsSync(LIBRARY_FOLDER) ? readdirSync(LIBRARY_FOLDER).sort() : [];
  const read = (ending: string, inflate: typeof inflateLibrary, open: typeof openLibrary | typeof openCatalog) =>
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => {
        const buffer = orThrow(inflate(readFileSync(join(LIBRARY_FOLDER, name)), brotliDecompressSync), name);
        orThrow<TransformLibrary | Catalog>(open(buffer, sha256), name);
        return buffer;
      });
  return { libraries: read(LIBRARY_ENDING, inflateLibrary, openLibrary), catalogs: read(CATALOG_ENDING, inflateCatalog, openCatalog) };
}

/** Views on files that were checked when they were read. By full name. */
export function openLibraries({ libraries }: LibraryFiles): ReadonlyMap<string, TransformLibrary> {
  const opened = libraries.map((buffer) => orThrow(openLibrary(buffer), 'A library'));
  return new Map(opened.map((library) => [library.fullName, library]));
}

export function openCatalogs({ catalogs }: LibraryFiles): readonly Catalog[] {
  return catalogs.map((buffer) => orThrow(openCatalog(buffer), 'A catalogue'));
}

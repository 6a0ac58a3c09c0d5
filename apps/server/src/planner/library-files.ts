import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { inflateLibrary, openLibrary, type TransformLibrary } from '@retron/library';
import { REPOSITORY_ROOT } from '../repository-root.ts';

/** Ending of a transform library's file. */
const LIBRARY_ENDING = '.rlib';

/** Where the libraries lie that come with Retron. */
const LIBRARY_FOLDER = join(REPOSITORY_ROOT, 'libraries');

/** Unpacks every library file into memory that threads can share. Sorted by file name. @throws when a file is damaged */
export function readLibraryFiles(): readonly SharedArrayBuffer[] {
  if (!existsSync(LIBRARY_FOLDER)) return [];
  return readdirSync(LIBRARY_FOLDER)
    .filter((name) => name.endsWith(LIBRARY_ENDING))
    .sort()
    .map((name) => {
      const inflated = inflateLibrary(readFileSync(join(LIBRARY_FOLDER, name)), brotliDecompressSync);
      if (!inflated.ok) throw new Error(`The library ${name} cannot be read: ${inflated.error.message}`);
      return inflated.value;
    });
}

export function openLibraries(buffers: readonly SharedArrayBuffer[]): ReadonlyMap<string, TransformLibrary> {
  const libraries = new Map<string, TransformLibrary>();
  for (const buffer of buffers) {
    const library = openLibrary(buffer);
    if (!library.ok) throw new Error(library.error.message);
    libraries.set(library.value.fullName, library.value);
  }
  return libraries;
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import {
  type Catalog,
  DATA_FILE_ENDINGS,
  inflateCatalog,
  inflateLibrary,
  openCatalog,
  openLibrary,
  type TransformLibrary,
} from '@retron/library';
import type { Result } from '@retron/molecule';
import { inflateRanker, openRanker, type ProductWeights, type RankerModel, readProductWeights } from '@retron/planning';
import { REPOSITORY_ROOT } from '../repository-root.ts';

/** Where the libraries and catalogues lie that come with Retron. */
const LIBRARY_FOLDER = join(REPOSITORY_ROOT, 'libraries');

/** Unpacked files, shared by all threads. */
export interface LibraryFiles {
  readonly libraries: readonly SharedArrayBuffer[];
  readonly rankers: readonly SharedArrayBuffer[];
  readonly catalogs: readonly SharedArrayBuffer[];
  readonly productWeights: readonly SharedArrayBuffer[];
}

function orThrow<T>(result: Result<T>, what: string): T {
  if (!result.ok) throw new Error(`${what} cannot be read: ${result.error.message}`);
  return result.value;
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Unpacks every library, ranker and catalogue into memory that threads can share, and checks each against its hash. Sorted by file name.
 *
 * @throws when a file is damaged
 */
export function readLibraryFiles(): LibraryFiles {
  const names = existsSync(LIBRARY_FOLDER) ? readdirSync(LIBRARY_FOLDER).sort() : [];
  const read = (ending: string, inflate: typeof inflateLibrary, open: typeof openLibrary | typeof openRanker | typeof openCatalog) =>
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => {
        const buffer = orThrow(inflate(readFileSync(join(LIBRARY_FOLDER, name)), brotliDecompressSync), name);
        orThrow<TransformLibrary | RankerModel | Catalog>(open(buffer, sha256), name);
        return buffer;
      });
  return {
    libraries: read(DATA_FILE_ENDINGS.library, inflateLibrary, openLibrary),
    rankers: read(DATA_FILE_ENDINGS.ranker, inflateRanker, openRanker),
    catalogs: read(DATA_FILE_ENDINGS.catalog, inflateCatalog, openCatalog),
    productWeights: names.filter((name) => name.endsWith(DATA_FILE_ENDINGS.products)).map(readWeights),
  };
}

function readWeights(name: string): SharedArrayBuffer {
  const bytes = brotliDecompressSync(readFileSync(join(LIBRARY_FOLDER, name)));
  orThrow(readProductWeights(bytes), name);
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
}

/** The newest weights, by file name; none where there is no file. */
export function openProductWeights({ productWeights }: LibraryFiles): { readonly productWeights?: ProductWeights } {
  const newest = productWeights.at(-1);
  return newest === undefined ? {} : { productWeights: orThrow(readProductWeights(new Uint8Array(newest)), 'The weights of products') };
}

/** Views on files that were checked when they were read. By full name. */
export function openLibraries({ libraries }: LibraryFiles): ReadonlyMap<string, TransformLibrary> {
  const opened = libraries.map((buffer) => orThrow(openLibrary(buffer), 'A library'));
  return new Map(opened.map((library) => [library.fullName, library]));
}

/** Each serves the library whose hash it names. */
export function openRankers({ rankers }: LibraryFiles): readonly RankerModel[] {
  return rankers.map((buffer) => orThrow(openRanker(buffer), 'A ranker'));
}

export function openCatalogs({ catalogs }: LibraryFiles): readonly Catalog[] {
  return catalogs.map((buffer) => orThrow(openCatalog(buffer), 'A catalogue'));
}

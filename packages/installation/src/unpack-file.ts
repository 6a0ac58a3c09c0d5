import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { inflateCatalog, inflateLibrary, openCatalog, openLibrary, type Sha256 } from '@retron/library';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import { inflateRanker, openTrainedRanker, readProductWeights } from '@retron/planning';
import type { DataFileFacts, DataFileKind, InstallationFailure, UnpackedFile } from './data-file.ts';

export const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** A file and what it holds, packed. */
export interface FileAsItLies {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A file as it lies, or why it cannot be read. */
export function readDataFile(path: string): Result<Uint8Array, InstallationFailure> {
  try {
    return success(readFileSync(path));
  } catch (error) {
    return failure({ kind: 'unreadable-file', message: `${path} cannot be read: ${(error as Error).message}` });
  }
}

/** The failure of a file, with its name. */
export function inFile(path: string, { kind, message }: Failure): { readonly ok: false; readonly error: InstallationFailure } {
  const known = kind === 'foreign-file' || kind === 'format-version' ? kind : 'damaged-file';
  return failure({ kind: known, message: `${path} cannot be used: ${message}` });
}

type Identity = Pick<DataFileFacts, 'name' | 'libraryHash'>;

/** How a kind of file is unpacked, and what it says it is. The whole contents are handed to `sha256`, or to be hashed by the caller. */
interface DataFileFormat {
  readonly inflate: (file: Uint8Array) => Result<SharedArrayBuffer, Failure>;
  readonly identify: (buffer: SharedArrayBuffer, sha256: Sha256, stem: string) => Result<Identity, Failure>;
}

const map = <T, U>(result: Result<T, Failure>, make: (value: T) => U): Result<U, Failure> =>
  result.ok ? success(make(result.value)) : result;

const FORMATS: Readonly<Record<DataFileKind, DataFileFormat>> = {
  library: {
    inflate: (file) => inflateLibrary(file, brotliDecompressSync),
    identify: (buffer, hash) => map(openLibrary(buffer, hash), ({ fullName }) => ({ name: fullName })),
  },
  catalog: {
    inflate: (file) => inflateCatalog(file, brotliDecompressSync),
    identify: (buffer, hash) => map(openCatalog(buffer, hash), ({ fullName }) => ({ name: fullName })),
  },
  ranker: {
    inflate: (file) => inflateRanker(file, brotliDecompressSync),
    identify: (buffer, hash, stem) => map(openTrainedRanker(buffer, hash), ({ libraryHash }) => ({ name: stem, libraryHash })),
  },
  'product-weights': {
    inflate: inflateWeights,
    identify: (buffer, hash, stem) => {
      const bytes = new Uint8Array(buffer);
      hash(bytes);
      return map(readProductWeights(bytes), () => ({ name: stem }));
    },
  },
};

function inflateWeights(file: Uint8Array): Result<SharedArrayBuffer, Failure> {
  try {
    const bytes = brotliDecompressSync(file);
    const buffer = new SharedArrayBuffer(bytes.length);
    new Uint8Array(buffer).set(bytes);
    return success(buffer);
  } catch (error) {
    return failure({ kind: 'corrupted', message: `The weights cannot be unpacked: ${(error as Error).message}` });
  }
}

/** Reads a file, unpacks it and checks its contents against the hash it carries; weights of products carry none and are hashed alone. */
export function unpackFile(path: string, kind: DataFileKind): Result<UnpackedFile, InstallationFailure> {
  const file = readDataFile(path);
  return file.ok ? unpackRead({ path, bytes: file.value }, kind) : file;
}

/** As `unpackFile`, of a file that is read already. */
export function unpackRead({ path, bytes }: FileAsItLies, kind: DataFileKind): Result<UnpackedFile, InstallationFailure> {
  const { inflate, identify } = FORMATS[kind];
  const buffer = inflate(bytes);
  if (!buffer.ok) return inFile(path, buffer.error);
  let contentsHash = '';
  const hashing: Sha256 = (bytes) => {
    contentsHash = sha256(bytes);
    return contentsHash;
  };
  const identity = identify(buffer.value, hashing, basename(path, extname(path)));
  if (!identity.ok) return inFile(path, identity.error);
  return success({ kind, ...identity.value, sha256: contentsHash, buffer: buffer.value });
}

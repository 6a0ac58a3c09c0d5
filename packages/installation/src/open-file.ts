import { openLibrary, type TransformLibrary } from '@retron/library';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import { openRanker, type ProductWeights, type RankerModel, readProductWeights } from '@retron/planning';
import type { InstallationFailure, UnpackedFile } from './data-file.ts';
import { unpackFile } from './unpack-file.ts';

/** What is in a file that was checked when it was unpacked: failing now is a bug. */
export function openUnpacked<T>({ name, buffer }: UnpackedFile, open: (buffer: SharedArrayBuffer) => Result<T, Failure>): T {
  const result = open(buffer);
  if (!result.ok) throw new Error(`${name} cannot be opened: ${result.error.message}`);
  return result.value;
}

/** A library file, unpacked, checked against its hash and opened. */
export function openLibraryFile(path: string): Result<TransformLibrary, InstallationFailure> {
  const file = unpackFile(path, 'library');
  return file.ok ? success(openUnpacked(file.value, (buffer) => openLibrary(buffer))) : file;
}

/** The ranker of a library: unpacked, checked against its hash and opened. Refused when it was made for another library. */
export function openRankerFile(path: string, library: TransformLibrary): Result<RankerModel, InstallationFailure> {
  const file = unpackFile(path, 'ranker');
  if (!file.ok) return file;
  if (file.value.libraryHash !== library.header.hash) {
    return failure({ kind: 'other-library', message: `${path} was made for another library than ${library.fullName}.` });
  }
  return success(openUnpacked(file.value, (buffer) => openRanker(buffer)));
}

/** Weights that rank products, unpacked and opened. */
export function openProductWeightsFile(path: string): Result<ProductWeights, InstallationFailure> {
  const file = unpackFile(path, 'product-weights');
  return file.ok ? success(openUnpacked(file.value, (buffer) => readProductWeights(new Uint8Array(buffer)))) : file;
}

import type { ContainerFailure, Sha256 } from '@retron/library';
import { type Container, inflateContainer, openContainer, readContainerHeader, type Unpack } from '@retron/library/format';
import { failure, type Result, success } from '@retron/molecule';

/** What ranker files are among Retron's data files, whatever the kind of the ranker. */
export const RANKER_FILE = 'ranker';
/** Kind of the rankers whose headers name none: there was no other when they were written. */
const KIND_OF_OLD_FILES = 'networks-and-trees';

/** What the header of a ranker file says first. */
export interface KindAndFormat {
  readonly kind: string;
  /** Raised for a kind when what it stores changes so that older files would be read wrongly: files of another format are refused. */
  readonly format: number;
}

/** What a ranker file says of itself, whatever its kind. */
export interface RankerFileHeader extends KindAndFormat {
  /** The library it serves, and no other: the hash of its contents. */
  readonly libraryHash: string;
}

/** What a ranker file as it lies on disk says of itself; nothing is unpacked. */
export function readRankerHeader(file: Uint8Array): Result<RankerFileHeader, ContainerFailure> {
  const header = readContainerHeader(file, RANKER_FILE);
  if (!header.ok) return header;
  return success({ kind: KIND_OF_OLD_FILES, ...(header.value.content as Omit<RankerFileHeader, 'kind'>) });
}

/** Unpacks a ranker file as it lies on disk into a buffer that threads can share. */
export function inflateRanker(file: Uint8Array, unpack: Unpack): Result<SharedArrayBuffer, ContainerFailure> {
  return inflateContainer(file, RANKER_FILE, unpack);
}

/**
 * Opens an unpacked ranker file of one of the kinds; fails with `unknown-kind` or `format-version` where it is another.
 *
 * @param sha256 - when given, all contents are checked
 */
export function openRankerContainer<K extends KindAndFormat>(
  buffer: ArrayBuffer | SharedArrayBuffer,
  kinds: readonly K[],
  sha256?: Sha256,
): Result<{ readonly container: Container; readonly kind: K }, ContainerFailure> {
  const container = openContainer(buffer, RANKER_FILE, sha256);
  if (!container.ok) return container;
  const { kind: named = KIND_OF_OLD_FILES, format } = container.value.header.content as Partial<KindAndFormat>;
  const kind = kinds.find((each) => each.kind === named);
  if (kind === undefined) {
    const known = kinds.map((each) => each.kind).join(', ');
    return failure({ kind: 'unknown-kind', message: `The ranker is of the kind “${named}”; this version of Retron reads here: ${known}.` });
  }
  if (format !== kind.format) {
    const message = `The ranker has format ${format}; this version of Retron reads format ${kind.format}. Train it again.`;
    return failure({ kind: 'format-version', message });
  }
  return success({ container: container.value, kind });
}

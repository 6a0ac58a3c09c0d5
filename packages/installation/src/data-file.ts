import type { Failure } from '@retron/molecule';

/** Data files that an installation is made of. */
export type DataFileKind = 'library' | 'ranker' | 'catalog' | 'product-weights';

/** What a file is, for the records of what was planned with it. */
export interface DataFileFacts {
  readonly kind: DataFileKind;
  /** Name and version, such as `chemsynth_core-1.0`. */
  readonly name: string;
  /** SHA-256, hex, of its unpacked contents: of a library the hash in its header, which rankers name. */
  readonly sha256: string;
  /** Of a ranker: the hash of the library it serves. */
  readonly libraryHash?: string;
  /** It does not come with Retron, but lies in the folder of the team. */
  readonly isOwn?: true;
}

/** A file unpacked and checked, in memory that threads share. */
export interface UnpackedFile extends DataFileFacts {
  readonly buffer: SharedArrayBuffer;
}

/** Why a file of the installation cannot be used; `message` names the file. */
export interface InstallationFailure extends Failure {
  readonly kind: /** There is nothing of that name. */
    | 'no-folder'
    | 'no-library'
    | 'unreadable-file'
    /** Not a data file of that kind, or of another version of it. */
    | 'foreign-file'
    | 'format-version'
    /** Cut short, changed, or contradicting its hash. */
    | 'damaged-file'
    /** A ranker that serves another library than the one it was named for. */
    | 'other-library';
}

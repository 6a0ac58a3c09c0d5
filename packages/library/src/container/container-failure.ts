import type { Failure } from '@retron/molecule';

/** Why a file is not one of Retron's data files, or cannot be trusted. */
export interface ContainerFailure extends Failure {
  readonly kind: /** Another kind of file altogether. */
    | 'foreign-file'
    /** Written by a version whose layout this one does not know. */
    | 'format-version'
    /** A ranker of a kind that this version does not know. */
    | 'unknown-kind'
    /** The file ends before its contents do. */
    | 'truncated'
    /** Contents contradict each other or their checksum. */
    | 'corrupted'
    /** The body is packed: `inflateContainer` first. */
    | 'packed';
}

/** Thrown while views are made on a file whose sections are not what its format promises; opening answers it as `corrupted`. */
export class DamagedContainer extends Error {}

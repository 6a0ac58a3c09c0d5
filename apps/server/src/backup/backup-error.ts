import { isDiskFull } from '../disk-full.ts';

/** Why a backup could not be written, read or restored; the message is a sentence for the operator. */
export type BackupErrorKind =
  /** There is no Retron where one was to be backed up. */
  | 'nothing-there'
  /** The database does not answer. */
  | 'unreachable'
  | 'cannot-write'
  | 'disk-full'
  | 'cannot-read'
  | 'not-a-backup'
  /** Cut off, changed, or contradicting its own hashes. */
  | 'damaged'
  /** Written by a program that knows more than this one. */
  | 'newer-format'
  | 'newer-schema'
  /** The place to restore into holds something, or is used. */
  | 'not-empty'
  | 'in-use'
  /** PostgreSQL does not take what the backup holds. */
  | 'refused'
  | 'stopped';

export class BackupError extends Error {
  readonly kind: BackupErrorKind;

  constructor(kind: BackupErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** What became of a file that could not be written, in a sentence. */
export function writeFailure(file: string, error: unknown): BackupError {
  if (error instanceof BackupError) return error;
  if (isDiskFull(error)) return new BackupError('disk-full', `${file} cannot be written: the disk is full.`);
  return new BackupError('cannot-write', `${file} cannot be written: ${(error as Error).message}.`);
}

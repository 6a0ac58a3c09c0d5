/** Errors of a file system without room: the disk is full, or what its user may have of it. */
const CODES = new Set(['ENOSPC', 'EDQUOT']);

/** Whether an error says that a file could not be written for want of room. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && CODES.has((error as NodeJS.ErrnoException).code ?? '');
}

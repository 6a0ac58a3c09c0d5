/** Errors of a file system without room: the disk is full, or what its user may have of it. */
const CODES = new Set(['ENOSPC', 'EDQUOT']);

/** Whether an error says that a file could not be written for want of room. */
export function isDiskFull(error: unknown): boolean {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' && CODES.has(code);
}

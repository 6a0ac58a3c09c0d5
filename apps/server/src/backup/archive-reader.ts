import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupError } from './backup-error.ts';

/** What is wrong with a file that cannot be read as an archive. */
function readFailure(file: string, { code, message, syscall, name }: NodeJS.ErrnoException, hasBegun: boolean): BackupError {
  if (name === 'AbortError') return new BackupError('stopped', 'Stopped; nothing was changed.');
  if (syscall !== undefined) return new BackupError('cannot-read', `${file} cannot be read: ${message}.`);
  if (!hasBegun) return new BackupError('not-a-backup', `${file} is not a backup of Retron.`);
  if (code === 'Z_BUF_ERROR' || message === 'Unexpected end of data') {
    return new BackupError('damaged', `${file} is cut off: its end is missing. Use another backup.`);
  }
  return new BackupError('damaged', `${file} is damaged (${message}). Use another backup.`);
}

/**
 * Reads a gzipped tar file from beginning to end, in constant memory.
 *
 * @param onEntry - called with each entry in turn; must read its content to the end
 * @throws BackupError for what is wrong with the file; what `onEntry` throws as it is
 */
export async function readArchive(
  file: string,
  onEntry: (name: string, content: AsyncIterable<Buffer>) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const entries = extract();
  const fed = pipeline(createReadStream(file), createGunzip(), entries, { signal });
  fed.catch(() => undefined); // `entries` ends with the same error
  let hasBegun = false;
  try {
    for await (const entry of entries) {
      hasBegun = true;
      await onEntry(entry.header.name, entry as AsyncIterable<unknown> as AsyncIterable<Buffer>);
    }
    await fed;
  } catch (error) {
    const ofFile = await fed.then(
      () => null,
      (reason: NodeJS.ErrnoException) => reason,
    );
    // Closed too early is what the file says of a reader that gave up for a reason of its own.
    if (ofFile === null || ofFile.code === 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    throw readFailure(file, ofFile, hasBegun);
  }
}

import type { FileHandle } from 'node:fs/promises';

/**
 * Writes all bytes of a chunk. A file system that has room for a part of them only takes that part and says so, without an error: the error
 * comes with the next byte.
 */
export async function writeWhole(file: Pick<FileHandle, 'write'>, chunk: Buffer, at: number): Promise<void> {
  for (let written = 0; written < chunk.length; ) {
    const { bytesWritten } = await file.write(chunk, written, chunk.length - written, at + written);
    written += bytesWritten;
  }
}

import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { BackupError, writeFailure } from './backup-error.ts';

type Entry = ReturnType<Pack['entry']>;

/** Makes what was renamed in a folder last through a loss of power. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const partialOf = (file: string) => `${file}.partial`;

/**
 * A gzipped tar file that is there whole or not at all: it grows as `<file>.partial`, which only its owner can read.
 *
 * Entries are written one after the other; every call waits until the disk has taken what came before.
 */
export class ArchiveWriter {
  readonly #file: string;
  readonly #pack: Pack = pack();
  readonly #written: Promise<void>;

  private constructor(file: string, signal: AbortSignal) {
    this.#file = file;
    const partial = createWriteStream(partialOf(file), { flags: 'wx', mode: 0o600, flush: true });
    this.#written = pipeline(this.#pack, createGzip(), partial, { signal });
    this.#written.catch(() => undefined); // told by the call that meets it
  }

  /** An archive that lacks a folder or the right to be written says so at its first entry. */
  static async create(file: string, signal: AbortSignal): Promise<ArchiveWriter> {
    await rm(partialOf(file), { force: true });
    return new ArchiveWriter(file, signal);
  }

  async add(name: string, content: Buffer): Promise<void> {
    await this.#entry(name, content.length, async (entry) => {
      entry.end(content);
    });
  }

  /** Adds a file of the disk, as long as it is when it is opened. */
  async addFile(name: string, path: string, onChunk: (chunk: Buffer) => void): Promise<void> {
    const { size } = await stat(path);
    await this.#entry(name, size, async (entry) => {
      if (size > 0) {
        for await (const chunk of createReadStream(path, { end: size - 1 }) as AsyncIterable<Buffer>) {
          onChunk(chunk);
          if (!entry.write(chunk)) await once(entry, 'drain');
        }
      }
      entry.end(null);
    });
  }

  async #entry(name: string, size: number, fill: (entry: Entry) => Promise<void>): Promise<void> {
    try {
      await new Promise<void>((resolve, reject) => {
        const entry = this.#pack.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
        entry.on('error', reject); // the same; unheard it would end the process
        fill(entry).catch(reject);
      });
    } catch (error) {
      throw await this.#cause(error);
    }
  }

  /** The disk's or the signal's error stands behind one of the archive; of two the first counts. */
  async #cause(error: unknown): Promise<BackupError> {
    this.#pack.destroy(error instanceof Error ? error : undefined);
    const first = await this.#written.then(
      () => error,
      (reason: unknown) => reason,
    );
    if ((first as Error).name === 'AbortError') return new BackupError('stopped', 'Stopped; nothing was changed.');
    return writeFailure(this.#file, first);
  }

  /** Brings everything to the disk and gives the file its name. @throws BackupError */
  async finish(): Promise<void> {
    this.#pack.finalize();
    try {
      await this.#written;
      await rename(partialOf(this.#file), this.#file);
      await syncFolder(dirname(this.#file));
    } catch (error) {
      throw await this.#cause(error);
    }
  }

  /** Takes away what was begun. */
  async abandon(): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => undefined);
    await rm(partialOf(this.#file), { force: true });
  }
}

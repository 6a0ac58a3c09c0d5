import { closeSync, fsyncSync, ftruncateSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Failure, failure, type Result, success } from '@retron/molecule';

/** What every line of results says of itself. */
export interface ResultHead {
  readonly id: string;
  readonly smiles: string;
  /** Equal for results of the same question; see `questionDigest`. */
  readonly question: string;
}

interface Line extends ResultHead {
  readonly start: number;
  /** With its line feed. */
  readonly length: number;
}

const CHUNK = 1 << 20;
const LINE_FEED = 10;

/**
 * A file of results, one JSON object a line, that survives its program: a line is on the disk before `append` returns, and one that a
 * kill or a power cut tore is cut off when the file is opened again. It may be larger than memory.
 */
export class ResultFile {
  readonly #path: string;
  #handle: number;
  readonly #lines = new Map<string, Line>();
  #end = 0;

  private constructor(path: string, handle: number) {
    this.#path = path;
    this.#handle = handle;
  }

  /** Opens a file that may not be there yet. Fails where it cannot be, or where something else than results stands in it. */
  static open(path: string): Result<ResultFile, Failure> {
    try {
      const file = new ResultFile(path, openForBoth(path));
      const bad = file.#read();
      if (bad === null) return success(file);
      file.close();
      return failure({ kind: 'no-results', message: `${path} holds something else than results in line ${bad}: choose another file.` });
    } catch (error) {
      return failure({ kind: 'unwritable-file', message: `${path} cannot be written: ${(error as Error).message}` });
    }
  }

  /** What is known of a result; `undefined` where there is none yet. */
  headOf(id: string): ResultHead | undefined {
    return this.#lines.get(id);
  }

  get size(): number {
    return this.#lines.size;
  }

  append(line: string): void {
    const bytes = Buffer.from(`${line}\n`);
    writeAll(this.#handle, bytes, this.#end);
    fsyncSync(this.#handle);
    this.#note(line, this.#end, bytes.length);
    this.#end += bytes.length;
  }

  /** Lines of these ids, in their order. */
  *linesOf(ids: Iterable<string>): Iterable<string> {
    for (const id of ids) {
      const line = this.#lines.get(id);
      if (line !== undefined) yield this.#bytesOf(line).toString('utf8').trimEnd();
    }
  }

  /** Puts the lines of these ids first, in their order; others stay behind them in theirs. The file is whole at any moment. */
  sort(ids: readonly string[]): void {
    const first = new Set(ids);
    const order = [...ids, ...[...this.#lines.keys()].filter((id) => !first.has(id))].filter((id) => this.#lines.has(id));
    if (order.every((id, place) => id === [...this.#lines.keys()][place])) return;
    const written = `${this.#path}.sorting`;
    const handle = openSync(written, 'w');
    let end = 0;
    for (const id of order) {
      const bytes = this.#bytesOf(this.#lines.get(id) as Line);
      writeAll(handle, bytes, end);
      end += bytes.length;
    }
    fsyncSync(handle);
    closeSync(handle);
    renameSync(written, this.#path);
    syncFolder(dirname(this.#path));
    this.close();
    this.#handle = openForBoth(this.#path);
    this.#lines.clear();
    this.#end = 0;
    this.#read();
  }

  close(): void {
    closeSync(this.#handle);
  }

  #bytesOf({ start, length }: Line): Buffer {
    const bytes = Buffer.alloc(length);
    readSync(this.#handle, bytes, 0, length, start);
    return bytes;
  }

  /** @returns number of the first line that is no result, from 1; `null` for none. What follows the last whole line is cut off. */
  #read(): number | null {
    const chunk = Buffer.alloc(CHUNK);
    let rest: Buffer = Buffer.alloc(0);
    for (let number = 1; ; ) {
      const count = readSync(this.#handle, chunk, 0, CHUNK, this.#end + rest.length);
      if (count === 0) break;
      rest = Buffer.concat([rest, chunk.subarray(0, count)]);
      for (let stop = rest.indexOf(LINE_FEED); stop >= 0; stop = rest.indexOf(LINE_FEED), number++) {
        if (!this.#note(rest.subarray(0, stop).toString('utf8'), this.#end, stop + 1)) return number;
        this.#end += stop + 1;
        rest = rest.subarray(stop + 1);
      }
    }
    ftruncateSync(this.#handle, this.#end);
    return null;
  }

  #note(text: string, start: number, length: number): boolean {
    const head = headOf(text);
    if (head !== null) this.#lines.set(head.id, { ...head, start, length });
    return head !== null;
  }
}

function headOf(text: string): ResultHead | null {
  try {
    const { id, smiles, question } = JSON.parse(text) as Partial<ResultHead>;
    return id === undefined || smiles === undefined || question === undefined ? null : { id, smiles, question };
  } catch {
    return null;
  }
}

function openForBoth(path: string): number {
  try {
    return openSync(path, 'r+');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const handle = openSync(path, 'wx+');
    syncFolder(dirname(path));
    return handle;
  }
}

function writeAll(handle: number, bytes: Buffer, at: number): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(handle, bytes, written, bytes.length - written, at + written);
}

/** So that a new name is on the disk too; where folders cannot be opened (Windows) the system sees to that. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

import { closeSync, existsSync, fchmodSync, fstatSync, ftruncateSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Bytes after which a new file is begun, and how many old ones are kept beside it. */
export interface Rotation {
  readonly mostBytes: number;
  readonly oldFiles: number;
}

/** 60 MB for each process at most. */
const ROTATION: Rotation = { mostBytes: 10_000_000, oldFiles: 5 };
/** After a line that could not be written, the next try. */
const RETRY_MS = 1000;

/**
 * A file of lines, `web.log`, with older ones beside it: `web.1.log` is the youngest of them.
 *
 * Writing never throws and never waits for better times: lines that cannot be written, as on a full disk, are dropped and counted, and
 * the next line that can be written is preceded by one that says how many.
 */
export class LogFile {
  readonly #path: string;
  readonly #rotation: Rotation;
  readonly #now: () => number;
  readonly #noteOf: (dropped: number) => string;
  readonly #onTrouble: (error: Error) => void;
  #descriptor: number | null = null;
  #bytes = 0;
  #retryAt = 0;
  #dropped = 0;
  #unsaid = 0;

  /**
   * @param noteOf - the line that says how many lines are missing
   * @param onTrouble - told once when lines begin to be dropped
   */
  constructor(
    path: string,
    noteOf: (dropped: number) => string,
    onTrouble: (error: Error) => void,
    { rotation = ROTATION, now = () => performance.now() }: { readonly rotation?: Rotation; readonly now?: () => number } = {},
  ) {
    this.#path = path;
    this.#noteOf = noteOf;
    this.#onTrouble = onTrouble;
    this.#rotation = rotation;
    this.#now = now;
    try {
      this.#open();
    } catch {
      // Tried again, and told, with the first line.
    }
  }

  /** Lines that were dropped since the beginning. */
  get dropped(): number {
    return this.#dropped;
  }

  write(line: string): void {
    if (this.#unsaid > 0 && this.#now() < this.#retryAt) {
      this.#drop();
      return;
    }
    try {
      this.#append(this.#unsaid > 0 ? this.#noteOf(this.#unsaid) + line : line);
      this.#unsaid = 0;
    } catch (error) {
      this.#retryAt = this.#now() + RETRY_MS;
      if (this.#unsaid === 0) this.#onTrouble(error as Error);
      this.#drop();
    }
  }

  /** Goes on in the file of this name, made anew where it was moved away. */
  reopen(): void {
    if (this.#descriptor === null) return;
    try {
      closeSync(this.#descriptor);
    } catch {
      // The disk could not take what was left; the lines are counted where they were written.
    }
    this.#descriptor = null;
  }

  #drop(): void {
    this.#dropped += 1;
    this.#unsaid += 1;
  }

  #append(line: string): void {
    const bytes = Buffer.from(line);
    let descriptor = this.#descriptor ?? this.#open();
    if (this.#bytes > 0 && this.#bytes + bytes.length > this.#rotation.mostBytes) {
      this.reopen();
      this.#shiftOldFiles();
      descriptor = this.#open();
    }
    try {
      for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
      this.#bytes += bytes.length;
    } catch (error) {
      takeBackPart(descriptor, this.#bytes);
      // A file that was lost with its disk is looked for again.
      this.reopen();
      throw error;
    }
  }

  #open(): number {
    mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 });
    const descriptor = openSync(this.#path, 'a', 0o600);
    this.#descriptor = descriptor;
    const { size, mode } = fstatSync(descriptor);
    this.#bytes = size;
    // Files of earlier versions were open to others.
    if ((mode & 0o007) !== 0 && fstatSync(descriptor).isFile()) fchmodSync(descriptor, 0o600);
    return descriptor;
  }

  #oldFile(age: number): string {
    return this.#path.replace(/(\.\w+)?$/, `.${age}$1`);
  }

  #shiftOldFiles(): void {
    const { oldFiles } = this.#rotation;
    if (oldFiles === 0) rmSync(this.#path, { force: true });
    for (let age = oldFiles - 1; age >= 0; age -= 1) {
      const from = age === 0 ? this.#path : this.#oldFile(age);
      if (existsSync(from)) renameSync(from, this.#oldFile(age + 1));
    }
  }
}

/** A line of which only a part could be written goes as a whole. */
function takeBackPart(descriptor: number, bytesBefore: number): void {
  try {
    ftruncateSync(descriptor, bytesBefore);
  } catch {
    // The next line is told apart by its beginning.
  }
}

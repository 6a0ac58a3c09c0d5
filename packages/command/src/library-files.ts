import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import type { ReactionSource } from '@retron/build';
import { readRdfSource, readRsmiTable, readSourceTable } from '@retron/build';
import type { Sha256 } from '@retron/library';
import { type Failure, failure, type Result } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit';
import { tabSeparated } from './csv-lines.ts';

export const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Packs the body of a data file. Quality 9 takes 5 s for a large library; 11 takes minutes to save another fifth. */
export function packBody(bytes: Uint8Array): Uint8Array {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** Contents of a file, or why it cannot be read. */
export function readBytes(path: string): Result<Uint8Array, Failure> {
  try {
    return { ok: true, value: readFileSync(path) };
  } catch (error) {
    return failure({ kind: 'unreadable-file', message: `${path} cannot be read: ${(error as Error).message}` });
  }
}

/** UTF-8, or Latin-1 as old programs write it where it is none. */
export function decode(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.includes('\ufffd') ? bytes.toString('latin1') : text;
}

const LINE_FEED = 10;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Lines without their ends; each is decoded by itself, as a file may be larger than a text can be. */
function* linesOf(bytes: Buffer, onRead: (bytes: number) => void): Iterable<string> {
  let start = bytes.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0;
  while (start < bytes.length) {
    const end = bytes.indexOf(LINE_FEED, start);
    const stop = end < 0 ? bytes.length : end;
    const line = decode(bytes.subarray(start, stop));
    start = stop + 1;
    onRead(Math.min(start, bytes.length));
    yield line.endsWith('\r') ? line.slice(0, -1) : line;
  }
}

/** How much of a file has been read. */
export interface ReadingProgress {
  readBytes: number;
  readonly totalBytes: number;
}

/** A text file named on the command line, perhaps with the part of it that is meant: `FILE` or `FILE:split`. */
export interface NamedTable {
  readonly fileName: string;
  readonly sha256: string;
  /** Read once. */
  readonly lines: Iterable<string>;
  /** Grows while `lines` is read. */
  readonly progress: ReadingProgress;
  readonly split?: string;
}

/** Contents of a file as they are, and unzipped where its name ends in `.gz`. */
export function readPlainBytes(path: string): Result<{ readonly stored: Uint8Array; readonly plain: Buffer }, Failure> {
  const bytes = readBytes(path);
  if (!bytes.ok) return bytes;
  const stored = bytes.value;
  if (!path.endsWith('.gz')) return { ok: true, value: { stored, plain: Buffer.from(stored.buffer, stored.byteOffset, stored.length) } };
  try {
    return { ok: true, value: { stored, plain: gunzipSync(stored) } };
  } catch (error) {
    return failure({ kind: 'unreadable-file', message: `${path} cannot be read: ${(error as Error).message}` });
  }
}

/** Reads `FILE` or `FILE:split`; a name that ends in `.gz` is unzipped. */
export function readNamedTable(argument: string): Result<NamedTable, Failure> {
  const [, path, split] = /^(.*?)(?::([\w-]+))?$/.exec(argument) ?? ['', argument, undefined];
  const bytes = readPlainBytes(path);
  if (!bytes.ok) return bytes;
  const { stored, plain } = bytes.value;
  const progress: ReadingProgress = { readBytes: 0, totalBytes: plain.length };
  const lines = linesOf(plain, (read) => {
    progress.readBytes = read;
  });
  const table = { fileName: basename(path), sha256: sha256(stored), lines, progress };
  return { ok: true, value: split === undefined ? table : { ...table, split } };
}

/** A source of reactions by the ending of its file: RDfile, `.rsmi` table, or table with a column `reaction`, separated by tabs or commas. */
function readSource(table: NamedTable, rdkit: Rdkit): Result<ReactionSource, Failure> {
  const ending = /\.(\w+)(\.gz)?$/.exec(table.fileName)?.[1].toLowerCase();
  if (table.split !== undefined || (ending !== 'rdf' && ending !== 'rd' && ending !== 'rsmi'))
    return readSourceTable({ ...table, lines: tabSeparated(table.lines) });
  return ending === 'rsmi' ? readRsmiTable(table) : readRdfSource({ ...table, rdkit });
}

/** Sources of reactions, and how far each has been read. */
export interface NamedSources {
  readonly sources: readonly ReactionSource[];
  readonly progress: readonly ReadingProgress[];
}

/** The files named on the command line as sources of reactions. */
export function readSources(named: readonly string[], rdkit: Rdkit): Result<NamedSources, Failure> {
  const sources: ReactionSource[] = [];
  const progress: ReadingProgress[] = [];
  for (const argument of named) {
    const table = readNamedTable(argument);
    if (!table.ok) return table;
    const source = readSource(table.value, rdkit);
    if (!source.ok) return source;
    sources.push(source.value);
    progress.push(table.value.progress);
  }
  return { ok: true, value: { sources, progress } };
}

/** Share of the files that has been read; 0 to 1. */
export function shareRead({ progress }: NamedSources): number {
  const total = progress.reduce((sum, { totalBytes }) => sum + totalBytes, 0);
  return total === 0 ? 1 : progress.reduce((sum, { readBytes }) => sum + readBytes, 0) / total;
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import type { ReactionSource, Sha256, TransformLibrary } from '@retron/library';
import { inflateLibrary, openLibrary, readSourceTable } from '@retron/library';
import { type Failure, failure, type Result } from '@retron/molecule';

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

/** A library file, unpacked, checked against its hash and opened. */
export function readLibraryFile(path: string): Result<TransformLibrary, Failure> {
  const bytes = readBytes(path);
  if (!bytes.ok) return bytes;
  const buffer = inflateLibrary(bytes.value, brotliDecompressSync);
  return buffer.ok ? openLibrary(buffer.value, sha256) : buffer;
}

function* linesOf(text: string): Iterable<string> {
  let start = 0;
  while (start < text.length) {
    const end = text.indexOf('\n', start);
    const stop = end < 0 ? text.length : end;
    yield text.slice(start, text[stop - 1] === '\r' ? stop - 1 : stop);
    start = stop + 1;
  }
}

/** A text file named on the command line, perhaps with the part of it that is meant: `FILE` or `FILE:split`. */
export interface NamedTable {
  readonly fileName: string;
  readonly sha256: string;
  readonly lines: Iterable<string>;
  readonly split?: string;
}

/** Reads `FILE` or `FILE:split`; a name that ends in `.gz` is unzipped. */
export function readNamedTable(argument: string): Result<NamedTable, Failure> {
  const [, path, split] = /^(.*?)(?::([\w-]+))?$/.exec(argument) ?? ['', argument, undefined];
  const bytes = readBytes(path);
  if (!bytes.ok) return bytes;
  const plain = path.endsWith('.gz') ? gunzipSync(bytes.value) : Buffer.from(bytes.value);
  const table = { fileName: basename(path), sha256: sha256(bytes.value), lines: linesOf(plain.toString('utf8')) };
  return { ok: true, value: split === undefined ? table : { ...table, split } };
}

/** The tables named on the command line as sources of reactions. */
export function readSources(named: readonly string[]): Result<ReactionSource[], Failure> {
  const sources: ReactionSource[] = [];
  for (const argument of named) {
    const table = readNamedTable(argument);
    if (!table.ok) return table;
    const source = readSourceTable(table.value);
    if (!source.ok) return source;
    sources.push(source.value);
  }
  return { ok: true, value: sources };
}

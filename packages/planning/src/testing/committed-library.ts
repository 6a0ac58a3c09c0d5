import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { inflateLibrary, openLibrary, type TransformLibrary } from '@retron/library';

const FOLDER = new URL('../../../../libraries/', import.meta.url);

/** The newest core library that comes with Retron. */
export function committedLibrary(): TransformLibrary {
  const [newest] = readdirSync(FOLDER)
    .filter((name) => /^chemsynth_core-.*\.rlib$/.test(name))
    .sort(new Intl.Collator('en', { numeric: true }).compare)
    .reverse();
  const buffer = inflateLibrary(readFileSync(new URL(newest, FOLDER)), brotliDecompressSync);
  const library = buffer.ok ? openLibrary(buffer.value) : buffer;
  if (!library.ok) throw new Error(library.error.message);
  return library.value;
}

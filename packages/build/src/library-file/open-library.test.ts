import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { inflateLibrary, openLibrary } from '@retron/library';
import { LIBRARY_KIND } from '@retron/library/format';
import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { readSourceTable } from '../collect/source-table.ts';
import { writeContainer } from '../container/write-container.ts';
import { buildLibrary } from './build-library.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function smallLibrary(pack?: (bytes: Uint8Array) => Uint8Array): Promise<Uint8Array> {
  const lines = ['reaction', '[CH3:1]I.[OH:2][CH3:3]>>[CH3:1][O:2][CH3:3]'];
  const source = readSourceTable({ fileName: 'one.tsv', sha256: '', lines });
  if (!source.ok) throw new Error(source.error.message);
  const file = await buildLibrary({
    title: { name: 'one', version: '1', displayName: 'One', displayText: '', directions: ['retrosynthesis'], licence: 'Apache-2.0' },
    settings: { minimumSupport: 1, minimumReactants: 1 },
    sources: [source.value],
    leaveOut: new Set(),
    rdkit: await createRdkit(),
    sha256,
    ...(pack ? { pack } : {}),
  });
  if (!file.ok) throw new Error(file.error.message);
  return file.value;
}

const plain = await smallLibrary();
const packed = await smallLibrary(brotliCompressSync);

function open(file: Uint8Array, check = true) {
  const buffer = inflateLibrary(file, brotliDecompressSync);
  return buffer.ok ? openLibrary(buffer.value, check ? sha256 : undefined) : buffer;
}

function changed(file: Uint8Array, at: number, value: number): Uint8Array {
  const copy = file.slice();
  copy[at] = value;
  return copy;
}

describe('opening a library file', () => {
  it('opens what was written, plain or packed', () => {
    for (const file of [plain, packed]) {
      const library = open(file);
      expect(library.ok && library.value.template(0)).toBe('[CH3;D1;+0:1]-[O;H0;D2;+0:2]>>I-[CH3;D1;+0:1].[OH;D1;+0:2]');
    }
  });

  it('opens one buffer many times, as threads do', () => {
    const buffer = inflateLibrary(packed, brotliDecompressSync);
    if (!buffer.ok) throw new Error(buffer.error.message);
    expect(buffer.value).toBeInstanceOf(SharedArrayBuffer);
    const [a, b] = [openLibrary(buffer.value), openLibrary(buffer.value)];
    expect(a.ok && b.ok && a.value.precedent(0)).toEqual(b.ok && b.value.precedent(0));
  });

  it('has no search table for a direction it was not built for', () => {
    const library = open(plain);
    expect(library.ok && library.value.searchTable('forward', 1)).toBeNull();
  });

  it.each([
    ['an empty file', new Uint8Array(0), 'foreign-file'],
    ['a text', new TextEncoder().encode('reaction\n'.repeat(20)), 'foreign-file'],
    ['a file of a later format', changed(plain, 8, 99), 'format-version'],
    ['a file cut in the header', plain.slice(0, 200), 'truncated'],
    ['a file cut at the end', plain.slice(0, -1), 'truncated'],
    ['a packed file cut at the end', packed.slice(0, -1), 'truncated'],
    ['a damaged header', changed(plain, 60, 0x21), 'corrupted'],
    ['a damaged body', changed(plain, plain.length - 40, plain[plain.length - 40] ^ 1), 'corrupted'],
    ['a damaged packed body', changed(packed, packed.length - 9, packed[packed.length - 9] ^ 255), 'corrupted'],
  ])('refuses %s', (_, file, kind) => {
    expect(open(file)).toMatchObject({ ok: false, error: { kind } });
  });

  it('refuses a data file of another kind', () => {
    const other = writeContainer('catalogue', () => ({}), { numbers: Uint8Array.of(1) }, sha256);
    expect(open(other)).toMatchObject({ ok: false, error: { kind: 'foreign-file' } });
  });

  it('refuses a library that lacks a section', () => {
    const content = { library: { name: 'x', version: '1', directions: [] }, tables: { precedentSources: [], nameReactions: [] } };
    const hollow = writeContainer(LIBRARY_KIND, () => content, { numbers: Uint8Array.of(1) }, sha256);
    expect(open(hollow)).toMatchObject({ ok: false, error: { kind: 'corrupted' } });
  });

  it('says that a packed file has to be unpacked first', () => {
    const buffer = new Uint8Array(packed).buffer;
    expect(openLibrary(buffer)).toMatchObject({ ok: false, error: { kind: 'packed' } });
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { sha256 } from '@retron/command';
import { record } from '@retron/command/testing';
import { type Catalog, catalogAvailability, inflateCatalog, openCatalog } from '@retron/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogImportCommand } from './catalog-import.ts';

const fixture = (name: string) => fileURLToPath(new URL(`../../../../fixtures/own-prices/${name}`, import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'retron-catalog-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function opened(path: string): Catalog {
  const buffer = inflateCatalog(readFileSync(path), brotliDecompressSync);
  const catalog = buffer.ok ? openCatalog(buffer.value, sha256) : buffer;
  if (!catalog.ok) throw new Error(catalog.error.message);
  return catalog.value;
}

describe('catalog import', () => {
  it('makes a catalogue of a CSV file with semicolons, quotes, decimal commas and another currency', async () => {
    const out = join(folder, 'list-1.rcat');
    const args = [fixture('list.csv'), '--name', 'list', '--version', '1', '--out', out, '--decimal', 'comma', '--rate', 'EUR=2'];
    const { status, out: lines } = await record(catalogImportCommand, [...args, '--website', 'https://example.org/']);
    expect(status).toBe(0);
    expect(lines).toEqual([
      '15 rows read, 11 used: 9 compounds, 5 of them with a price',
      '       2 rows of a compound that had one: the cheapest counts',
      '       1 salts or hydrates: listed under their compound',
      '       1 refused: broken-row (line 15)',
      '       1 refused: mixture (line 14)',
      '       1 refused: no-structure (line 13)',
      '       1 refused: structure-unreadable (line 12)',
      '       1 without a price: currency-without-rate (line 10)',
      '       1 without a price: no-price (line 8)',
      '       1 without a price: price-unreadable (line 11)',
      '       1 without a price: unit-unknown (line 9)',
      'Columns that are not used: Remark',
      expect.stringMatching(/list-1\.rcat: \d+ bytes$/),
    ]);
    const catalog = opened(out);
    const entry = (smiles: string) => catalog.entry(catalog.find(smiles));
    expect(entry('NCc1ccccc1')).toMatchObject({ catalogId: 'T-1', name: 'benzylamine; distilled', pricePerGram: expect.closeTo(0.9) });
    expect(entry('O=C(O)c1ccccc1')).toMatchObject({ name: 'a name\nin two lines', pricePerGram: expect.closeTo(20, 3) });
    expect(catalogAvailability([catalog], 'OB(O)c1ccccc1')).toEqual({ isInStock: true, catalogId: 'T-5', priceCategory: 4 });
    expect(catalogAvailability([catalog], 'CCOC(C)=O')).toEqual({ isInStock: true, catalogId: 'T-15', priceCategory: 5 });
    expect(catalogAvailability([catalog], 'CCO')).toEqual({ isInStock: true, catalogId: 'T-6', priceCategory: null });
    expect(catalog.header.imported).toMatchObject({ fileName: 'list.csv', website: 'https://example.org/', rowsRead: 15 });
  });

  it('makes a catalogue of an SD file, zipped or not', async () => {
    const zipped = join(folder, 'list.sdf.gz');
    writeFileSync(zipped, gzipSync(readFileSync(fixture('list.sdf'))));
    const out = join(folder, 'sd-1.rcat');
    for (const path of [fixture('list.sdf'), zipped]) {
      const { status, out: lines } = await record(catalogImportCommand, [path, '--name', 'sd', '--version', '1', '--out', out]);
      expect(status).toBe(0);
      expect(lines[0]).toBe('4 rows read, 3 used: 2 compounds, 2 of them with a price');
      expect(lines).toContain('Columns that are not used: PURITY');
      expect(lines.join('\n')).toMatch(/1 refused: structure-unreadable \(line \d+\)/);
      const catalog = opened(out);
      expect(catalogAvailability([catalog], 'NCc1ccccc1')).toEqual({ isInStock: true, catalogId: 'S-4', priceCategory: 1 });
      expect(catalog.entry(catalog.find('O=C(O)c1ccccc1')).pricePerGram).toBeCloseTo(39.6, 4);
    }
  });

  it.each([
    ['nothing', [], 2, /Name one file/],
    ['no place for the result', ['x.csv'], 2, /Missing: --name, --version, --out/],
    ['a file that is not there', ['/nowhere/x.csv', '--name', 'x', '--version', '1', '--out', 'x'], 1, /cannot be read/],
    ['a rate that is none', ['x.csv', '--name', 'x', '--version', '1', '--out', 'x', '--rate', 'EUR=a'], 2, /CODE=DOLLARS/],
    ['a field nobody knows', ['x.csv', '--name', 'x', '--version', '1', '--out', 'x', '--column', 'colour=Red'], 2, /FIELD=NAME/],
    ['a sign that separates nothing', ['x.csv', '--name', 'x', '--version', '1', '--out', 'x', '--delimiter', '|'], 2, /--delimiter/],
    ['an address of another kind', ['x.csv', '--name', 'x', '--version', '1', '--out', 'x', '--link', 'javascript:1'], 2, /https/],
  ])('answers %s with a message', async (_, args, status, message) => {
    const called = await record(catalogImportCommand, args);
    expect(called.status).toBe(status);
    expect(called.err.join('\n')).toMatch(message);
  });

  it('refuses a list without a structure, and one that is cut off by a quote', async () => {
    const args = ['--name', 'x', '--version', '1', '--out', join(folder, 'x.rcat')];
    const written = (text: string) => {
      const path = join(folder, 'odd.csv');
      writeFileSync(path, text);
      return path;
    };
    const without = await record(catalogImportCommand, [written('name,price\nethanol,5\n'), ...args]);
    expect([without.status, without.err.join('\n')]).toEqual([1, expect.stringMatching(/No column holds a structure/)]);
    const cut = await record(catalogImportCommand, [written('id,smiles\n1,C\n"2,C\n'), ...args]);
    expect([cut.status, cut.err.join('\n')]).toEqual([1, expect.stringMatching(/[Qq]uote/)]);
  });
});

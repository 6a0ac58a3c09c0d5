import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Catalog } from '@retron/library';
import { catalogAvailability, inflateCatalog, openCatalog } from '@retron/library';
import { success } from '@retron/molecule';
import { createRdkit } from '@retron/rdkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogRow } from './catalog-row.ts';
import { type ImportCatalogInput, type ImportedCatalog, importCatalog } from './import-catalog.ts';

const rdkit = await createRdkit();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function row(id: string, smiles: string, price = '', amount = '1 g', line = 2): CatalogRow {
  return { line, id, name: `name of ${id}`, structure: { smiles }, price, amount, unit: '', currency: '' };
}

async function imported(rows: readonly CatalogRow[], changes: Partial<ImportCatalogInput> = {}): Promise<ImportedCatalog> {
  const result = await importCatalog({
    name: 'supplier',
    version: '1',
    displayName: 'Supplier',
    licence: 'unknown',
    fileName: 'list.csv',
    fileSha256: '',
    website: null,
    link: null,
    prices: { decimalSign: '.', currency: 'USD', rates: new Map() },
    rows,
    rdkit,
    sha256,
    pack: brotliCompressSync,
    ...changes,
  });
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

async function catalogOf(rows: readonly CatalogRow[], changes: Partial<ImportCatalogInput> = {}): Promise<Catalog> {
  const buffer = inflateCatalog((await imported(rows, changes)).file, brotliDecompressSync);
  const catalog = buffer.ok ? openCatalog(buffer.value, sha256) : buffer;
  if (!catalog.ok) throw new Error(catalog.error.message);
  return catalog.value;
}

describe('an imported catalogue', () => {
  it('gives number, name and price of a compound, found by SMILES, InChIKey and number', async () => {
    const catalog = await catalogOf([row('A-1', 'OCC', '5'), row('A-2', 'NCc1ccccc1', '200', '500 mg')]);
    const place = catalog.find('NCc1ccccc1');
    expect(catalog.entry(place)).toEqual({
      smiles: 'NCc1ccccc1',
      inchiKey: 'WGQKYBSKWIADBV-UHFFFAOYSA-N',
      useCount: 0,
      catalogId: 'A-2',
      name: 'name of A-2',
      pricePerGram: 400,
    });
    expect(catalog.findCatalogId('A-2')).toBe(place);
    expect(catalog.findInchiKey('WGQKYBSKWIADBV-UHFFFAOYSA-N')).toBe(place);
    for (const absent of ['', 'A', 'A-3', 'a-2']) expect(catalog.findCatalogId(absent)).toBe(-1);
  });

  it('keeps the cheapest offer of a compound, however the rows stand', async () => {
    const offers = [row('dear', 'OCC', '50'), row('unknown', 'CCO'), row('cheap', 'C(C)O', '10', '2 g'), row('salt', 'Cl.NCC', '1')];
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(offers, { minLength: offers.length }), async (rows) => {
        const catalog = await catalogOf(rows);
        expect(catalog.size).toBe(2);
        expect(catalog.entry(catalog.find('CCO'))).toMatchObject({ catalogId: 'cheap', pricePerGram: 5 });
      }),
      { numRuns: 8 },
    );
  });

  it('lists a salt under its compound, weighed as it is sold', async () => {
    const catalog = await catalogOf([row('S', 'Cl.NCc1ccccc1', '143.617', '1 mol')]);
    const [entry] = [catalog.entry(0)];
    expect(entry.smiles).toBe('NCc1ccccc1');
    expect(entry.pricePerGram).toBeCloseTo(1, 4);
    expect(catalog.header.imported).toMatchObject({ salts: 1, priced: 1 });
  });

  it('counts what it refuses and what has no price, with the first lines', async () => {
    const rows = [
      row('1', 'CCO', '5', '1 g', 2),
      ...Array.from({ length: 7 }, (_, i) => row(`b${i}`, 'C1CC', '5', '1 g', 10 + i)),
      { ...row('2', ''), structure: null, line: 30 },
      { ...row('3', 'C'), problem: 'broken-row', line: 31 },
      row('4', 'CCO.CCN', '5', '1 g', 32),
      row('5', 'CCN', '5', '1 l', 33),
    ];
    const { report, refusedLines, unknownPriceLines } = await imported(rows);
    expect(report).toMatchObject({
      rowsRead: 12,
      rowsUsed: 2,
      refused: { 'broken-row': 1, mixture: 1, 'no-structure': 1, 'structure-unreadable': 7 },
      unknownPrices: { 'unit-unknown': 1 },
      duplicates: 0,
      priced: 1,
    });
    expect(refusedLines.get('structure-unreadable')).toEqual([10, 11, 12, 13, 14]);
    expect(unknownPriceLines.get('unit-unknown')).toEqual([33]);
  });

  it('reads molfiles and ROSDAL as well', async () => {
    const molfile = rdkit.molfile('NCc1ccccc1');
    if (!molfile.ok) throw new Error(molfile.error.message);
    const catalog = await catalogOf([
      { ...row('M', ''), structure: { molfile: molfile.value } },
      { ...row('R', ''), structure: { rosdal: '1O-2-3.' } },
    ]);
    expect([catalog.find('NCc1ccccc1'), catalog.find('CCO')].every((place) => place >= 0)).toBe(true);
  });

  it('keeps names in any script', async () => {
    const name = 'Fränzis Säure\\Ω';
    const catalog = await catalogOf([{ ...row('Ä-1', 'CCO'), name }]);
    expect(catalog.entry(catalog.findCatalogId('Ä-1')).name).toBe(name);
  });

  it('says so when nothing can be used', async () => {
    await expect(imported([row('1', 'C1CC')])).rejects.toThrow('list.csv gives no compound (1 structure-unreadable).');
  });

  it('is the same, byte for byte, when made again', async () => {
    const rows = [row('1', 'CCO', '5'), row('2', 'CCN')];
    expect(sha256((await imported(rows)).file)).toBe(sha256((await imported(rows)).file));
  });
});

describe('a number that two compounds of a list share', () => {
  it('finds neither, and each is called by its InChIKey', async () => {
    const catalog = await catalogOf([row('7', 'CCO'), row('7', 'CCN'), row('8', 'CCC')]);
    expect(catalog.findCatalogId('7')).toBe(-1);
    expect(catalog.entry(catalog.findCatalogId('8')).smiles).toBe('CCC');
    expect(success(catalogAvailability([catalog], 'CCN').catalogId)).toEqual(rdkit.inchiKey('CCN'));
    expect(catalogAvailability([catalog], 'CCC').catalogId).toBe('8');
  });
});

describe('availability', () => {
  it('is that of the cheapest catalogue that knows a price, else of the first that has the compound', async () => {
    const plain = await catalogOf([row('P-1', 'CCO'), row('P-2', 'CCN'), { ...row('', 'CCC') }]);
    const dear = await catalogOf([row('D-1', 'CCO', '900')]);
    const cheap = await catalogOf([row('C-1', 'CCO', '150')]);
    const catalogs = [plain, dear, cheap];
    expect(catalogAvailability(catalogs, 'CCO')).toEqual({ isInStock: true, catalogId: 'C-1', priceCategory: 2 });
    expect(catalogAvailability(catalogs, 'CCN')).toEqual({ isInStock: true, catalogId: 'P-2', priceCategory: null });
    expect(success(catalogAvailability(catalogs, 'CCC').catalogId)).toEqual(rdkit.inchiKey('CCC'));
    expect(catalogAvailability(catalogs, 'CCCC')).toEqual({ isInStock: false, catalogId: null, priceCategory: null });
    expect(catalogAvailability([], 'CCO')).toEqual({ isInStock: null, catalogId: null, priceCategory: null });
  });
});

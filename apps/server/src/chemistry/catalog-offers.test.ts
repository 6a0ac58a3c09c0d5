import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { importCatalog } from '@retron/build';
import { type Catalog, catalogStock, inflateCatalog, openCatalog } from '@retron/library';
import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { catalogInfos } from './catalog-offers.ts';

const rdkit = await createRdkit();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A catalogue of some offers: number, SMILES, price of a gram. */
async function catalogOf(name: string, offers: readonly (readonly [string, string, string])[], link: string | null): Promise<Catalog> {
  const rows = offers.map(([id, smiles, price], i) => ({
    line: i + 2,
    id,
    name: '',
    structure: { smiles },
    price,
    amount: '1',
    unit: 'g',
    currency: '',
  }));
  const imported = await importCatalog({
    name,
    version: '1',
    displayName: name,
    licence: 'unknown',
    fileName: `${name}.csv`,
    fileSha256: '',
    website: link === null ? null : 'https://example.org',
    link,
    prices: { decimalSign: '.', currency: 'USD', rates: new Map() },
    rows,
    rdkit,
    sha256,
  });
  const buffer = imported.ok ? inflateCatalog(imported.value.file, brotliDecompressSync) : imported;
  const catalog = buffer.ok ? openCatalog(buffer.value, sha256) : buffer;
  if (!catalog.ok) throw new Error(catalog.error.message);
  return catalog.value;
}

describe('the stock of the catalogues', async () => {
  const dear = await catalogOf('Dear', [['D/1', 'CCO', '900']], 'https://example.org/{id}');
  const cheap = await catalogOf('Cheap', [['C-1', 'CCO', '50']], null);
  const unpriced = await catalogOf(
    'Unpriced',
    [
      ['U-1', 'CCO', ''],
      ['', 'CCN', ''],
    ],
    null,
  );
  const catalogs = [dear, cheap, unpriced];

  it('gives number and price category of the best offer', () => {
    const stock = catalogStock(catalogs);
    expect(stock.availability('CCO')).toEqual({ isInStock: true, catalogId: 'C-1', priceCategory: 1 });
    expect(stock.availability('CCCC')).toEqual({ isInStock: false, catalogId: null, priceCategory: null });
    expect(catalogStock([]).availability('CCO')).toEqual({ isInStock: null, catalogId: null, priceCategory: null });
  });

  it('tells of every catalogue that has a compound, by any of its numbers', () => {
    const everywhere = [
      { catalog: 'Dear', id: 'D/1', url: 'https://example.org/D%2F1', website: 'https://example.org', priceCategory: 3, pricePerGram: 900 },
      { catalog: 'Cheap', id: 'C-1', url: null, website: null, priceCategory: 1, pricePerGram: 50 },
      { catalog: 'Unpriced', id: 'U-1', url: null, website: null, priceCategory: null, pricePerGram: null },
    ];
    for (const id of ['D/1', 'C-1', 'U-1']) expect(catalogInfos(catalogs, id)).toEqual(everywhere);
    expect(catalogInfos(catalogs, 'nobody has it')).toEqual([]);
  });

  it('does not mistake one compound for another that has the same number elsewhere', async () => {
    const first = await catalogOf('First', [['1', 'CCO', '5']], null);
    const second = await catalogOf('Second', [['1', 'CCN', '5']], null);
    const both = [first, second];
    const idOf = (smiles: string) => catalogStock(both).availability(smiles).catalogId ?? '';
    expect(idOf('CCO')).not.toBe(idOf('CCN'));
    expect(catalogInfos(both, idOf('CCO')).map(({ catalog, id }) => [catalog, id])).toEqual([['First', '1']]);
    expect(catalogInfos(both, idOf('CCN')).map(({ catalog, id }) => [catalog, id])).toEqual([['Second', '1']]);
  });

  it('calls a compound without a number by its InChIKey', () => {
    const { catalogId } = catalogStock(catalogs).availability('CCN');
    expect(catalogId).toMatch(/^[A-Z]{14}-[A-Z]{10}-N$/);
    expect(catalogInfos(catalogs, catalogId ?? '')).toEqual([
      { catalog: 'Unpriced', id: catalogId, url: null, website: null, priceCategory: null, pricePerGram: null },
    ]);
  });
});

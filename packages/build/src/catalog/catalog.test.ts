import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { type Catalog, inflateCatalog, openCatalog } from '@retron/library';
import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { readSourceTable } from '../collect/source-table.ts';
import { buildCatalog } from './build-catalog.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const rdkit = await createRdkit();

/** An etherification of a straight-chain alcohol: `length` carbons, mapped from 10 on. */
function ether(length: number, halide: string): string {
  const chain = Array.from({ length: length - 1 }, (_, i) => `[CH2:${11 + i}]`).join('');
  return `${halide}.[CH3:10]${chain}[OH:2]>>[CH3:10]${chain}[O:2][CH3:1]`;
}

async function build(rows: readonly string[]): Promise<Uint8Array> {
  const lines = ['id\tpatent\treaction', ...rows];
  const source = readSourceTable({ fileName: 'ethers.tsv', sha256: '', lines });
  if (!source.ok) throw new Error(source.error.message);
  const file = await buildCatalog({
    name: 'starting_materials',
    version: '1.0',
    displayName: 'Starting materials in patents',
    licence: 'Apache-2.0',
    sources: [source.value],
    rdkit,
    sha256,
    pack: brotliCompressSync,
  });
  if (!file.ok) throw new Error(file.error.message);
  return file.value;
}

function opened(file: Uint8Array): Catalog {
  const buffer = inflateCatalog(file, brotliDecompressSync);
  const catalog = buffer.ok ? openCatalog(buffer.value, sha256) : buffer;
  if (!catalog.ok) throw new Error(catalog.error.message);
  return catalog.value;
}

describe('the catalogue of starting materials', () => {
  it('lists what reactions start from, with its key and its uses', async () => {
    const catalog = opened(await build([`a\tUS4000001\t${ether(2, '[CH3:1]I')}`, `b\tUS4000002\t${ether(3, '[CH3:1]I')}`]));
    const unknown = { catalogId: null, name: null, pricePerGram: null };
    expect(Array.from({ length: catalog.size }, (_, place) => catalog.entry(place))).toEqual([
      { smiles: 'CCCO', inchiKey: 'BDERNNFJNOPAEC-UHFFFAOYSA-N', useCount: 1, ...unknown },
      { smiles: 'CCO', inchiKey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N', useCount: 1, ...unknown },
      { smiles: 'CI', inchiKey: 'INQOMBQAUSQDDS-UHFFFAOYSA-N', useCount: 2, ...unknown },
    ]);
    expect(catalog.fullName).toBe('starting_materials-1.0');
  });

  it('finds by SMILES and by InChIKey what it lists, and nothing else', async () => {
    const rows = Array.from({ length: 10 }, (_, i) => `r${i}\tUS${4000001 + i}\t${ether(i + 2, i % 2 ? '[CH3:1]Br' : '[CH3:1]I')}`);
    const catalog = opened(await build(rows));
    for (let place = 0; place < catalog.size; place++) {
      const { smiles, inchiKey } = catalog.entry(place);
      expect(catalog.find(smiles)).toBe(place);
      expect(catalog.findInchiKey(inchiKey)).toBe(place);
    }
    for (const absent of ['', 'C', 'CCOC', 'CIC', 'z', 'CCCCCCCCCCCCCCCCCCCCCCCCC']) expect(catalog.find(absent)).toBe(-1);
    expect(catalog.findInchiKey('ZZZZZZZZZZZZZZ-UHFFFAOYSA-N')).toBe(-1);
  });

  it('counts the reactions of one patent once', async () => {
    const catalog = opened(await build([`a\tUS4000001\t${ether(2, '[CH3:1]I')}`, `b\tUS4000001\t${ether(3, '[CH3:1]I')}`]));
    expect(catalog.entry(catalog.find('CI')).useCount).toBe(1);
  });

  it('asks for more uses of larger compounds', async () => {
    const methylation = ether(14, '[CH3:1]I');
    const ethylation = methylation.replace('[CH3:1]I', '[CH3:3][CH2:1]I').replace('[O:2][CH3:1]', '[O:2][CH2:1][CH3:3]');
    const once = opened(await build([`a\tUS4000001\t${methylation}`]));
    const twice = opened(await build([`a\tUS4000001\t${methylation}`, `b\tUS4000002\t${ethylation}`]));
    expect(once.find('CCCCCCCCCCCCCCO')).toBe(-1);
    expect(twice.entry(twice.find('CCCCCCCCCCCCCCO')).useCount).toBe(2);
  });

  it('leaves out what the sources make', async () => {
    const acid = 'O[C:1](=[O:2])[CH3:3].[CH3:4][OH:5]>>[C:1](=[O:2])([CH3:3])[O:5][CH3:4]';
    const reduction = 'C[O:1][C:2](=[O:3])[CH3:4]>>[OH:1][C:2](=[O:3])[CH3:4]';
    const catalog = opened(await build([`a\tUS4000001\t${acid}`, `b\tUS4000002\t${reduction}`]));
    expect(catalog.find('CC(=O)O')).toBe(-1);
    expect(catalog.find('CO')).toBeGreaterThanOrEqual(0);
  });

  it('refuses a library', async () => {
    const bytes = new Uint8Array(64);
    expect(inflateCatalog(bytes, brotliDecompressSync)).toMatchObject({ ok: false, error: { kind: 'foreign-file' } });
  });
});

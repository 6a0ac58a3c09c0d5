import type { CatalogRow } from '@retron/build';
import { describe, expect, it } from 'vitest';
import { readCsvCatalog, UnclosedQuote } from './csv-rows.ts';

async function rowsOf(text: string, delimiter?: string): Promise<CatalogRow[]> {
  const table = await readCsvCatalog(text, delimiter, {});
  if (!table.ok) throw new Error(table.error.message);
  const rows: CatalogRow[] = [];
  for await (const row of table.value.rows) rows.push(row);
  return rows;
}

describe('a table of offers', () => {
  it('is read through quotes, line breaks in cells and empty lines, and each row knows its line', async () => {
    const rows = await rowsOf('\ufeffid,name,smiles\r\n1,"a, b",C\r\n\r\n2,"two\r\nlines",CC\r\n3,4" tube,CCC\r\n');
    expect(rows.map(({ line, id, name, structure }) => [line, id, name, structure])).toEqual([
      [2, '1', 'a, b', { smiles: 'C' }],
      [4, '2', 'two\nlines', { smiles: 'CC' }],
      [6, '3', '4" tube', { smiles: 'CCC' }],
    ]);
  });

  it('tells rows with too many cells from those that leave empty ones at the end', async () => {
    const rows = await rowsOf('id,smiles,price\n1,C,2,,\n2,C,2,x\n3,C');
    expect(rows.map(({ problem, price }) => [problem, price])).toEqual([
      [undefined, '2'],
      ['broken-row', '2'],
      [undefined, ''],
    ]);
  });

  it('does not lose what stands behind a quote that is never closed', async () => {
    await expect(rowsOf('id,smiles\n1,C\n"2,C\n3,C\n')).rejects.toThrow(UnclosedQuote);
  });

  it('knows columns by their names in many spellings', async () => {
    const [row] = await rowsOf('Cat. No.,Structure,Pack Size,Price (EUR)\nX,C,5 g,3\n');
    expect(row).toMatchObject({ id: 'X', structure: { smiles: 'C' }, amount: '5 g', price: '3', currency: 'EUR' });
    const [perGram] = await rowsOf('SKU\tSMILES\tprice_per_g\tprice\nX\tC\t7\t100\n');
    expect(perGram).toMatchObject({ price: '7', amount: '1', unit: 'g' });
  });

  it('takes the columns it is told before those it would guess', async () => {
    const table = await readCsvCatalog('id,code,smiles\n1,A-1,C\n', ',', { id: 'code' });
    if (!table.ok) throw new Error(table.error.message);
    expect(table.value.columns).toMatchObject({ places: { id: 'code', smiles: 'smiles' }, unused: ['id'] });
    expect(await readCsvCatalog('id,smiles\n', ',', { id: 'code' })).toMatchObject({ ok: false, error: { kind: 'missing-column' } });
  });

  it.each([['name,price\nx,1\n'], ['']])('needs a structure: %j has none', async (text) => {
    expect(await readCsvCatalog(text, undefined, {})).toMatchObject({ ok: false, error: { kind: 'missing-column' } });
  });
});

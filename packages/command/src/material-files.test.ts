import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRdkit } from '@retron/rdkit';
import { afterAll, describe, expect, it } from 'vitest';
import { stockOfOptions } from './material-options.ts';

const rdkit = await createRdkit();
const folder = mkdtempSync(join(tmpdir(), 'stock-'));
afterAll(() => rmSync(folder, { recursive: true }));

const stockOf = (paths: readonly string[]) =>
  stockOfOptions({ catalogs: paths, also: [], never: [], dearest: null, unpriced: true }, [], rdkit);

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('a stock read from files', () => {
  it('knows molecules by SMILES of any writing and by InChIKey, whatever stands behind them', () => {
    const paths = [file('a.smi', 'OCC\tethanol\r\n\r\nc1ccccc1, 99 %\n'), file('b.txt', 'QTBSBXVTEAMEQO-UHFFFAOYSA-N\n')];
    const stock = stockOf(paths);
    if (!stock.ok) throw new Error(stock.error.message);
    const isInStock = (smiles: string) => stock.value.availability(smiles).isInStock;
    expect(['CCO', 'c1ccccc1', 'CC(=O)O', 'CCC'].map(isInStock)).toEqual([true, true, true, false]);
    expect(stock.value.availability('CCO').priceCategory).toBeNull();
  });

  it('is refused where a file cannot be read or lists no molecule', () => {
    const messageOf = (path: string) => {
      const stock = stockOf([path]);
      return stock.ok ? '' : stock.error.message;
    };
    expect(messageOf(file('empty.txt', 'name of compound\n\n'))).toMatch(/lists no molecule/);
    expect(messageOf(join(folder, 'missing.txt'))).toMatch(/cannot be read/);
  });
});

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
    const isInStock = (smiles: string) => stock.value.stock.availability(smiles).isInStock;
    expect(['CCO', 'c1ccccc1', 'CC(=O)O', 'CCC'].map(isInStock)).toEqual([true, true, true, false]);
    expect(stock.value.stock.availability('CCO').priceCategory).toBeNull();
  });

  it('says which lines of a file are no molecule, but for a row that names columns', () => {
    const notesOf = (text: string) => {
      const stock = stockOf([file('some.smi', text)]);
      return stock.ok ? stock.value.notes.map((note) => note.replace(folder, '')) : [];
    };
    expect(notesOf('smiles name\nCCO ethanol\nCC\n')).toEqual([]);
    expect(notesOf('CCO\n\nCQ\n')).toEqual(['/some.smi: 1 line is no SMILES or InChIKey and is passed over (line 3); 1 was read.']);
    expect(notesOf(`CCO\nC\n${'x\n'.repeat(7)}`)[0]).toContain(
      '7 lines are no SMILES or InChIKey and are passed over (line 3, 4, 5, 6, 7, …)',
    );
  });

  it('says of a highest price that nothing has one', () => {
    const notes = (unpriced: boolean) => {
      const asked = { catalogs: [], also: [], never: [], dearest: { dollars: 1, per: 'g' as const }, unpriced };
      const stock = stockOfOptions(asked, [], rdkit);
      return stock.ok ? stock.value.notes.join() : '';
    };
    expect(notes(true)).toContain('--max-price leaves nothing out');
    expect(notes(false)).toContain('with --priced-only nothing of them is known');
  });

  it('is refused where a file cannot be read or lists no molecule', () => {
    const messageOf = (path: string) => {
      const stock = stockOf([path]);
      return stock.ok ? '' : stock.error.message;
    };
    expect(messageOf(file('empty.txt', 'name of compound\n\n'))).toMatch(/lists no molecule/);
    expect(messageOf(join(folder, 'missing.txt'))).toMatch(/cannot be read/);
    expect(messageOf(file('noise.smi', 'C\n\0\x01\nCC\n'))).toMatch(/is no text/);
    expect(messageOf(file('acme-1.0.rcat', 'RETRON\r\n'))).toMatch(/copy it into the folder libraries of Retron.*--catalog acme-1.0\.$/);
  });
});

import type { WireMolecule } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { fileRecords } from './file-records.ts';
import { fileHead, sdfRecord, smilesRecord, tableRecord } from './molecule-files.ts';

const molecule = (name: string, smiles: string): WireMolecule => ({
  ...{ id: 1, name, smiles, rosdal: '', inchikey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N', formula: 'C2H6O', weight: 46.069, tags: ['a', 'b'] },
  ...{ origin: 'drawn', inCatalogue: true, priceCategory: 2, created: '2026-01-02T03:04:05.000Z', changed: '', similarity: null },
  matched: [],
});
const MOLFILE = '\n     RDKit          2D\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\nM  END\n';
const TWO = [molecule('one, "two"\nthree', 'CCO'), molecule('=1+1', 'CCN')];

describe('a file of molecules', () => {
  it('is an SDfile of titled records with what is known in fields, which the import reads', () => {
    const text = TWO.map((each) => sdfRecord(each, MOLFILE)).join('');
    expect(text.split('\n').slice(0, 5)).toEqual([
      'one, "two" three',
      '     RDKit          2D',
      '',
      '  1  0  0  0  0  0  0  0  0  0999 V2000',
      'M  END',
    ]);
    expect(text).toContain('M  END\n>  <Name>\none, "two" three\n\n>  <SMILES>\nCCO\n\n');
    expect(text).toContain('>  <Tags>\na; b\n\n$$$$\n');
    expect(fileRecords(text, 'molecules.sdf').map(({ name, tags }) => [name, tags])).toEqual([
      ['one, "two" three', ['a', 'b']],
      ['=1+1', ['a', 'b']],
    ]);
  });

  it('is one record whatever the name is, which the import reads as it was', () => {
    const names = ['$$$$', '$$$$ left', '> <SMILES>', '$RXN'];
    const text = names.map((name) => sdfRecord({ ...molecule(name, 'CCO'), tags: [name] }, MOLFILE)).join('');
    expect(text.match(/^\$.*$/gm)).toEqual(names.map(() => '$$$$'));
    expect(fileRecords(text, 'molecules.sdf').map(({ name, tags }) => [name, tags[0]])).toEqual(names.map((name) => [name, name]));
  });

  it('leaves out a field without a value and cuts a title that is longer than a molfile may have', () => {
    const record = sdfRecord({ ...molecule('n'.repeat(100), 'C'), tags: [] }, MOLFILE.replaceAll('\n', '\r\n'));
    expect(record.split('\n')[0]).toBe('n'.repeat(80));
    expect(record).toContain(`>  <Name>\n${'n'.repeat(100)}\n`);
    expect(record).not.toContain('<Tags>');
    expect(record).not.toContain('\r');
  });

  it('is SMILES with names, a line each, which the import reads', () => {
    const text = TWO.map(smilesRecord).join('');
    expect(text).toBe('CCO one, "two" three\nCCN =1+1\n');
    expect(fileRecords(text, 'molecules.smi').map(({ text: smiles }) => smiles)).toEqual(['CCO', 'CCN']);
  });

  it('is a table that a spreadsheet takes for no formula, which the import reads', () => {
    const text = fileHead('csv') + TWO.map(tableRecord).join('');
    expect(text.split('\r\n')[0]).toBe('Name,SMILES,InChIKey,Formula,Mass (g/mol),Tags,Origin,In a catalogue,Price category,Added');
    expect(text).toContain("'=1+1,CCN,LFQSCWFLJHTTHZ-UHFFFAOYSA-N,C2H6O,46.07,a; b,drawn,yes,2,2026-01-02T03:04:05.000Z\r\n");
    expect(fileRecords(text, 'molecules.csv').map(({ text: smiles, tags }) => [smiles, tags])).toEqual([
      ['CCO', ['a', 'b']],
      ['CCN', ['a', 'b']],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { fileRecords } from './file-records.ts';

describe('the records of a file', () => {
  it('are the lines of SMILES, with a name behind each', () => {
    expect(fileRecords('CCO ethanol\r\n\n# a remark\nc1ccccc1\tbenzene, dry\n', 'a.smi')).toEqual([
      { line: 1, name: 'ethanol', text: 'CCO', tags: [], tagsLeftOut: 0 },
      { line: 4, name: 'benzene, dry', text: 'c1ccccc1', tags: [], tagsLeftOut: 0 },
    ]);
  });

  it('are the molfiles of an SDfile, by title or by a field that names them', () => {
    const block = (title: string) => `${title}\n  made\n\n  0  0  0  0  0  0  0  0  0  0999 V2000\nM  END\n`;
    const text = `${block('first')}$$$$\n${block('')}> <Compound_ID>\nR-2\n\n$$$$\nbroken\n$$$$\n`;
    const records = fileRecords(text, 'a.sdf');
    expect(records.map(({ name, line }) => [name, line])).toEqual([
      ['first', 1],
      ['R-2', 7],
      ['', 16],
    ]);
    expect(records[0]?.text.endsWith('M  END\n')).toBe(true);
    expect(records[2]?.text).toBe('broken\n');
  });

  it('are the rows of a table, whichever column has the structures', () => {
    const text = 'No,Name,SMILES\n1,"acid, ""dry""",CC(=O)O\n2,"two\nlines",CCO\n3,nothing,\n';
    expect(fileRecords(text, 'a.csv')).toEqual([
      { line: 2, name: 'acid, "dry"', text: 'CC(=O)O', tags: [], tagsLeftOut: 0 },
      { line: 3, name: 'two\nlines', text: 'CCO', tags: [], tagsLeftOut: 0 },
      // Lines are counted in the file: the name above has two.
      { line: 5, name: 'nothing', text: '', tags: [], tagsLeftOut: 0 },
    ]);
    expect(fileRecords('CCO\tethanol\n', 'a.tsv')).toEqual([{ line: 1, name: 'ethanol', text: 'CCO', tags: [], tagsLeftOut: 0 }]);
  });

  it('have a row with a name and no structure too, so that its refusal is told, and no empty row', () => {
    const told = fileRecords('name,smiles\nethanol,CCO\nlost,\n,\n\n', 'a.csv').map(({ line, name, text }) => [line, name, text]);
    expect(told).toEqual([
      [2, 'ethanol', 'CCO'],
      [3, 'lost', ''],
    ]);
  });

  it('bring the tags that a table or an SDfile gives, but for those that no molecule can have', () => {
    const tagged = (file: string, name: string) => fileRecords(file, name).map(({ tags, tagsLeftOut }) => [tags, tagsLeftOut]);
    const many = Array.from({ length: 21 }, (_, index) => `t${index}`);
    expect(tagged(`smiles,name,Tags\nCCO,ethanol,polar; solvent;polar\nCC,ethane,\nC,methane,${many.join(';')}\n`, 'a.csv')).toEqual([
      [['polar', 'solvent'], 0],
      [[], 0],
      [many.slice(0, 20), 1],
    ]);
    const sdf = `x\n\n\n  0  0  0  0  0  0  0  0  0  0999 V2000\nM  END\n> <Tags>\nhit; ${'l'.repeat(41)}\n\n$$$$\n`;
    expect(tagged(sdf, 'a.sdf')).toEqual([[['hit'], 1]]);
  });

  it('are none in an empty file', () => {
    for (const name of ['a.sdf', 'a.smi', 'a.csv']) expect(fileRecords('\n', name)).toEqual([]);
  });
});

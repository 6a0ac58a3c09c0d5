import { describe, expect, it } from 'vitest';
import { batchesOf, fileRecords } from './file-records.ts';

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
      ['broken', 16],
    ]);
    expect(records[0]?.text.endsWith('M  END\n')).toBe(true);
  });

  it('have data without a structure too, named as the data name it and with no structure, so that this is what is said of it', () => {
    const torn = 'torn\n  made\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\n    0.0 0.0 0.0 C\n';
    const text = `\n\n\n> <Name>\nlost\n\n> <Tags>\nhit\n\n$$$$\ntitle alone\n$$$$\n\n\n$$$$\n${torn}> <ID>\n7\n\n$$$$\n`;
    expect(fileRecords(text, 'a.sdf').map(({ name, text: structure, tags }) => [name, structure, tags])).toEqual([
      ['lost', '', ['hit']],
      ['title alone', '', []],
      // Where something of a structure is there, what is wrong with it is said of it.
      ['torn', torn, []],
    ]);
  });

  it('are sent as the call takes them: what is too long is cut, and large structures go with fewer others', () => {
    const [long] = fileRecords(`${'C'.repeat(100_001)} ${'😀'.repeat(1001)}\0`, 'a.smi');
    expect([long?.text.length, [...(long?.name ?? '')].length]).toEqual([100_000, 1000]);
    const records = (count: number, length: number) => fileRecords(`${'C'.repeat(length)}\n`.repeat(count), 'a.smi');
    const sizes = (count: number, length: number) => [...batchesOf(records(count, length))].map((batch) => batch.length);
    expect(sizes(0, 5)).toEqual([]);
    expect(sizes(250, 5)).toEqual([100, 100, 50]);
    expect(sizes(25, 90_000)).toEqual([11, 11, 3]);
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

import type { ExportGrouping, ExportKind } from '@retron/tree';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import type { ExportContent } from '../content.ts';
import { exportOf } from '../testing/export-with-toolkit.ts';
import { sampleContent } from '../testing/sample-content.ts';

const content = sampleContent();

async function workbookOf(written: ExportContent, kind: ExportKind = 'pathways', grouping: ExportGrouping = 'None') {
  const { bytes } = await exportOf(written, 'XLS', kind, grouping);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as unknown as ExcelJS.Buffer);
  return workbook;
}

function sheetOf(workbook: ExcelJS.Workbook, name: string): ExcelJS.Worksheet {
  const sheet = workbook.getWorksheet(name);
  if (sheet === undefined) throw new Error(`no sheet ${name}`);
  return sheet;
}

/** Values of a column below its head. */
function column(sheet: ExcelJS.Worksheet, header: string): ExcelJS.CellValue[] {
  const head = (sheet.getRow(1).values as ExcelJS.CellValue[]).indexOf(header);
  return Array.from({ length: sheet.rowCount - 1 }, (_, index) => sheet.getCell(index + 2, head).value);
}

describe('a workbook of pathways', async () => {
  const workbook = await workbookOf(content);
  const pathway = sheetOf(workbook, 'Pathway');
  const structures = sheetOf(workbook, 'Structures');

  it('has a sheet for each thing', () => {
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Pathway', 'Structures', 'Precedents', 'Query']);
  });

  it('is printed across a page, its head on each', () => {
    for (const { pageSetup } of workbook.worksheets) {
      expect(pageSetup).toMatchObject({ orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0, printTitlesRow: '1:1' });
    }
  });

  it('has one row a step in the order of synthesis', () => {
    expect(column(pathway, 'Route')).toEqual(['A', 'A', 'A', null]);
    expect(column(pathway, 'Step')).toEqual(['1 of 3', '2 of 3', '3 of 3', null]);
    expect(column(pathway, 'Reaction No')).toEqual(['R3', 'R2', 'R1', 'R4']);
    expect(column(pathway, 'Reactant 1 SMILES')).toEqual([
      'C[C@H](N)C(=O)O',
      'N#Cc1ccc(-c2ccccc2)cc1',
      'C[C@H](N)C(=O)Cl',
      'OB(O)c1ccccc1',
    ]);
    expect(column(pathway, 'Reactant 1 name')).toEqual(['L-alanine', null, null, null]);
    expect(column(pathway, 'Reactant 2 SMILES')).toEqual([null, null, 'NCc1ccc(-c2ccccc2)cc1', 'NCc1ccc(Br)cc1']);
    expect(column(pathway, 'Reactant 1 price')).toEqual(['$', '$$', null, null]);
  });

  it('has numbers as numbers, and nothing where nothing is known', () => {
    expect(column(pathway, 'Rating (1-4)')).toEqual([3, 3, 4, 3]);
    expect(column(pathway, 'Yield from (%)')).toEqual([null, null, 70, null]);
    expect(column(pathway, 'Yield to (%)')).toEqual([null, null, 85, null]);
    expect(column(pathway, 'Feasibility (%)')).toEqual([null, null, 87.5, null]);
    expect(column(structures, 'Name')).toEqual([null, null, null, null, 'L-alanine', null]);
    expect(column(structures, 'Molar mass (g/mol)')).toEqual([254.333, null, null, null, null, null]);
    expect(column(structures, 'Price category')).toEqual(['unknown', 'unknown', 'unknown', '$$', '$', 'unknown']);
  });

  it('keeps texts that look like formulas or dates as texts', () => {
    expect(column(pathway, 'Warnings')[2]).toBe('=the amine is protected first\ntwo amines');
    expect(column(structures, 'ROSDAL')[0]).toBe('1-2-3.');
    expect(column(structures, 'Catalog 1 id')[3]).toBe('=A1');
    for (const sheet of workbook.worksheets) {
      sheet.eachRow((row) =>
        row.eachCell((cell) => {
          expect(cell.type).not.toBe(ExcelJS.ValueType.Formula);
          if (cell.type === ExcelJS.ValueType.String) expect(cell.numFmt).toBe('@');
        }),
      );
    }
  });

  it('keeps links alive', () => {
    expect(column(structures, 'Catalog 1 link')[3]).toEqual({ text: 'https://example.org/4', hyperlink: 'https://example.org/4' });
    expect(column(pathway, 'DOI')[2]).toEqual({ text: '10.1000/xyz(1)', hyperlink: 'https://doi.org/10.1000/xyz(1)' });
  });

  it('freezes and filters the head of every sheet', () => {
    for (const sheet of workbook.worksheets) {
      expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
      expect(sheet.autoFilter).toMatch(/^A1:[A-Z]+\d+$/);
    }
    expect(pathway.views[0]).toMatchObject({ xSplit: 3 });
  });

  it('draws each reaction and each structure into its cell', () => {
    const places = (sheet: ExcelJS.Worksheet) =>
      sheet.getImages().map(({ range }) => `${range.tl.nativeRow} ${range.tl.nativeCol} ${range.br.nativeRow} ${range.br.nativeCol}`);
    expect(places(pathway)).toEqual(['1 3 1 3', '2 3 2 3', '3 3 3 3', '4 3 4 3']);
    expect(places(structures)).toEqual([1, 2, 3, 4, 5, 6].map((row) => `${row} 2 ${row} 2`));
    for (const { imageId } of pathway.getImages()) {
      const png = Buffer.from(workbook.getImage(Number(imageId)).buffer as unknown as Uint8Array);
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([908, 248]);
      expect(png.length).toBeGreaterThan(2000);
    }
  });

  it('says what was asked, by whom, and how to read it', () => {
    const query = sheetOf(workbook, 'Query');
    expect(column(query, 'Fact').slice(0, 4)).toEqual(['Query', 'Query number', 'Project', 'Owner']);
    expect(column(query, 'Value').slice(0, 4)).toEqual(['Amide of β-alanine', 7, 'Amides', 'second']);
    expect(column(query, 'Value')).toContain('2026-11-23 04:07');
  });
});

describe('a workbook of precedents', () => {
  it('lists them flat, the citation in every row', async () => {
    const sheet = sheetOf(await workbookOf(content, 'precedents'), 'Precedents');
    expect(column(sheet, 'Id')).toEqual(['b', '1-2-3', 'c']);
    expect(column(sheet, 'Citation')).toEqual(['US 2 B (2001)', { text: 'US 1 A (1993)', hyperlink: 'https://example.org/US1A' }, null]);
    expect(column(sheet, 'Yield calculated')).toEqual(['no', null, null]);
  });

  it('has by citation a row for each citation above its own', async () => {
    const sheet = sheetOf(await workbookOf(content, 'precedents', 'Citation'), 'Precedents');
    expect(column(sheet, 'Id')).toEqual([null, '1-2-3', null, 'b', null, 'c']);
    expect(column(sheet, 'Citation')[0]).toBe('US 1 A (1993)');
    expect(column(sheet, 'Citation')[4]).toBe('no citation recorded');
    expect([2, 3].map((row) => sheet.getRow(row).outlineLevel)).toEqual([0, 1]);
  });
});

it('lists clusters in the order of the screen', async () => {
  const sheet = sheetOf(await workbookOf(content, 'clusterstatistics'), 'Cluster statistics');
  expect(column(sheet, 'No')).toEqual([1]);
  expect(column(sheet, 'Comment')).toEqual(['+ easy']);
});

it('draws the best suggestion of each disconnection', async () => {
  const sheet = sheetOf(await workbookOf(content, 'disconnections'), 'Disconnections');
  expect(column(sheet, 'Suggestions')).toEqual(['R1']);
  expect(sheet.getImages()).toHaveLength(1);
});

it('holds nothing but heads where there is nothing to say', async () => {
  const empty = { ...content, structures: [], reactions: [], routes: [], precedents: [] };
  const workbook = await workbookOf(empty);
  expect(workbook.worksheets.map(({ name, rowCount }) => `${name} ${rowCount}`)).toEqual(['Pathway 1', 'Structures 1', 'Query 20']);
});

it('leaves a picture out that cannot be drawn, and control characters', async () => {
  const structures = content.structures.map((each) => (each.no === 'S6' ? { ...each, smiles: 'no molecule', rosdal: 'a\u0007b' } : each));
  const sheet = sheetOf(await workbookOf({ ...content, structures }), 'Structures');
  expect(sheet.getImages()).toHaveLength(5);
  expect(column(sheet, 'ROSDAL')[5]).toBe('ab');
});

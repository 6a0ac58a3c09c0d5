import { expect, it } from 'vitest';
import { factsOf } from '../facts.ts';
import { sampleContent } from '../testing/sample-content.ts';
import { csvRow } from './csv-row.ts';
import { startingMaterialsCsv } from './starting-materials.ts';

it('lists what to order, a row for each offer', () => {
  expect(startingMaterialsCsv(factsOf(sampleContent())).split('\r\n')).toEqual([
    'No,Name,SMILES,InChIKey,Formula,Molar mass (g/mol),Price category,Routes,Catalog,Catalog id,Link',
    `S4,,N#Cc1ccc(-c2ccccc2)cc1,,,,$$,A,"Some, ""catalogue""",'=A1,https://example.org/4`,
    'S5,L-alanine,C[C@H](N)C(=O)O,,,,$,A,,,',
    'S6,,OB(O)c1ccccc1,,,,,,,,',
    '',
  ]);
});

it.each([
  ['=1+1', "'=1+1\r\n"],
  ['+49', "'+49\r\n"],
  ['-OCH3', "'-OCH3\r\n"],
  ['@sum', "'@sum\r\n"],
  ['\tx', "'\tx\r\n"],
  ['C=C', 'C=C\r\n'],
  ['two\nlines', '"two\nlines"\r\n'],
])('guards %j', (text, row) => {
  expect(csvRow([text])).toBe(row);
});

it('leaves numbers alone', () => {
  expect(csvRow([-1.5, null, 0])).toBe('-1.5,,0\r\n');
});

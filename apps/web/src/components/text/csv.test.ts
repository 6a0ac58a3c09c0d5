import { expect, it } from 'vitest';
import { csvOf, pastedOf } from './csv.ts';

const ROWS = [
  ['No', 'Name, "as given"'],
  ['=1+1', 'two\nlines\tand a tab'],
];

it('writes tables that no spreadsheet takes for formulas', () => {
  expect(csvOf(ROWS)).toBe('No,"Name, ""as given"""\r\n\'=1+1,"two\nlines\tand a tab"\r\n');
  expect(pastedOf(ROWS)).toBe('No\tName, "as given"\n\'=1+1\ttwo lines and a tab');
});

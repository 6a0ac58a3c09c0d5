import { describe, expect, it } from 'vitest';
import { findDelimiter } from './find-delimiter.ts';

describe('the sign between cells', () => {
  it.each([
    ['a,b,c\n1;2;3;4;5', ','],
    ['a;b;c', ';'],
    ['a\tb,c\td', '\t'],
    ['"a,b,c,d";e;f', ';'],
    ['smiles', ','],
  ])('of %j is %j', (text, delimiter) => {
    expect(findDelimiter(text)).toBe(delimiter);
  });
});

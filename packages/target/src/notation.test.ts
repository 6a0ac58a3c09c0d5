import { describe, expect, it } from 'vitest';
import { notationOf } from './notation.ts';

describe('the notation of a text', () => {
  it.each([
    ['CCO', 'smiles'],
    ['  [O-]C(=O)C ', 'smiles'],
    ['C.C', 'smiles'],
    ['1-2-3O.', 'rosdal'],
    [' 1O-2-3', 'rosdal'],
    ['1-2-3O. \n', 'rosdal'],
    ['\n  Editor\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\n', 'molfile'],
    ['\r\n  Editor\r\n\r\n  0  0  0     0  0            999 V3000\r\n', 'molfile'],
    ['name\nof\nsomething\nelse', 'molfile'],
    ['', 'smiles'],
  ])('%j is %s', (text, notation) => {
    expect(notationOf(text)).toBe(notation);
  });
});

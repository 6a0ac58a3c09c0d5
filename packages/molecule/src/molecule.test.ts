import { describe, expect, it } from 'vitest';
import { neighboursOf } from './molecule.ts';
import { parseSmiles } from './smiles-reader.ts';

describe('the neighbours of an atom', () => {
  it('are those it is bonded to, and none of one that is not there', () => {
    const read = parseSmiles('CC(C)O');
    if (!read.ok) throw new Error(read.error.message);
    expect([0, 1, 3].map((atom) => neighboursOf(read.value, atom))).toEqual([[1], [0, 2, 3], [1]]);
    expect(neighboursOf(read.value, -1)).toEqual([]);
  });
});

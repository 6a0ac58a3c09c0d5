import { describe, expect, it } from 'vitest';
import { ionOf } from './charged-atoms.ts';

describe('the ion of a structure', () => {
  it.each([
    ['a carboxylate', 'CCC(=O)[O-]', 'CCC(=O)O'],
    ['an ammonium', 'CC[NH3+]', 'CCN'],
    ['an inner salt', '[NH3+]CC(=O)[O-]', 'NCC(=O)O'],
    ['an acid whose structure is the inner salt', 'C[N+](C)(C)CC(=O)O', 'C[N+](C)(C)CC(=O)[O-]'],
  ])('is %s', (_, precursor, structure) => {
    expect(ionOf(structure)(precursor)).toBe(true);
  });

  it.each([
    ['another acid', 'CC(C)C(=O)[O-]', 'CCCC(=O)O'],
    ['the structure itself', 'CCC(=O)O', 'CCC(=O)O'],
    ['an isomer with charges', 'CC[N+](=O)[O-]', 'NCC(=O)O'],
    ['an enolate of another isomer', 'CC(=O)C[O-]', 'CC(O)C=O'],
    ['a reagent', '[OH-]', 'CCO'],
  ])('is not %s', (_, precursor, structure) => {
    expect(ionOf(structure)(precursor)).toBe(false);
  });
});

import { writeSmiles } from '@retron/molecule';
import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { readCanonical } from '../step/fragments.ts';
import { annularForms } from './annular-forms.ts';

const rdkit = await createRdkit();

function canonical(smiles: string): string {
  const read = rdkit.canonicalSmiles(smiles);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const formsOf = (smiles: string) =>
  annularForms(readCanonical(canonical(smiles)))
    .map(({ molecule }) => canonical(writeSmiles(molecule).smiles))
    .sort();

describe('the other drawings of an azole', () => {
  it.each([
    ['5-phenylimidazole', 'c1ccc(-c2cnc[nH]2)cc1', ['c1ccc(-c2c[nH]cn2)cc1']],
    ['a tetrazole', 'Cc1nnn[nH]1', ['Cc1nn[nH]n1']],
    ['a 1,2,3-triazole', 'Cc1c[nH]nn1', ['Cc1cn[nH]n1', 'Cc1cnn[nH]1']],
    ['indazole', 'c1ccc2[nH]ncc2c1', ['c1ccc2n[nH]cc2c1']],
    ['a benzimidazole', 'Cc1ccc2[nH]cnc2c1', ['Cc1ccc2nc[nH]c2c1']],
    ['adenine', 'Nc1ncnc2[nH]cnc12', ['Nc1ncnc2nc[nH]c12']],
  ])('%s', (_, drawn, others) => {
    expect(formsOf(drawn)).toEqual(others.map(canonical).sort());
  });

  it.each([
    ['imidazole, by symmetry', 'c1c[nH]cn1'],
    ['an azole without a hydrogen', 'Cn1ccnc1'],
    ['pyrrole', 'c1cc[nH]c1'],
    ['7-azaindole, whose other nitrogen is in the other ring', 'c1cnc2[nH]ccc2c1'],
    ['uracil', 'O=c1cc[nH]c(=O)[nH]1'],
  ])('none of %s', (_, drawn) => {
    expect(formsOf(drawn)).toEqual([]);
  });
});

import { writeSmiles } from '@retron/molecule';
import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { readCanonical } from '../step/fragments.ts';
import { hasLactim, lactamForm } from './lactam-form.ts';

const rdkit = await createRdkit();

function canonical(smiles: string): string {
  const read = rdkit.canonicalSmiles(smiles);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

describe('the lactam form', () => {
  it.each([
    ['2-pyridone', 'Oc1ccccn1', 'O=c1cccc[nH]1'],
    ['4-pyridone', 'Oc1ccncc1', 'O=c1cc[nH]cc1'],
    ['quinazolin-4-one', 'Oc1ncnc2ccccc12', 'O=c1[nH]cnc2ccccc12'],
    ['uracil', 'Oc1ccnc(O)n1', 'O=c1cc[nH]c(=O)[nH]1'],
    ['hypoxanthine', 'Oc1ncnc2nc[nH]c12', 'O=c1[nH]cnc2nc[nH]c12'],
    ['quinolin-2-one', 'Oc1ccc2ccccc2n1', 'O=c1ccc2ccccc2[nH]1'],
    ['isoquinolin-1-one', 'Oc1nccc2ccccc12', 'O=c1[nH]ccc2ccccc12'],
    ['phthalazin-1-one', 'Oc1nncc2ccccc12', 'O=c1[nH]ncc2ccccc12'],
    ['benzimidazol-2-one', 'Oc1nc2ccccc2[nH]1', 'O=c1[nH]c2ccccc2[nH]1'],
    ['benzoxazol-2-one', 'Oc1nc2ccccc2o1', 'O=c1[nH]c2ccccc2o1'],
  ])('of %s', (_, lactim, lactam) => {
    const form = lactamForm(readCanonical(lactim));
    expect(form).not.toBeNull();
    if (form !== null) expect(canonical(writeSmiles(form).smiles)).toBe(canonical(lactam));
  });

  it.each([
    ['phenol', 'Oc1ccccc1'],
    ['3-hydroxypyridine', 'Oc1cccnc1'],
    ['2-pyridone itself', 'O=c1cccc[nH]1'],
    ['2-methoxypyridine', 'COc1ccccn1'],
    ['2-hydroxypyridine oxide', 'Oc1cccc[n+]1[O-]'],
    ['5-hydroxypyrazole', 'Oc1ccn[nH]1'],
    ['8-hydroxyquinoline', 'Oc1cccc2cccnc12'],
  ])('is not asked of %s', (_, smiles) => {
    expect(hasLactim(readCanonical(smiles))).toBe(false);
  });
});

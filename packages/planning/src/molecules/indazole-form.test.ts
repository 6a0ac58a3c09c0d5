import { writeSmiles } from '@retron/molecule';
import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { readCanonical } from '../step/fragments.ts';
import { hasIsoindazole, indazoleForm } from './indazole-form.ts';

const rdkit = await createRdkit();

function canonical(smiles: string): string {
  const read = rdkit.canonicalSmiles(smiles);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

describe('the 1H form', () => {
  it.each([
    ['indazole', 'c1ccc2n[nH]cc2c1', 'c1ccc2[nH]ncc2c1'],
    ['a bromoindazole', 'Brc1ccc2n[nH]cc2c1', 'Brc1ccc2[nH]ncc2c1'],
    ['pyrazolo[3,4-b]pyridine', 'c1cnc2n[nH]cc2c1', 'c1cnc2[nH]ncc2c1'],
  ])('of %s', (_, iso, usual) => {
    const form = indazoleForm(readCanonical(iso));
    expect(form).not.toBeNull();
    if (form !== null) expect(canonical(writeSmiles(form).smiles)).toBe(canonical(usual));
    expect(hasIsoindazole(readCanonical(usual))).toBe(false);
  });

  it.each(['Cn1cc2ccccc2n1', 'c1cc[nH]n1', 'c1ccc2[nH]nnc2c1', 'c1ccc2[nH]ccc2c1'])('is not asked of %s', (smiles) => {
    expect(indazoleForm(readCanonical(smiles))).toBeNull();
  });
});

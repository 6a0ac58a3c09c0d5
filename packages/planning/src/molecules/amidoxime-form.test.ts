import { parseSmiles, writeSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { amidoximeForm } from './amidoxime-form.ts';

function formOf(smiles: string): string | null {
  const read = parseSmiles(smiles);
  if (!read.ok) throw new Error(read.error.message);
  const form = amidoximeForm(read.value);
  return form === null ? null : writeSmiles(form).smiles;
}

describe('an amidoxime', () => {
  it('is drawn with its double bond to the nitrogen that holds the oxygen', () => {
    expect(formOf('N=C(NO)c1ccccc1')).toBe('NC(=NO)c1ccccc1');
  });

  it('is left as it is where it is drawn so, and amidines and ethers are none', () => {
    for (const other of ['NC(=NO)c1ccccc1', 'N=C(N)c1ccccc1', 'N=C(NOC)c1ccccc1', 'N=C(N(C)O)c1ccccc1']) expect(formOf(other)).toBeNull();
  });
});

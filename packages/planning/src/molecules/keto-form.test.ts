import { parseSmiles, writeSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { ketoForm } from './keto-form.ts';

function formOf(smiles: string): string | null {
  const read = parseSmiles(smiles);
  if (!read.ok) throw new Error(read.error.message);
  const form = ketoForm(read.value);
  return form === null ? null : writeSmiles(form).smiles;
}

describe('the enol of a 1,3-dicarbonyl compound', () => {
  it('is the ketone in the same bottle', () => {
    expect(formOf('O=C1C=C(O)CO1')).toBe('O=C1CC(=O)CO1');
    expect(formOf('CC1(C)CC(=O)C=C(O)C1')).toBe('CC1(C)CC(=O)CC(=O)C1');
    expect(formOf('CCOC(=O)C=C(C)O')).toBe('CCOC(=O)CC(C)=O');
  });

  it('is none where there is no second carbonyl group, no hydroxyl group or an aromatic ring', () => {
    for (const other of ['OC1=CCCC1', 'O=C1C=C(OC)CO1', 'O=c1cc(O)c2ccccc2o1', 'O=C1CC(=O)CO1', 'O=C(O)C=Cc1ccccc1', 'OC=CC#N'])
      expect(formOf(other)).toBeNull();
  });
});

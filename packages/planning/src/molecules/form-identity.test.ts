import { parseSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { formIdentity } from './form-identity.ts';

function identityOf(smiles: string): number {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(molecule.error.message);
  return formIdentity(molecule.value);
}

describe('the identity of a molecule in all its forms', () => {
  it.each([
    ['acetic acid and acetate', 'CC(=O)O', 'CC(=O)[O-]', '[O-]C(C)=O'],
    ['an amine and its ammonium ion', 'CCN', 'CC[NH3+]'],
    ['phenol and phenoxide', 'Oc1ccccc1', '[O-]c1ccccc1'],
    ['a pyrazole with its hydrogen on either nitrogen', 'Cc1cc[nH]n1', 'Cc1ccn[nH]1'],
    ['2-hydroxypyridine and 2-pyridone', 'Oc1ccccn1', 'O=c1cccc[nH]1'],
    ['hydrogen cyanide and cyanide', 'C#N', '[C-]#N', 'N#[C-]'],
    ['nitrous acid and nitrite', 'O=NO', '[O-]N=O'],
    ['a sulfinic acid and its salt', 'CS(=O)O', 'CS(=O)[O-]'],
  ])('is one for %s', (_, ...forms) => {
    expect(new Set(forms.map(identityOf)).size).toBe(1);
  });

  it('differs between molecules', () => {
    const molecules = [
      'CC(=O)O',
      'CC=O',
      'CCO',
      'CC(N)=O',
      'CCN',
      'CC=N',
      'C#N',
      'C=N',
      'C#C',
      '[C-]#C',
      'C=CO',
      'Oc1ccccn1',
      'Oc1cccnc1',
      'Cc1cc[nH]n1',
      'Cc1c[nH]nc1',
      'c1ccncc1',
    ];
    expect(new Set(molecules.map(identityOf)).size).toBe(molecules.length);
  });
});

import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { readCanonical } from './fragments.ts';
import { recordedAlike, recordedForm, withHalide } from './recorded-form.ts';

const rdkit = await createRdkit();

function canonical(smiles: string): string {
  const read = rdkit.canonicalSmiles(smiles);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

describe('organometallic reagents', () => {
  it.each([
    ['a Grignard reagent', 'C[Mg]Br', ['C[Mg+]']],
    ['an aryl Grignard reagent', 'Br[Mg]c1ccccc1', ['[Mg+]c1ccccc1']],
    ['one beside an aldehyde', 'CC=O.C[Mg]I', ['CC=O', 'C[Mg+]']],
    ['one as ions', '[CH3-].[Mg+2].[Br-]', ['C[Mg+]']],
    ['one as ions beside a chloride that is not its own', '[CH3-].[Mg+2].[Br-].[Cl-].CC=O', ['CC=O', '[Cl-]', 'C[Mg+]']],
    ['a zinc reagent', 'C[CH2][Zn][Cl]', ['CC[Zn+]']],
    ['dimethylzinc', 'C[Zn]C', ['C[Zn]C']],
    ['butyllithium', '[Li]CCCC', ['[Li]CCCC']],
    ['butyllithium as ions', '[Li+].[CH2-]CCC', ['[Li]CCCC']],
    ['phenyllithium as ions', '[Li+].[c-]1ccccc1', ['[Li]c1ccccc1']],
    ['a salt of no organometal', '[Mg+2].[Br-].[Br-].CC=O', ['CC=O', '[Br-]', '[Br-]', '[Mg+2]']],
    ['cyanide and zinc', '[C-]#N.[Zn+2]', ['[C-]#N', '[Zn+2]']],
  ])('are written as most records have them: %s', (_, given, expected) => {
    const { molecules } = recordedForm(canonical(given));
    expect(molecules.map(canonical).sort()).toEqual(expected.map(canonical).sort());
  });

  it('keep which atom of what was given is which', () => {
    const given = canonical('O=Cc1ccccc1.[CH3-].[Mg+2].[Br-]');
    const { molecules, givenAtom } = recordedForm(given);
    const [before, after] = [readCanonical(given), readCanonical(molecules.join('.'))];
    expect([...givenAtom].map((atom) => before.atomicNumber[atom])).toEqual([...after.atomicNumber]);
    expect(new Set(givenAtom).size).toBe(before.atomCount - 1);
  });

  it('react as what is recorded more often, their atoms in the same order', () => {
    expect(recordedAlike('[Li][CH2]CCC')).toBe('[Mg+][CH2]CCC');
    expect(recordedAlike('C[Mg+]')).toBeNull();
    const phosphonium = recordedAlike('C=P(c1ccccc1)(c1ccccc1)c1ccccc1');
    expect(canonical(phosphonium ?? '')).toBe(canonical('C[P+](c1ccccc1)(c1ccccc1)c1ccccc1'));
    expect(recordedAlike('CP(C)(C)=O')).toBeNull();
  });

  it('are shown with a halide', () => {
    expect(withHalide('C[Mg+]')).toBe('C[Mg][Br]');
    expect(withHalide('[Mg+][c]1ccccc1')).toBe('[Br][Mg][c]1ccccc1');
    expect(withHalide('[Li][CH3]')).toBe('[Li][CH3]');
  });
});

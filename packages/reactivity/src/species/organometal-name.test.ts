import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { smilesOfOrganometal } from './organometal-name.ts';

const rdkit = await createRdkit();
const canonical = (smiles: string | null) => {
  const read = smiles === null ? null : rdkit.canonicalSmiles(smiles);
  return read?.ok ? read.value : null;
};

describe('the name of an organometallic reagent', () => {
  it.each([
    ['cyclopropylmagnesium bromide', 'Br[Mg]C1CC1'],
    ['isopropylmagnesium bromide', 'CC(C)[Mg]Br'],
    ['Ethynylmagnesium chloride', 'C#C[Mg]Cl'],
    ['4-fluorophenylmagnesium bromide', 'Fc1ccc([Mg]Br)cc1'],
    ['(4-methoxyphenyl)magnesium bromide', 'COc1ccc([Mg]Br)cc1'],
    ['p-tolylmagnesium bromide', 'Cc1ccc([Mg]Br)cc1'],
    ['o-tolylmagnesium chloride', 'Cc1ccccc1[Mg]Cl'],
    ['3-(trifluoromethyl)phenylmagnesium bromide', 'FC(F)(F)c1cccc([Mg]Br)c1'],
    ['benzylzinc bromide', 'Br[Zn]Cc1ccccc1'],
    ['diethylzinc', 'CC[Zn]CC'],
    ['2-thienyllithium', '[Li]c1cccs1'],
    ['vinyllithium', '[Li]C=C'],
  ])('is read: %s', (name, smiles) => {
    expect(canonical(smilesOfOrganometal(name))).toBe(canonical(smiles));
    expect(canonical(smiles)).not.toBeNull();
  });

  it.each([
    'magnesium bromide',
    'lithium',
    'zinc chloride',
    'constructorlithium',
    '4-toStringphenyllithium',
    'dizinc',
    'lithium bromide',
    '',
  ])('is nothing else: %s', (name) => expect(smilesOfOrganometal(name)).toBeNull());
});

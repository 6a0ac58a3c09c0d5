import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';

const NITRIC_ACID = '[OH:9][N+](=O)[O-]';
const NITRO = '[N+]%11(=O)[O-]';
const ACETYL_CHLORIDE = '[Cl:9]C(C)=O';

describe('rules of electrophilic aromatic substitution', () => {
  it.each([
    ['A1 never', 'benzoic acid nitrated para', `OC(=O)c1ccccc1.${NITRIC_ACID}>>OC(=O)c1ccc%11cc1.${NITRO}`],
    ['A1 never', 'methyl benzoate nitrated para', `COC(=O)c1ccccc1.${NITRIC_ACID}>>COC(=O)c1ccc%11cc1.${NITRO}`],
    ['A1 never', 'toluene nitrated meta', `Cc1ccccc1.${NITRIC_ACID}>>Cc1cccc%11c1.${NITRO}`],
    ['A1 never', 'anisole acetylated meta', `COc1ccccc1.${ACETYL_CHLORIDE}>>COc1cccc%11c1.C%11(C)=O`],
    ['A1 never', 'chlorobenzene brominated meta', 'Clc1ccccc1.[Br:9]Br>>Clc1cccc%11c1.Br%11'],
    ['A1 never', 'nitrobenzene brominated para', 'O=[N+]([O-])c1ccccc1.[Br:9]Br>>O=[N+]([O-])c1ccc%11cc1.Br%11'],
    ['A2 never', 'indole brominated in its benzo ring', 'c1ccc2[nH]ccc2c1.[Br:9]Br>>c1cc%11c2[nH]ccc2c1.Br%11'],
    ['A2 never', 'indole acetylated at C-2', `c1ccc2[nH]ccc2c1.${ACETYL_CHLORIDE}>>c1ccc2[nH]c%11cc2c1.C%11(C)=O`],
    ['A2 never', 'thiophene brominated at C-3', 'c1sccc1.[Br:9]Br>>c1sccc1%11.Br%11'],
    [
      'A2 never',
      'the ring of a phenyl ester brominated beside an anisole',
      'COc1ccc(cc1)COC(=O)c1ccccc1.[Br:9]Br>>COc1ccc(cc1)COC(=O)c1cccc%11c1.Br%11',
    ],
    ['A3 never', 'nitrobenzene acetylated', `O=[N+]([O-])c1ccccc1.${ACETYL_CHLORIDE}>>O=[N+]([O-])c1cccc%11c1.C%11(C)=O`],
    ['A3 never', 'acetophenone acetylated', `CC(=O)c1ccccc1.${ACETYL_CHLORIDE}>>CC(=O)c1cccc%11c1.C%11(C)=O`],
    ['A3 never', 'pyridine acetylated', `n1ccccc1.${ACETYL_CHLORIDE}>>n1cccc%11c1.C%11(C)=O`],
    ['A4 never', 'aniline acetylated at its ring', `Nc1ccccc1.${ACETYL_CHLORIDE}>>Nc1ccc%11cc1.C%11(C)=O`],
    ['A4 never', 'N-methylaniline acetylated at its ring', `CNc1ccccc1.${ACETYL_CHLORIDE}>>CNc1ccc%11cc1.C%11(C)=O`],
    ['A4 never', '2,6-dimethylaniline acetylated at its ring', `Nc1c(C)cccc1C.${ACETYL_CHLORIDE}>>Nc1c(C)cc%11cc1C.C%11(C)=O`],
    ['A5 never', 'benzene and propyl chloride', 'c1ccccc1.CCC[Cl:9]>>c1ccccc1%11.CCC%11'],
    ['A5 never', 'benzene and isobutyl chloride', 'c1ccccc1.CC(C)C[Cl:9]>>c1ccccc1%11.CC(C)C%11'],
    ['A5 never', 'anisole and butyl bromide', 'COc1ccccc1.CCCC[Br:9]>>COc1ccc%11cc1.CCCC%11'],
    ['A6 never', 'acetanilide brominated at its methyl group', 'CC(=O)Nc1ccccc1.[Br:9]Br>>C%11C(=O)Nc1ccccc1.Br%11'],
    [
      'A6 never',
      'a methoxyphenyl acetamide brominated at its methyl group',
      'CC(=O)NCc1ccc(OC)cc1.[Br:9]Br>>C%11C(=O)NCc1ccc(OC)cc1.Br%11',
    ],
    ['A6 risk', 'dimethylacetamide brominated', 'CC(=O)N(C)C.[Br:9]Br>>C%11C(=O)N(C)C.Br%11'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(ELECTROPHILIC_AROMATIC, reaction)).toContain(verdict);
  });

  it.each([
    ['benzoic acid nitrated meta', `OC(=O)c1ccccc1.${NITRIC_ACID}>>OC(=O)c1cccc%11c1.${NITRO}`],
    ['toluene nitrated para', `Cc1ccccc1.${NITRIC_ACID}>>Cc1ccc%11cc1.${NITRO}`],
    ['toluene nitrated ortho', `Cc1ccccc1.${NITRIC_ACID}>>Cc1ccccc1%11.${NITRO}`],
    ['anisole acetylated para', `COc1ccccc1.${ACETYL_CHLORIDE}>>COc1ccc%11cc1.C%11(C)=O`],
    ['fluorobenzene acetylated para', `Fc1ccccc1.${ACETYL_CHLORIDE}>>Fc1ccc%11cc1.C%11(C)=O`],
    ['4-methylacetanilide nitrated beside the amide', `Cc1ccc(NC(C)=O)cc1.${NITRIC_ACID}>>Cc1ccc(NC(C)=O)c%11c1.${NITRO}`],
    ['indole acetylated at C-3', `c1ccc2[nH]ccc2c1.${ACETYL_CHLORIDE}>>c1ccc2[nH]cc%11c2c1.C%11(C)=O`],
    ['thiophene brominated at C-2', 'c1sccc1.[Br:9]Br>>c1%11sccc1.Br%11'],
    ['2-phenylbenzothiophene acetylated at C-3', `c1ccccc1c1sc2ccccc2c1.${ACETYL_CHLORIDE}>>c1ccccc1c1sc2ccccc2c1%11.C%11(C)=O`],
    ['acetanilide acetylated para', `CC(=O)Nc1ccccc1.${ACETYL_CHLORIDE}>>CC(=O)Nc1ccc%11cc1.C%11(C)=O`],
    ['benzene and ethyl bromide', 'c1ccccc1.CC[Br:9]>>c1ccccc1%11.CC%11'],
    ['benzene and isopropyl chloride', 'c1ccccc1.CC(C)[Cl:9]>>c1ccccc1%11.CC(C)%11'],
    ['benzene and benzyl chloride', 'c1ccccc1.c1ccccc1C[Cl:9]>>c1ccccc1%11.c1ccccc1C%11'],
    ['acetanilide brominated para', 'CC(=O)Nc1ccccc1.[Br:9]Br>>CC(=O)Nc1ccc%11cc1.Br%11'],
    ['acetophenone brominated at its methyl group', 'CC(=O)c1ccccc1.[Br:9]Br>>C%11C(=O)c1ccccc1.Br%11'],
    ['toluene brominated at its methyl group', 'Cc1ccccc1.[Br:9]Br>>C%11c1ccccc1.Br%11'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(ELECTROPHILIC_AROMATIC, reaction)).toEqual([]);
  });
});

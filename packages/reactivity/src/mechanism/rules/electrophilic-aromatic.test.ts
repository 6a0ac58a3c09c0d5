import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';

const NITRIC_ACID = '[OH:9][N+](=O)[O-]';
const NITRO = '[N+]%11(=O)[O-]';
const ACETYL_CHLORIDE = '[Cl:9]C(C)=O';

const BROMINE = ['[Br:9]Br', 'Br%11'] as const;
const IODOSUCCINIMIDE = ['[O:9]=[C:9]1[CH2:9][CH2:9][C:9](=[O:9])[N:9]1I', 'I%11'] as const;
const NITRATION = [NITRIC_ACID, NITRO] as const;
const ACETYLATION = [ACETYL_CHLORIDE, 'C%11(C)=O'] as const;
const FORMYLATION = ['[CH3:9][N:9]([CH3:9])C=O', 'C%11=O'] as const;
const AZO_COUPLING = ['N#[N+]c1ccccc1', 'N%11=Nc1ccccc1'] as const;

/** The ring with the group at the atom before `*`. */
function on(ring: string, [reagent, group]: readonly [string, string]): string {
  return `${ring.replace('*', '')}.${reagent}>>${ring.replace('*', '%11')}.${group}`;
}

describe('rules of electrophilic aromatic substitution', () => {
  it.each([
    ['A1 never', 'benzoic acid nitrated para', `OC(=O)c1ccccc1.${NITRIC_ACID}>>OC(=O)c1ccc%11cc1.${NITRO}`],
    ['A1 never', 'methyl benzoate nitrated para', `COC(=O)c1ccccc1.${NITRIC_ACID}>>COC(=O)c1ccc%11cc1.${NITRO}`],
    ['A1 never', 'toluene nitrated meta', `Cc1ccccc1.${NITRIC_ACID}>>Cc1cccc%11c1.${NITRO}`],
    ['A1 never', 'anisole acetylated meta', `COc1ccccc1.${ACETYL_CHLORIDE}>>COc1cccc%11c1.C%11(C)=O`],
    [
      'A1 never',
      '4-fluorophenol formylated beside fluorine, where the phenol takes the base',
      'Oc1ccc(F)cc1.[CH3:9][N:9]([CH3:9])C=O>>Oc1ccc(F)c%11c1.C%11=O',
    ],
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
    ['A3 never', 'an alkylated pyridine brominated', 'n1cccc(C)c1.[Br:9]Br>>n1cc%11cc(C)c1.Br%11'],
    ['A3 never', 'pyridine acetylated', `n1ccccc1.${ACETYL_CHLORIDE}>>n1cccc%11c1.C%11(C)=O`],
    ['A3 never', 'a methoxypyridine N-oxide acetylated', `[O-][n+]1cccc(OC)c1.${ACETYL_CHLORIDE}>>[O-][n+]1ccc%11c(OC)c1.C%11(C)=O`],
    ['A4 never', 'aniline acetylated at its ring', `Nc1ccccc1.${ACETYL_CHLORIDE}>>Nc1ccc%11cc1.C%11(C)=O`],
    ['A4 never', 'N-methylaniline acetylated at its ring', `CNc1ccccc1.${ACETYL_CHLORIDE}>>CNc1ccc%11cc1.C%11(C)=O`],
    ['A4 never', '2,6-dimethylaniline acetylated at its ring', `Nc1c(C)cccc1C.${ACETYL_CHLORIDE}>>Nc1c(C)cc%11cc1C.C%11(C)=O`],
    ['A5 never', 'benzene and propyl chloride', 'c1ccccc1.CCC[Cl:9]>>c1ccccc1%11.CCC%11'],
    ['A5 never', 'anisole and phenylglyoxylic acid', 'COc1ccccc1.O=C([OH:9])C(=O)c1ccccc1>>COc1ccc%11cc1.O=C%11C(=O)c1ccccc1'],
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
    ['a fluorobenzene nitrated beside fluorine, and the methoxypyridinium ion on it left', on('c1*cc(-c2cc(OC)ccn2)ccc1F', NITRATION)],
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
    [
      'aniline and acetoacetate closed to a quinolone (Conrad-Limpach)',
      'Nc1ccccc1.CC(=[O:9])CC(=O)[O:9][CH2:9][CH3:9]>>N%11c1ccccc1%12.CC%11=CC%12(=O)',
    ],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(ELECTROPHILIC_AROMATIC, reaction)).toEqual([]);
  });

  it.each([
    ['A2', 'naphthalene nitrated at C-2', 'c1*ccc2ccccc2c1', NITRATION],
    ['A2', 'naphthalene brominated at C-2', 'c1*ccc2ccccc2c1', BROMINE],
    ['A2', '1-nitronaphthalene nitrated in the same ring', 'c1*ccc([N+](=O)[O-])c2ccccc12', NITRATION],
    ['A2', '2-naphthol brominated at C-3', 'c1*c(O)cc2ccccc2c1', BROMINE],
    ['A2', '2-methoxynaphthalene brominated at C-3', 'c1*c(OC)cc2ccccc2c1', BROMINE],
    ['A2', '1-naphthol brominated at C-3', 'c1*cc(O)c2ccccc2c1', BROMINE],
    ['A2', 'quinoline nitrated at C-3', 'c1*cnc2ccccc2c1', NITRATION],
    ['A2', 'quinoline nitrated at C-6', 'c1*ccc2ncccc2c1', NITRATION],
    ['A2', 'isoquinoline nitrated at C-1', 'c1*nccc2ccccc12', NITRATION],
    ['A2', 'quinoxaline nitrated at C-6', 'c1*ccc2nccnc2c1', NITRATION],
    ['A2', '6-aminoquinoxaline brominated at C-7', 'c1*cc2nccnc2cc1N', BROMINE],
    ['A2', 'quinazoline nitrated at C-5', 'c1*cccc2ncncc12', NITRATION],
    ['A2', 'cinnoline nitrated at C-6', 'c1*ccc2nnccc2c1', NITRATION],
    ['A2', 'phthalazine nitrated at C-6', 'c1*ccc2cnncc2c1', NITRATION],
    ['A3', '4-quinolone acetylated at C-3', 'c1*cn(C)c2ccccc2c1=O', ACETYLATION],
    ['A2', 'pyridine N-oxide nitrated at C-3', 'c1*ccc[n+]([O-])c1', NITRATION],
    ['A2', 'indole formylated at C-2', 'c1*cc2ccccc2[nH]1', FORMYLATION],
    ['A2', 'pyrrole formylated at C-3', 'c1*c[nH]cc1', FORMYLATION],
    ['A2', 'furan acetylated at C-3', 'c1*cocc1', ACETYLATION],
    ['A2', '2-methylthiophene brominated at C-4', 'c1*csc(C)c1', BROMINE],
    ['A2', 'pyrazole nitrated at C-3', 'c1*cc[nH]n1', NITRATION],
    ['A2', 'imidazole nitrated at C-2', 'c1*[nH]ccn1', NITRATION],
    ['A2', 'azulene acetylated at C-2', 'c1*cc2cccccc2c1', ACETYLATION],
    ['A2', 'carbazole brominated at C-4', 'c1*cccc2[nH]c3ccccc3c12', BROMINE],
    ['A2', 'indazole nitrated at C-3', 'c1*c2ccccc2[nH]n1', NITRATION],
    ['A2', 'benzimidazole nitrated at C-2', 'c1*nc2ccccc2[nH]1', NITRATION],
    ['A2', 'imidazo[1,2-a]pyridine brominated at C-2', 'c1*cn2ccccc2n1', BROMINE],
    ['A2', '7-azaindole brominated at C-2', 'c1*cc2cccnc2[nH]1', BROMINE],
    ['A2', '2-aminopyridine brominated at C-3', 'c1*cccnc1N', BROMINE],
    ['A2', '2-aminopyridine brominated at C-4', 'c1*cc(N)ncc1', BROMINE],
    ['A2', '2-aminopyrimidine brominated at C-4', 'c1*ccnc(N)n1', BROMINE],
    ['A2', 'uracil brominated at C-6', 'c1*[nH]c(=O)[nH]c(=O)c1', BROMINE],
    ['A2', '2-pyridone brominated at C-4', 'c1*cc[nH]c(=O)c1', BROMINE],
    ['A3', 'pyridine nitrated', 'c1*cccnc1', NITRATION],
    ['A3', 'imidazole acetylated at C-4', 'c1*c[nH]cn1', ACETYLATION],
    ['A3', 'thiazole acetylated at C-5', 'c1*cncs1', ACETYLATION],
    ['A7', 'aniline nitrated para', 'c1*ccc(N)cc1', NITRATION],
    ['A7', 'o-toluidine nitrated para', 'c1*ccc(N)c(C)c1', NITRATION],
    ['A7', 'N-methylaniline nitrated ortho', 'c1*c(NC)cccc1', NITRATION],
    ['A8', 'benzene and a diazonium ion', 'c1*ccccc1', AZO_COUPLING],
    ['A8', 'toluene and a diazonium ion', 'c1*ccc(C)cc1', AZO_COUPLING],
    ['A8', 'nitrobenzene and a diazonium ion', 'c1*cccc([N+](=O)[O-])c1', AZO_COUPLING],
    ['A1', 'phenol and a diazonium ion, ortho', 'c1*ccccc1O', AZO_COUPLING],
    ['A1', 'dimethylaniline and a diazonium ion, meta', 'c1*cccc(N(C)C)c1', AZO_COUPLING],
    ['A2', '2-naphthol and a diazonium ion at C-3', 'c1*c(O)cc2ccccc2c1', AZO_COUPLING],
    ['A8', '2,4-dinitrophenol and a diazonium ion', 'c1*cc([N+](=O)[O-])cc([N+](=O)[O-])c1O', AZO_COUPLING],
    ['A8', 'benzene and dimethylformamide', 'c1*ccccc1', FORMYLATION],
    ['A8', 'nitrobenzene and dimethylformamide', 'c1*cccc([N+](=O)[O-])c1', FORMYLATION],
    ['A8', 'toluene and dimethylformamide', 'c1*ccc(C)cc1', FORMYLATION],
    ['A1', 'anisole formylated meta', 'c1*cccc(OC)c1', FORMYLATION],
  ] as const)('%s never: %s', (rule, _, ring, electrophile) => {
    expect(verdicts(ELECTROPHILIC_AROMATIC, on(ring, electrophile))).toContain(`${rule} never`);
  });

  it.each([
    ['naphthalene nitrated at C-1', 'c1*cccc2ccccc12', NITRATION],
    ['6-methoxynaphthalene acetylated at C-2, as in naproxen', 'c1*ccc2cc(OC)ccc2c1', ACETYLATION],
    ['1-nitronaphthalene nitrated at C-5', 'c1*cccc2c([N+](=O)[O-])cccc12', NITRATION],
    ['2-naphthol brominated at C-1', 'c1*c(O)ccc2ccccc12', BROMINE],
    ['1-naphthol brominated at C-4', 'c1*ccc(O)c2ccccc12', BROMINE],
    ['quinoline nitrated at C-5', 'c1*cccc2ncccc12', NITRATION],
    ['quinoline nitrated at C-8', 'c1*cccc2cccnc12', NITRATION],
    ['quinoline brominated at C-3', 'c1*cnc2ccccc2c1', BROMINE],
    ['isoquinoline nitrated at C-5', 'c1*cccc2cnccc12', NITRATION],
    ['quinoxaline nitrated at C-5', 'c1*cccc2nccnc12', NITRATION],
    ['6-aminoquinoxaline brominated at C-5', 'c1*c(N)ccc2nccnc12', BROMINE],
    ['quinazoline nitrated at C-6', 'c1*ccc2ncncc2c1', NITRATION],
    ['cinnoline nitrated at C-5', 'c1*cccc2nnccc12', NITRATION],
    ['cinnoline nitrated at C-8', 'c1*cccc2ccnnc12', NITRATION],
    ['phthalazine nitrated at C-5', 'c1*cccc2cnncc12', NITRATION],
    ['4-hydroxyquinolone acetylated at C-3', 'c1*c(O)c2ccccc2[nH]c1=O', ACETYLATION],
    ['pyridine N-oxide nitrated at C-4', 'c1*cc[n+]([O-])cc1', NITRATION],
    ['indole formylated at C-3', 'c1*c2ccccc2[nH]c1', FORMYLATION],
    ['pyrrole formylated at C-2', 'c1*[nH]ccc1', FORMYLATION],
    ['furan acetylated at C-2', 'c1*occc1', ACETYLATION],
    ['3-methylthiophene brominated at C-2', 'c1*sccc1C', BROMINE],
    ['furan-2-carboxylic acid brominated at C-5', 'c1*oc(C(=O)O)cc1', BROMINE],
    ['pyrazole brominated at C-4', 'c1*c[nH]nc1', BROMINE],
    ['imidazole nitrated at C-4', 'c1*c[nH]cn1', NITRATION],
    ['2-aminothiazole brominated at C-5', 'c1*cnc(N)s1', BROMINE],
    ['azulene acetylated at C-1', 'c1*ccc2cccccc12', ACETYLATION],
    ['carbazole brominated at C-3', 'c1*ccc2[nH]c3ccccc3c2c1', BROMINE],
    ['indazole nitrated at C-5', 'c1*ccc2[nH]ncc2c1', NITRATION],
    ['2-aminopyridine brominated at C-5', 'c1*ccc(N)nc1', BROMINE],
    ['4-aminopyridine brominated at C-3', 'c1*cnccc1N', BROMINE],
    ['uracil brominated at C-5', 'c1*c[nH]c(=O)[nH]c1=O', BROMINE],
    ['2-methoxypyridine nitrated at C-5', 'c1*ccc(OC)nc1', NITRATION],
    ['N-methylpyrazole nitrated at C-4', 'c1*cn(C)nc1', NITRATION],
    ['acetanilide nitrated para', 'c1*ccc(NC(C)=O)cc1', NITRATION],
    ['methyl 4-aminobenzoate nitrated beside the amine', 'c1*cc(C(=O)OC)ccc1N', NITRATION],
    ['salicylic acid and a diazonium ion, para to the hydroxyl group', 'c1*ccc(O)c(C(=O)O)c1', AZO_COUPLING],
    ['phenol and a diazonium ion, para', 'c1*ccc(O)cc1', AZO_COUPLING],
    ['p-cresol and a diazonium ion, ortho', 'c1*cc(C)ccc1O', AZO_COUPLING],
    ['2-naphthol and a diazonium ion at C-1', 'c1*c(O)ccc2ccccc12', AZO_COUPLING],
    ['dimethylaniline formylated para', 'c1*ccc(N(C)C)cc1', FORMYLATION],
    ['thiophene formylated at C-2', 'c1*sccc1', FORMYLATION],
    ['4-acetylaniline brominated beside the amine', 'c1*cc(C(C)=O)ccc1N', BROMINE],
  ] as const)('say nothing against %s', (_, ring, electrophile) => {
    expect(verdicts(ELECTROPHILIC_AROMATIC, on(ring, electrophile))).toEqual([]);
  });

  it.each([
    ['A6 never', '4-methylphenol brominated at its methyl group', 'Cc1ccc(O)cc1.[Br:9]Br>>C%11c1ccc(O)cc1.Br%11'],
    ['A6 never', '2-methylaniline chlorinated at its methyl group', 'Cc1ccccc1N.[Cl:9]Cl>>C%11c1ccccc1N.Cl%11'],
    ['A7 risk', 'aniline nitrated meta, as an ammonium ion', on('c1*cccc(N)c1', NITRATION)],
    ['A9 risk', 'acetophenone brominated in its ring', on('c1*cccc(C(C)=O)c1', BROMINE)],
    ['A3 risk', '4,6-dichloropyrimidine and N-iodosuccinimide alone', on('c1*c(Cl)ncnc1Cl', IODOSUCCINIMIDE)],
    ['A1 risk', 'fluorobenzene brominated ortho', on('c1*ccccc1F', BROMINE)],
    ['A2 risk', 'N-methylindole formylated at C-2, where lithium leads', on('c1*cc2ccccc2n1C', FORMYLATION)],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(ELECTROPHILIC_AROMATIC, reaction)).toContain(verdict);
  });

  it.each([
    ['methyl 4-methylbenzoate brominated at its methyl group', 'Cc1ccc(C(=O)OC)cc1.[Br:9]Br>>C%11c1ccc(C(=O)OC)cc1.Br%11'],
    ['4-methylphenyl acetate brominated at its methyl group', 'Cc1ccc(OC(C)=O)cc1.[Br:9]Br>>C%11c1ccc(OC(C)=O)cc1.Br%11'],
    ['4,6-dichloropyrimidine and iodine, where lithium leads', on('c1*c(Cl)ncnc1Cl', ['[I:9]I', 'I%11'])],
    ['a diaminopyrimidine and N-iodosuccinimide', on('c1*c(N)nc(N)nc1Cl', IODOSUCCINIMIDE)],
    ['fluorobenzene formylated ortho, where lithium leads', on('c1*ccccc1F', FORMYLATION)],
    ['pyridine N-oxide turned into 2-chloropyridine', 'c1cccc[n+]1[O-:9].Cl[P:9]([Cl:9])([Cl:9])=[O:9]>>c1%11ccccn1.Cl%11'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(ELECTROPHILIC_AROMATIC, reaction)).toEqual([]);
  });
});

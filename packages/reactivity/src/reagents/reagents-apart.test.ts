import { describe, expect, it } from 'vitest';
import { reagentsApart } from './reagents-apart.ts';

const apart = (text: string) => {
  const { materials, reagents } = reagentsApart(text.split('.'));
  return [materials.join('.'), reagents.map(({ name }) => name).join()];
};

describe('reagents written among starting materials', () => {
  it.each([
    ['C=CCc1ccccc1.[H][H]', 'C=CCc1ccccc1', 'hydrogen'],
    ['CC(C)(C)OC(=O)NCc1ccccc1.O=C(O)C(F)(F)F', 'CC(C)(C)OC(=O)NCc1ccccc1', 'trifluoroacetic acid'],
    ['CCCBr.[C-]#N.[Na+]', 'CCCBr', 'sodium cyanide'],
    ['COc1ccccc1.Br', 'COc1ccccc1', 'hydrogen bromide'],
    ['O=Cc1ccccc1.[BH4-].[Na+]', 'O=Cc1ccccc1', 'sodium borohydride'],
    ['Cc1ccc(B(O)O)cc1.Ic1ccccc1.c1c[nH]cn1', 'Cc1ccc(B(O)O)cc1.Ic1ccccc1', 'imidazole'],
    ['CN(C)C=O.Clc1ccc(Br)cc1.[Li][CH2]CCC', 'CN(C)C=O.Clc1ccc(Br)cc1', 'n-butyllithium'],
    ['CCOC(C)=O.CC[O][Na]', 'CCOC(C)=O', 'sodium ethoxide'],
    ['CC(=O)C1CCCC1.CI.[Li][N](C(C)C)C(C)C', 'CC(=O)C1CCCC1.CI', 'LDA'],
    ['CCCBr.[N-]=[N+]=[N][Na]', 'CCCBr', 'sodium azide'],
    ['O=C1CCCCC1.CCC(C)[BH-](C(C)CC)C(C)CC.[Li+]', 'O=C1CCCCC1', 'L-Selectride'],
  ])('of %s are told apart', (given, materials, reagents) => {
    expect(apart(given)).toEqual([materials, reagents]);
  });

  it.each([
    ['what is as often a material', 'CC(=O)Cl.Nc1ccccc1'],
    ['an organometallic reagent beside a single other molecule', 'O=Cc1ccccc1.[Li][CH2]CCC'],
    ['an organic molecule that goes with others, beside a single one', 'Cc1ccc(B(O)O)cc1.c1c[nH]cn1'],
    ['ions that make no reagent of the table, and no salt of an organic acid', 'CCCBr.[Na+].[SH-]'],
    ['ions beside a nitro group, which is no salt', 'O=[N+]([O-])c1ccc(CBr)cc1.[Na+].[SH-]'],
    ['an anion without its metal, which may be meant', 'CCCBr.[O-]c1ccccc1'],
    ['a reagent that is all that was given', 'O=C(O)C(F)(F)F'],
  ])('leave %s', (_, given) => {
    expect(apart(given)).toEqual([given, '']);
  });

  it.each([
    ['CCCBr.[Na+].[O-]c1ccccc1', 'CCCBr.Oc1ccccc1'],
    ['CCCBr.c1ccc([O][Na])cc1', 'CCCBr.Oc1ccccc1'],
    ['CI.O=C([O-])c1ccccc1.[K+]', 'CI.O=C(O)c1ccccc1'],
    ['CCCBr.O=C1[N-]C(=O)c2ccccc21.[K+]', 'CCCBr.O=C1NC(=O)c2ccccc21'],
    ['CCCBr.C[C-](C)C#N.[Li+]', 'CCCBr.C[C-](C)C#N'],
    ['COc1ccc([B-](F)(F)F)cc1.Clc1ccc(Br)cc1.[K+]', 'COc1ccc(B(O)O)cc1.Clc1ccc(Br)cc1'],
  ])('take the salt of %s as its acid, a carbanion as it is', (given, materials) => {
    expect(apart(given)).toEqual([materials, '']);
  });

  it.each([
    ['CCCC[P+](c1ccccc1)(c1ccccc1)c1ccccc1.O=CC1CCCC1.[Br-]', 'CCCC[P+](c1ccccc1)(c1ccccc1)c1ccccc1.O=CC1CCCC1'],
    ['CN(C)c1ccccc1.F[B-](F)(F)F.N#[N+]c1ccccc1', 'CN(C)c1ccccc1.N#[N+]c1ccccc1'],
    ['CC[NH3+].O=C(Cl)c1ccccc1.[Cl-]', 'CCN.O=C(Cl)c1ccccc1'],
    ['N#[N+]c1ccccc1.[I-]', 'N#[N+]c1ccccc1.[I-]'],
    ['CCCBr.[Cl-]', 'CCCBr.[Cl-]'],
  ])('take %s without what only balances a charge', (given, materials) => {
    expect(apart(given)).toEqual([materials, '']);
  });
});

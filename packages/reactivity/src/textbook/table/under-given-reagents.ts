import { clayden, joule, kurti, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { BENZO } from './fragments.ts';

/** Carbon of an arene or azine at which fluoride leaves: a nitro group ortho or para to it. */
const BESIDE_NITRO = '$(c1c([N+](=O)[O-])cccc1),$(c1ccc([N+](=O)[O-])cc1)';
/** Carbon of an azine beside the nitrogen or across from it, where also chloride makes way for palladium. */
const OF_AZINE = '$(c1nccc[c,n]1),$(c1[c,n]cncc1),$(c1ccncc1)';

/** What a reagent above the arrow makes of an everyday compound where records show something else more often, or nothing. */
export const UNDER_GIVEN_REAGENTS: readonly TextbookTransform[] = [
  ...(
    [
      ['zinc chloride', 'CC(=O)c1ccccc1.NNc1ccccc1>>c1ccc(-c2cc3ccccc3[nH]2)cc1'],
      ['sulfuric acid', 'CCC(=O)c1ccccc1.NNc1ccccc1>>Cc1c(-c2ccccc2)[nH]c2ccccc12'],
      ['polyphosphoric acid', 'CC(=O)c1ccccc1.NNc1ccc(Cl)cc1>>Clc1ccc2[nH]c(-c3ccccc3)cc2c1'],
    ] as const
  ).map(
    ([reagent, example]): TextbookTransform => ({
      name: 'Fischer indole synthesis',
      source: kurti('Fischer Indole Synthesis'),
      likelihood: 'usual',
      transform: `[nH:1]1:[c;$(c-c):2]:[c;H1,$(c[CX4]):3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[NH2]-[NH:1]-[c;${BENZO}:5]:[cH;${BENZO}:4].O=[C;$(Cc):2]-[C;!H0:3]`,
      reagent,
      example,
    }),
  ),
  {
    name: 'Exchange of benzyl for Boc',
    source: 'Wuts, Greene’s Protective Groups in Organic Synthesis, 5th ed., chapter 7, benzyl amines: hydrogenolysis with Boc2O',
    likelihood: 'usual',
    transform:
      '[NX3;$(N([CX4])[CX4]):1]-[C:2](=[O:3])[O:4][C:5]([CH3:6])([CH3:7])[CH3:8]>>[NX3;$(N([CX4])([CX4])[CX4]):1]-[CH2]-c1[cH][cH][cH][cH][cH]1.[C:2](=[O:3])([O:4][C:5]([CH3:6])([CH3:7])[CH3:8])OC(=O)OC([CH3])([CH3])[CH3]',
    reagent: 'palladium on carbon',
    example: 'O=C1CCN(Cc2ccccc2)CC1.CC(C)(C)OC(=O)OC(=O)OC(C)(C)C>>CC(C)(C)OC(=O)N1CCC(=O)CC1',
  },
  ...(
    [
      ['[nH:1]1', '[NH2:1]', 'Nc1ccccc1N.O=CO>>c1ccc2[nH]cnc2c1'],
      ['[n:1]1(-!@[#6:6])', '[NH:1](-!@[#6:6])', 'CNc1ccccc1N.O=CO>>Cn1cnc2ccccc21'],
    ] as const
  ).map(
    ([ring, open, example]): TextbookTransform => ({
      name: 'Phillips benzimidazole synthesis',
      source: joule('benzimidazoles'),
      likelihood: 'usual',
      transform: `${ring}:[cH:2]:[nX2:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>${open}-[c;${BENZO}:5]:[c;${BENZO}:4]-[NH2:3].[CH:2](=O)[OH]`,
      reagent: 'formic acid',
      example,
    }),
  ),
  ...(['DDQ', 'manganese dioxide'] as const).map(
    (reagent): TextbookTransform => ({
      name: 'Aromatisation',
      source: joule('indoles: oxidation of indolines'),
      likelihood: 'possible',
      transform: `[nH:1]1:[cH:2]:[cH:3]:[c;${BENZO}:4]:[c;${BENZO}:5]:1>>[NH:1]1-[CH2:2]-[CH2:3]-[c;${BENZO}:4]:[c;${BENZO}:5]-1`,
      reagent,
      example: 'COc1ccc2c(c1)CCN2>>COc1ccc2[nH]ccc2c1',
    }),
  ),
  {
    name: 'Cyanation of an aryl halide',
    source: march('chapter 13, cyanation of aryl halides'),
    likelihood: 'usual',
    transform: `[N:1]#[C:2]-[c;${OF_AZINE}:3]>>[N:1]#[C:2]-[Zn]C#N.Cl-[c;${OF_AZINE}:3]`,
    reagent: 'Pd(PPh3)4',
    example: 'Clc1ccc(C(F)(F)F)cn1.N#[C][Zn][C]#N>>N#Cc1ccc(C(F)(F)F)cn1',
  },
  {
    name: 'SNAr amination (fluoride)',
    source: clayden(22),
    likelihood: 'usual',
    transform: `[NH2:1]-[c;${BESIDE_NITRO}:2]>>[NH3:1].F-[c;${BESIDE_NITRO}:2]`,
    reagent: 'ammonia',
    example: 'O=C(O)c1cc(F)ccc1[N+](=O)[O-].N>>Nc1ccc([N+](=O)[O-])c(C(=O)O)c1',
  },
  {
    name: 'Lactonisation of a hydroxy ester',
    source: march('chapter 16, transesterification'),
    likelihood: 'usual',
    transform: '[C;r5,r6:1](=[O:2])-;@[OX2:3]-;@[CX4:4]>>[C:1](=[O:2])O[CH3].[OH:3]-[C:4]',
    reagent: 'p-toluenesulfonic acid',
    example: 'OCCCC(=O)OC>>O=C1CCCO1',
  },
  // A branched benzylic halide couples with its own metal.
  ...(
    [
      ['[CX4;!$(C[!#6;!#1]);!$(C[CX4][!#6]);!$([CX4;H0,H1]c):1]', 'CCCCCCBr.O=C=O>>CCCCCCC(=O)O'],
      ['[c;$(c1ccccc1):1]', 'Cc1ccc(Br)cc1.O=C=O>>Cc1ccc(C(=O)O)cc1'],
    ] as const
  ).map(
    ([carbon, example]): TextbookTransform => ({
      name: 'Carboxylation of an organometal',
      source: clayden(9),
      likelihood: 'usual',
      transform: `${carbon}-[CX3:2](=[O:3])[OX2H:4]>>[#6:1]Br.[C:2](=[O:3])=[O:4]`,
      reagent: 'magnesium',
      example,
    }),
  ),
];

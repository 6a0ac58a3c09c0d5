import { march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

const CARBONYLATION = march('chapter 13, carbonylation of aryl halides');
/** What palladium takes out of its bond to an arene, each beside one of the hydrogen donors of a reductive carbonylation. */
const LEAVING = [
  ['Br', 'triethylsilane'],
  ['I', 'tributyltin hydride'],
  ['OS(=O)(=O)C(F)(F)F', 'sodium formate'],
] as const;

/** Carbon monoxide between an arene and what takes up its acylpalladium species: an alcohol, an amine, water, hydrogen or an arylboronic acid. */
export const CARBONYLATIONS: readonly TextbookTransform[] = [
  ...LEAVING.slice(1).flatMap(([leaving]) =>
    (['CH3', 'CH2', 'CH'] as const).map(
      (alkyl): TextbookTransform => ({
        name: 'Alkoxycarbonylation of an aryl halide',
        source: CARBONYLATION,
        likelihood: 'possible',
        transform: `[c:1]-!@[CX3+0:2](=[O+0:3])[OX2:4]-!@[${alkyl};X4:5]>>[c:1]${leaving}.[C-:2]#[O+:3].[OH:4][${alkyl};X4:5]`,
        reagent: 'Pd(dppf)Cl2',
        example: {
          CH3: `COc1ccc(${leaving})cc1.[C-]#[O+].CO>>COC(=O)c1ccc(OC)cc1`,
          CH2: `COc1ccc(${leaving})cc1.[C-]#[O+].CCO>>CCOC(=O)c1ccc(OC)cc1`,
          CH: `COc1ccc(${leaving})cc1.[C-]#[O+].CC(C)O>>CC(C)OC(=O)c1ccc(OC)cc1`,
        }[alkyl],
      }),
    ),
  ),
  ...LEAVING.map(
    ([leaving]): TextbookTransform => ({
      name: 'Aminocarbonylation of an aryl halide',
      source: CARBONYLATION,
      likelihood: 'possible',
      transform: `[c:1]-!@[CX3+0:2](=[O+0:3])-!@[NX3;$(N[CX4,c]);!$(N[!#6;!#1]):4]>>[c:1]${leaving}.[C-:2]#[O+:3].[N;!H0:4]`,
      reagent: 'palladium(II) acetate',
      example: `Cc1ccc(${leaving})cc1.[C-]#[O+].C1COCCN1>>Cc1ccc(C(=O)N2CCOCC2)cc1`,
    }),
  ),
  ...LEAVING.map(
    ([leaving]): TextbookTransform => ({
      name: 'Hydroxycarbonylation of an aryl halide',
      source: CARBONYLATION,
      likelihood: 'possible',
      transform: `[c:1]-!@[CX3+0:2](=[O+0:3])[OX2H:4]>>[c:1]${leaving}.[C-:2]#[O+:3].[OH2:4]`,
      reagent: 'palladium(II) acetate',
      example: `Cc1ccc(${leaving})cc1.[C-]#[O+].O>>Cc1ccc(C(=O)O)cc1`,
    }),
  ),
  // Whatever leaves, each of the three brings the hydrogen.
  ...LEAVING.map(
    ([leaving, donor]): TextbookTransform => ({
      name: 'Reductive carbonylation of an aryl halide',
      source: march('chapter 13, formylation of aryl halides with carbon monoxide'),
      likelihood: 'possible',
      transform: `[c:1]-!@[CX3H+0:2]=[O+0:3]>>[c:1]${leaving}.[C-:2]#[O+:3]`,
      reagent: donor,
      example: `Cc1ccc(${leaving})cc1.[C-]#[O+]>>Cc1ccc(C=O)cc1`,
    }),
  ),
  ...LEAVING.slice(0, 2).map(
    ([leaving]): TextbookTransform => ({
      name: 'Carbonylative Suzuki coupling',
      source: march('chapter 13, coupling of boronic acids with carbon monoxide'),
      likelihood: 'possible',
      transform: `[c:1]-!@[CX3+0:2](=[O+0:3])-!@[c:4]>>[c:1]${leaving}.[C-:2]#[O+:3].[c:4]-B([OH])[OH]`,
      reagent: 'Pd(PPh3)4',
      example: `Cc1ccc(${leaving})cc1.[C-]#[O+].OB(O)c1ccccc1>>Cc1ccc(C(=O)c2ccccc2)cc1`,
    }),
  ),
];

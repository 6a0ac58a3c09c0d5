import { joule, li, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

const NITRILE_IMINES = joule('pyrazoles, from nitrile imines');
/** Carbon of an azole that no second aromatic ring holds. */
const OF_ONE_RING = '!$(c(:*)(:*):*)';
/** What stands at the carbon end of the dipole. */
const AT_CARBON = 'c,$(C=O),$(C(F)(F)F)';
const AZOLE = `[n:1]1(-!@[c:6]):[nX2:2]:[c:3](-!@[${AT_CARBON}:7])`;
const CHLORIDE = `[c:6][NH:1][N:2]=[C:3](Cl)[#6:7]`;
const ESTER_CHLORIDE = 'CCOC(=O)C(Cl)=NNc1ccccc1';

/**
 * Pyrazoles from a hydrazonoyl chloride, whose nitrile imine adds its carbon to the electron-rich end of an enamine or enol ether and its nitrogen
 * to the carbon that bears the amine or alkoxide, which leaves; and what both partners are made from.
 */
export const NITRILE_IMINES_AND_ENAMINES: readonly TextbookTransform[] = [
  ...(
    [
      ['N1CCOCC1', 'usual', 'O=C1N(c2ccccc2)CCC=C1N1CCOCC1'],
      ['N1CCCC1', 'possible', 'O=C1N(c2ccccc2)CCC=C1N1CCCC1'],
      ['O[CH2][CH3]', 'possible', 'CCOC1=CCCN(c2ccccc2)C1=O'],
    ] as const
  ).map(
    ([leaving, likelihood, example]): TextbookTransform => ({
      name: 'Nitrile imine cycloaddition',
      source: NITRILE_IMINES,
      likelihood,
      transform: `${AZOLE}:[c;${OF_ONE_RING}:4]:[c;H0;${OF_ONE_RING}:5]:1>>${CHLORIDE}.[C;!H0:4]=[C:5]${leaving}`,
      example: `${ESTER_CHLORIDE}.${example}>>CCOC(=O)c1nn(-c2ccccc2)c2c1CCN(c1ccccc1)C2=O`,
    }),
  ),
  {
    name: 'Nitrile imine cycloaddition',
    source: NITRILE_IMINES,
    likelihood: 'possible',
    // A terminal alkyne brings its substituent to the side of the nitrogen.
    transform: `${AZOLE}:[cH:4]:[c;H0;${OF_ONE_RING}:5]:1>>${CHLORIDE}.[CH:4]#[C:5]`,
    example: `${ESTER_CHLORIDE}.C#Cc1ccccc1>>CCOC(=O)c1cc(-c2ccccc2)n(-c2ccccc2)n1`,
  },
  {
    name: 'Japp-Klingemann hydrazone synthesis',
    source: li('Japp–Klingemann hydrazone synthesis'),
    likelihood: 'characteristic',
    transform: '[c:1][NH:2][N:3]=[C:4]([Cl:5])[C:6](=[O:7])[O:8]>>[c:1][NH2:2].[OH][N:3]=O.[CH3]C(=O)[CH:4]([Cl:5])[C:6](=[O:7])[O:8]',
    example: 'Nc1ccccc1.O=NO.CCOC(=O)C(Cl)C(C)=O>>CCOC(=O)C(Cl)=NNc1ccccc1',
  },
  {
    name: 'Chlorination of a hydrazone',
    source: NITRILE_IMINES,
    likelihood: 'characteristic',
    transform: '[c:1][NH:2][N:3]=[C:4]([Cl:5])[c:6]>>[c:1][NH:2][N:3]=[CH:4][c:6].[Cl:5]N1C(=O)CCC1=O',
    example: 'C(=NNc1ccccc1)c1ccccc1.O=C1CCC(=O)N1Cl>>ClC(=NNc1ccccc1)c1ccccc1',
  },
  {
    name: 'Aminoalkene from a dichlorolactam',
    source: march('chapter 17, elimination of hydrogen halides'),
    likelihood: 'characteristic',
    transform:
      '[NX3;R;!$(N(C=O)C=O):6]-;@[C;R:2](=[O:1])-;@[C;R:3](-!@[NX3;H0;$(N([CX4])[CX4]):5])=;@[CH:4]>>[N:6][C:2](=[O:1])[C:3](Cl)(Cl)[CH2:4].[NH:5]',
    example: 'O=C1N(c2ccccc2)CCCC1(Cl)Cl.C1COCCN1>>O=C1N(c2ccccc2)CCC=C1N1CCOCC1',
  },
  {
    name: 'Dichlorination of a lactam',
    source: march('chapter 12, halogenation beside the carbonyl group of acids and their derivatives'),
    likelihood: 'characteristic',
    transform:
      '[NX3;R;!$(N(C=O)C=O):6]-;@[C;R:2](=[O:1])-;@[CX4;R:3]([Cl:7])[Cl:8]>>[N:6][C:2](=[O:1])[CH2:3].[Cl:7]P(Cl)(Cl)(Cl)Cl.[Cl:8]P(Cl)(Cl)(Cl)Cl',
    example: 'O=C1CCCCN1c1ccccc1.ClP(Cl)(Cl)(Cl)Cl.ClP(Cl)(Cl)(Cl)Cl>>O=C1N(c2ccccc2)CCCC1(Cl)Cl',
  },
];

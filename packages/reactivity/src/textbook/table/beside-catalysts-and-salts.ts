import { clayden, kurti } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

/** The ketone of a new ring of six that an amine or hydroxide closes: what closes is the methyl group of an open ketone onto a ketone in a ring. */
const ANNULATED =
  '[O:1]=[C;r6:2]1[CH:3]=[C:4](-;@[C:8])-;@[CX4:5](-;@[C:9])[CX4:6][CX4:7]1>>[O:1]=[C:2]([CH3:3])[C:7][C:6][C:5]([C:9])[C:4]([C:8])=O';

/** What an amine, hydroxide or nitrite above the arrow is there for, where records show other reactions of the same compounds more often. */
export const BESIDE_CATALYSTS_AND_SALTS: readonly TextbookTransform[] = [
  ...(['L-proline', 'potassium hydroxide', 'sodium ethoxide', 'potassium tert-butoxide'] as const).map(
    (reagent): TextbookTransform => ({
      name: 'Intramolecular aldol condensation',
      source: reagent === 'L-proline' ? kurti('Hajos-Parrish Reaction') : kurti('Robinson Annulation'),
      likelihood: 'characteristic',
      transform: ANNULATED,
      reagent,
      example: 'CC(=O)CCC1(C)C(=O)CCC1=O>>CC12CCC(=O)C=C1CCC2=O',
    }),
  ),
  {
    name: 'Robinson annulation',
    source: kurti('Hajos-Parrish Reaction'),
    likelihood: 'usual',
    transform:
      '[C:1]1(=[O:2])[CH:3]=[C;R:4](-;@[C:8])-;@[CX4;R:5](-;@[CX3:9]=[O:12])[CH2:6][CX4:7]1>>[CH3:3][C:1](=[O:2])[C:7]=[CH2:6].O=[C:4]([C:8])[C;!H0:5][C:9]=[O:12]',
    reagent: 'L-proline',
    example: 'C=CC(C)=O.CC1C(=O)CCCC1=O>>CC12CCC(=O)C=C1CCCC2=O',
  },
  {
    name: 'Sandmeyer reaction',
    source: clayden(22),
    likelihood: 'characteristic',
    transform: '[N:1]#[C:2]-!@[c:3]>>[N:1]#[C:2][Cu].[NH2][c:3]',
    reagent: 'sodium nitrite',
    example: 'Cc1ccc(N)cc1.N#[C][Cu]>>Cc1ccc(C#N)cc1',
  },
];

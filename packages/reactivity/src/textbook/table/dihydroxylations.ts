import { march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

/** Cold alkaline permanganate, which adds to the alkene before it breaks anything. */
export const DIHYDROXYLATIONS: readonly TextbookTransform[] = [
  {
    name: 'Permanganate dihydroxylation',
    source: march('chapter 15, dihydroxylation of alkenes'),
    likelihood: 'possible',
    transform:
      '[CX4;$(C[#6]);!$(C([OX2])[!#6]):1]([OX2H:2])[CX4;$(C[#6]);!$(C([OX2])[!#6]):3][OX2H:4]>>[C:1]=[C:3].[O:2]=[Mn](=[O:4])(=O)[O-]',
    reagent: 'potassium permanganate',
    example: 'C1=CCCCC1.O=[Mn](=O)(=O)[O-]>>OC1CCCCC1O',
  },
];

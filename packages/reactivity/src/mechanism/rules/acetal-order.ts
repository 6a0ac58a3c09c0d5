import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { OrderRule } from './order-rule.ts';

/** Which carbonyl group of several becomes an acetal. */
export const acetalOrder: OrderRule = {
  id: 'O9',
  statement: 'Of carbonyl groups the aldehyde becomes an acetal first, then the saturated ketone, last one that an alkene or arene holds.',
  source: TEXTBOOKS.carbonylCondensation,
  chip: 'Acetal forms first',
  never: 'becomes the acetal first',
  risk: 'becomes an acetal as well',
  entries: [
    {
      steps: ['acetal-protection-of-a-carbonyl', 'dialkyl-acetal-formation', 'dithiane-protection-of-a-carbonyl'],
      ofKind: 'enone',
      never: ['aldehyde', 'saturatedKetone'],
    },
  ],
};

import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';

const DIACYL_PEROXIDE = '[OX2;$(O[CX3]=[OX1]);$(O[OX2][CX3]=[OX1])]';

export const diacylPeroxidesAreMadeLast: MechanismRule = {
  id: 'R96',
  statement: 'A diacyl peroxide outlasts no other step: warmth, metals and reductants break its weak bond.',
  source: TEXTBOOKS.radicals,
  judge: (view) => {
    const rivals = bystanders(view, DIACYL_PEROXIDE);
    if (rivals.length === 0) return [];
    const text = 'The peroxide decomposes meanwhile: make it last, from hydrogen peroxide and the acid chloride.';
    return [{ verdict: 'never', chip: 'Peroxide decomposes', text, wanted: [...view.changed].sort((a, b) => a - b), rivals }];
  },
};

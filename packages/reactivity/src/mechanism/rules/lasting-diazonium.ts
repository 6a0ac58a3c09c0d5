import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';

const DIAZONIUM = '[N;+1;$(N[#6])]#[N;+0]';

export const diazoniumIsUsedAtOnce: MechanismRule = {
  id: 'R95',
  statement: 'A diazonium salt is used at once and in the cold: it outlasts no other step.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) => {
    const rivals = bystanders(view, DIAZONIUM);
    if (rivals.length === 0) return [];
    const text = 'The diazonium salt decomposes meanwhile: make it last, and use it at once.';
    return [{ verdict: 'never', chip: 'Diazonium decomposes', text, wanted: [...view.changed].sort((a, b) => a - b), rivals }];
  },
};

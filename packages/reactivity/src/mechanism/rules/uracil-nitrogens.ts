import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isHalogen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { replacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

/** In the product: 3 of a uracil, and its N-H at 1, which nothing at 6 shields. */
const THREE_BEFORE_ONE = '[nX3;$(n[CX4])]1c(=[OX1])[nX3;H1][cH]cc1=[OX1]';

export const uracilsAtOne: MechanismRule = {
  id: 'I90',
  statement: 'A halide takes uracil and thymine at 1, not at 3 between the two carbonyl groups.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { reactants, sourceOf } = view.mapped;
    const places = view.places('product', THREE_BEFORE_ONE);
    if (places.length === 0) return [];
    return replacements(view).flatMap(({ incoming, leaving }): readonly Finding[] => {
      if (!isHalogen(reactants, leaving)) return [];
      const place = places.find(([nitrogen]) => sourceOf[nitrogen] === incoming);
      if (place === undefined) return [];
      const text = 'The anion of 1 is the better nucleophile, and it stands open: protect it, or alkylate both.';
      return [{ verdict: 'never', chip: 'Other nitrogen', text, wanted: [incoming], rivals: [sourceOf[place[3]]] }];
    });
  },
};

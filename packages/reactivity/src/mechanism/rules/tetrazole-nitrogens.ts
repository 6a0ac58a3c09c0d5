import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isSaturatedCarbon } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { replacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

/** In the product: 1 of a tetrazole, beside the carbon that bears a group. */
const BESIDE_CARBON = '[nX3;$(n[CX4])]1[nX2][nX2][nX2]c1[#6]';

const TRITYL = '[CX4;$(C(c)(c)c)]';

export const tetrazolesAwayFromCarbon: MechanismRule = {
  id: 'I131',
  statement: 'A branched alkyl group goes to 2 of a substituted tetrazole, away from its carbon; straight ones go to both.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { reactants, sourceOf } = view.mapped;
    const places = view.places('product', BESIDE_CARBON);
    if (places.length === 0) return [];
    return replacements(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      const place = places.find(([nitrogen]) => sourceOf[nitrogen] === incoming);
      const isBranched = isSaturatedCarbon(reactants, carbon) && reactants.hydrogenCount[carbon] < 2;
      // A trityl group is drawn on either nitrogen, and comes off again.
      if (place === undefined || !isBranched || view.atoms('reactants', TRITYL).has(carbon)) return [];
      const text =
        'So branched a group goes to the next nitrogen, away from the group on carbon: close the ring on the amine that bears it.';
      return [{ verdict: 'never', chip: 'Other nitrogen', text, wanted: [incoming], rivals: [sourceOf[place[1]]] }];
    });
  },
};

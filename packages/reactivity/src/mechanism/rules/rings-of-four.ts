import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isMade } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** Lactones and lactams of four: the oxygen or nitrogen, then the carbonyl carbon. */
const RING_OF_FOUR = '[OX2,NX3;r4]1[CX3](=[OX1])[CX4][CX4]1';

export const estersCloseNoRingOfFour: MechanismRule = {
  id: 'F40',
  statement: 'An ester meets no alcohol or amine two carbons away: no lactone or lactam of four closes with an alkoxide as leaving group.',
  source: TEXTBOOKS.strain,
  judge: (view) => {
    const { sourceOf, reactants, moleculeOf } = view.mapped;
    return view.places('product', RING_OF_FOUR).flatMap(([nucleophile, carbonyl]): readonly Finding[] => {
      const [inner, outer] = [sourceOf[nucleophile], sourceOf[carbonyl]];
      if (!isMade(view, nucleophile, carbonyl) || moleculeOf[inner] !== moleculeOf[outer]) return [];
      const isEster = view
        .leavingFrom(outer)
        .some(
          (atom) =>
            reactants.atomicNumber[atom] === ELEMENT.oxygen &&
            neighboursOf(reactants, atom).some((each) => each !== outer && reactants.atomicNumber[each] === ELEMENT.carbon),
        );
      if (!isEster) return [];
      const text =
        'The strain of the ring of four drives the alcohol back on: the lactam is made from an activated acid, an imine and a ketene, or by alkylation, the lactone from the activated acid.';
      return [{ verdict: 'never', chip: 'Ring of four', text, wanted: [inner, outer], rivals: [] }];
    });
  },
};

import { bondBetween, CHIRALITY, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A saturated carbon with its carboxyl group. */
const ACID = '[CX4;H0,H1][CX3;$(C=[OX1])][OX2H]';

export const alkylRadicalsSetNoCentre: MechanismRule = {
  id: 'Q270',
  statement: 'The radical that an acid leaves when it loses carbon dioxide is flat, and is joined to a carbon at either face.',
  source: TEXTBOOKS.asymmetricSynthesis,
  judge: (view) => {
    const { reactants, product, becomes } = view.mapped;
    return view.places('reactants', ACID).flatMap(([carbon, carboxyl]): readonly Finding[] => {
      const after = becomes[carbon];
      if (after < 0 || becomes[carboxyl] >= 0 || product.chirality[after] === CHIRALITY.none) return [];
      // What leads a second carbon to the place of the acid is a radical coupling; hydrogen alone is another matter.
      const joins = view.made.some((bond) => bond.includes(after) && bond.every((atom) => product.atomicNumber[atom] === ELEMENT.carbon));
      if (!joins || bondBetween(reactants, carbon, carboxyl) < 0 || neighboursOf(product, after).length < 3) return [];
      const isAlone = product.chirality.every((chirality, atom) => chirality === CHIRALITY.none || atom === after);
      const text = isAlone
        ? 'The radical is flat, whatever the configuration of the acid was: the racemate results.'
        : 'The radical is flat: only what shields one of its faces decides, and a mixture is to be expected.';
      return [{ verdict: isAlone ? 'never' : 'risk', chip: 'Centre not set', text, wanted: [carbon], rivals: [] }];
    });
  },
};

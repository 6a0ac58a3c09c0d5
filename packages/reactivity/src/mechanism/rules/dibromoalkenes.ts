import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { hasDoubleBondedOxygen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';
import { electrophileRank } from './organometal-steps.ts';

/** A dibromoalkene of an aldehyde, at its own carbon: `[carbon, end]`. */
const DIBROMOALKENE = '[CX3;H1]=[CX3;$(C([Br])[Br])]';

export const butyllithiumTakesCarbonyls: MechanismRule = {
  id: 'M10',
  statement: 'Butyllithium, which makes the alkyne of a dibromoalkene, adds to aldehydes, ketones and esters.',
  source: TEXTBOOKS.organometallics,
  judge: (view) => {
    const { reactants, product, becomes, moleculeOf } = view.mapped;
    return view.places('reactants', DIBROMOALKENE).flatMap(([carbon, end]): readonly Finding[] => {
      const isAlkyne = becomes[carbon] >= 0 && becomes[end] >= 0 && product.hydrogenCount[becomes[carbon]] === 0;
      if (!isAlkyne || view.leavingFrom(end).length !== 2) return [];
      const rivals = Array.from(becomes, (_, atom) => atom).filter(
        (atom) =>
          moleculeOf[atom] === moleculeOf[carbon] && hasDoubleBondedOxygen(reactants, atom) && electrophileRank(reactants, atom) >= 2,
      );
      if (rivals.length === 0) return [];
      const text = 'The butyllithium that makes the alkyne adds to this carbonyl group first: protect it, or bring in the alkyne itself.';
      return [{ verdict: 'never', chip: 'Other electrophile', text, wanted: [carbon, end], rivals }];
    });
  },
};

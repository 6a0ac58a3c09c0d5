import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A thiocarbonyl carbon between two nitrogens. */
const THIOUREA = '[#6;$([#6](=[SX1])([#7])[#7])]';
/** A carbonyl group of an amide, an imide or a hydantoin, with one nitrogen alone. */
const AMIDE_CARBONYL = '[#6;$([#6]([#7])[#6]);!$([#6]([#7])[#7])]=[OX1]';

export const amidesAreThionatedFirst: MechanismRule = {
  id: 'C20',
  statement:
    'Phosphorus sulfides take the oxygen of an amide before that between two nitrogens, as in hydantoins, uracils and barbiturates.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { product, reactants, sourceOf, becomes } = view.mapped;
    return [...view.atoms('product', THIOUREA)].flatMap((carbon): readonly Finding[] => {
      const source = sourceOf[carbon];
      const had = neighboursOf(reactants, source).some((atom) => reactants.atomicNumber[atom] === ELEMENT.oxygen && becomes[atom] < 0);
      const isMade = neighboursOf(product, carbon).some(
        (atom) => product.atomicNumber[atom] === ELEMENT.sulfur && !neighboursOf(reactants, source).includes(sourceOf[atom]),
      );
      if (!had || !isMade) return [];
      const { moleculeOf } = view.mapped;
      const rivals = bystanders(view, AMIDE_CARBONYL).filter((atom) => moleculeOf[atom] === moleculeOf[source]);
      if (rivals.length === 0) return [];
      const text = 'The oxygen of the amide is exchanged before this one: close the ring with thiourea or an isothiocyanate.';
      return [{ verdict: 'never', chip: 'Amide first', text, wanted: [source], rivals }];
    });
  },
};

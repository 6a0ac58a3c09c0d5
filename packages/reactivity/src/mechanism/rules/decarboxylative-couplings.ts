import { CHIRALITY } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** The carbon of a carboxyl group. */
const CARBOXYL = '[CX3;$(C(=[OX1])[OX2H,OX1-])]';

export const radicalsKeepNoConfiguration: MechanismRule = {
  id: 'Q8',
  statement:
    'A carbon in no ring that loses its carboxyl group as a radical, for an arene, an alkene or a halogen, keeps no configuration.',
  source: TEXTBOOKS.radicals,
  judge: (view) => {
    const { reactants, product, sourceOf } = view.mapped;
    const [carboxyls, open] = [view.atoms('reactants', CARBOXYL), view.atoms('reactants', '[CX4;!R]')];
    return view.made.flat().flatMap((atom): readonly Finding[] => {
      const carbon = sourceOf[atom];
      const isKept = reactants.chirality[carbon] !== CHIRALITY.none && product.chirality[atom] !== CHIRALITY.none;
      if (!isKept || !open.has(carbon) || !view.leavingFrom(carbon).some((each) => carboxyls.has(each))) return [];
      const text = 'The radical turns over before it meets its partner: both configurations result.';
      return [{ verdict: 'never', chip: 'Configuration lost', text, wanted: [carbon], rivals: [] }];
    });
  },
};

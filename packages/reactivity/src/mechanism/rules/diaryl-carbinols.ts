import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** Carbon with a free hydroxyl group, or an ether's or ester's oxygen that is not of a ring, and two arenes: `[carbon, oxygen]`. */
const DIARYL_CARBINOL = '[CX4;$(C(c)c);!$(C1OC*1)][OX2;!R]';

/** What hydrogen on palladium takes off, by the names of the steps. */
const HYDROGENOLYSES: readonly string[] = ['o-bn-deprotection', 'n-bn-deprotection', 'n-cbz-deprotection', 'co2h-bn-deprotection'];

export const diarylCarbinolsLoseOxygen: MechanismRule = {
  id: 'O190',
  statement:
    'Hydrogen on palladium that takes a benzyl group off takes the oxygen off a carbon between two arenes as well, which is benzylic twice.',
  source: TEXTBOOKS.hydroxylProtection,
  judge: (view) => {
    if (!view.names.some((name) => HYDROGENOLYSES.includes(name))) return [];
    const { becomes } = view.mapped;
    return view.places('reactants', DIARYL_CARBINOL).flatMap(([carbon, oxygen]): readonly Finding[] => {
      if (becomes[carbon] < 0 || becomes[oxygen] < 0) return [];
      const text =
        'The carbon-oxygen bond between two arenes is benzylic, too, and goes with the benzyl group: a silyl ether comes off without hydrogen.';
      return [{ verdict: 'risk', chip: 'Benzylic oxygen goes too', text, wanted: [oxygen], rivals: [carbon] }];
    });
  },
};

import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isHalogen, isSaturatedCarbon } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { replacements } from '../replacement.ts';

/** A carbon beside a π system, which palladium holds, or in a cyclopropane ring. */
export const BESIDE_PI_OR_IN_SMALL_RING = '[CX4;$(Ca),$(CC=[C,O]),$(CC#*),r3]';

export const bulkyBoron: MechanismRule = {
  id: 'K7',
  statement: 'A tertiary alkyl group does not pass from boron to palladium, a secondary one hardly.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    const { reactants } = view.mapped;
    const exchanges = replacements(view);
    return exchanges.flatMap(({ carbon, incoming, leaving }) => {
      if (reactants.atomicNumber[leaving] !== ELEMENT.boron || !isSaturatedCarbon(reactants, carbon)) return [];
      const isCoupled = exchanges.some((each) => each.carbon === incoming && isHalogen(reactants, each.leaving));
      const hydrogens = reactants.hydrogenCount[carbon];
      if (!isCoupled || hydrogens > 1 || view.atoms('reactants', BESIDE_PI_OR_IN_SMALL_RING).has(carbon)) return [];
      return [
        {
          verdict: hydrogens === 0 ? ('never' as const) : ('risk' as const),
          chip: 'Boron too crowded',
          text: 'So crowded an alkyl group leaves boron too slowly, and eliminates once it is on palladium.',
          wanted: [carbon],
          rivals: [],
        },
      ];
    });
  },
};

import { bondBetween } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isMade } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A cyclopentenone without a group at 2 and with an alkyl group at 3 that has hydrogen: the two ends of its double bond, and the group. */
const OPEN_AT_2 = '[CX3;H1;r5]1=[CX3;r5](-!@[CX4;H1,H2])[CX4;r5][CX4;r5][CX3;r5]1=[OX1]';

export const diketonesCloseToTheRicherAlkene: MechanismRule = {
  id: 'F43',
  statement: 'A 1,4-diketone closes to the cyclopentenone with more groups on its double bond: the methyl ketone is the electrophile.',
  source: TEXTBOOKS.carbonylCondensation,
  judge: (view) => {
    const { sourceOf, reactants, moleculeOf } = view.mapped;
    return view.places('product', OPEN_AT_2).flatMap(([methine, carbon, group]): readonly Finding[] => {
      if (!isMade(view, methine, carbon) || moleculeOf[sourceOf[methine]] !== moleculeOf[sourceOf[carbon]]) return [];
      const isAldol = reactants.hydrogenCount[sourceOf[methine]] === 3 && bondBetween(reactants, sourceOf[carbon], sourceOf[group]) >= 0;
      if (!isAldol) return [];
      const text =
        'The other carbon beside this ketone closes on the methyl ketone: the cyclopentenone with a group at 2 and at 3 results.';
      return [{ verdict: 'never', chip: 'Other closure', text, wanted: [sourceOf[methine]], rivals: [sourceOf[group]] }];
    });
  },
};

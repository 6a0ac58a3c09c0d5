import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isFreeOxygen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { isBesideHeteroatom, isOnArene, substitutions } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

export const anomersAreInverted: MechanismRule = {
  id: 'S20',
  statement: 'The Mitsunobu reaction of a hemiacetal with a phenol or an imide inverts its anomeric carbon, too.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return substitutions(view).flatMap((each): readonly Finding[] => {
      const { by, incoming, carbon } = each;
      if (by !== 'hydroxyl' || moleculeOf[carbon] === moleculeOf[incoming] || view.centreChange(each.productCarbon) !== 'kept') return [];
      if (!isBesideHeteroatom(view, each) || !isFreeOxygen(reactants, incoming) || !isOnArene(reactants, incoming)) return [];
      const text =
        'A phenol comes from the side opposite to the activated hydroxyl group: draw the other anomer of the hemiacetal, or take a glycosyl donor.';
      return [{ verdict: 'never', chip: 'Anomer is inverted', text, wanted: [carbon], rivals: [] }];
    });
  },
};

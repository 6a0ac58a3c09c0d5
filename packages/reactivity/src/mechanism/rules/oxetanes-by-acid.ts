import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isMade } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

const OXETANE = '[OX2;r4]1[CX4;r4][CX4;r4][CX4;r4]1';
const ALCOHOL = '[CX4;$(C[OX2H])]';

export const dehydrationClosesNoOxetane: MechanismRule = {
  id: 'F44',
  statement: 'A 1,3-diol loses water to an alkene, and closes no oxetane: one alcohol has to be a halide or sulfonate.',
  source: TEXTBOOKS.elimination,
  judge: (view) => {
    const { sourceOf, reactants } = view.mapped;
    return view.places('product', OXETANE).flatMap(([oxygen, one, , other]): readonly Finding[] => {
      const carbon = [one, other].find((each) => isMade(view, oxygen, each));
      if (carbon === undefined || !view.atoms('reactants', ALCOHOL).has(sourceOf[carbon])) return [];
      const leaves = view.leavingFrom(sourceOf[carbon]).some((atom) => reactants.hydrogenCount[atom] === 1);
      if (!leaves) return [];
      const text =
        'Acid takes water out of this diol to the alkene or a longer ether; base closes the oxetane from the halide or sulfonate.';
      return [{ verdict: 'never', chip: 'No oxetane', text, wanted: [sourceOf[carbon]], rivals: [sourceOf[oxygen]] }];
    });
  },
};

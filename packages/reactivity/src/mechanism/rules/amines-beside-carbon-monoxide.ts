import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';
import { PRIMARY_AMINE, SECONDARY_AMINE } from './self-reactive.ts';

const CARBON_MONOXIDE = '[CX1-]#[OX1+]';

/** The acylpalladium species is an acylating agent like any other. */
export const aminesTakeCarbonMonoxide: MechanismRule = {
  id: 'K90',
  statement: 'The acylpalladium species of a carbonylation takes a free alkylamine before an alcohol or water.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    const { product, becomes } = view.mapped;
    return [...view.atoms('reactants', CARBON_MONOXIDE)].flatMap((carbon): readonly Finding[] => {
      if (becomes[carbon] < 0) return [];
      const acylated = view.made.filter((bond) => bond.includes(becomes[carbon])).flat();
      const takesNitrogen = acylated.some((atom) => product.atomicNumber[atom] === ELEMENT.nitrogen);
      const rivals = [PRIMARY_AMINE, SECONDARY_AMINE].flatMap((pattern) => bystanders(view, pattern));
      if (takesNitrogen || rivals.length === 0) return [];
      const text = 'The free amine takes up the acyl group before the alcohol does: an amide results.';
      return [{ verdict: 'never', chip: 'Amine acylated first', text, wanted: [carbon], rivals }];
    });
  },
};

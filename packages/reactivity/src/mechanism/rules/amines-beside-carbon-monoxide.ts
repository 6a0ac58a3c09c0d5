import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';
import { PRIMARY_AMINE, SECONDARY_AMINE } from './self-reactive.ts';

const CARBON_MONOXIDE = '[CX1-]#[OX1+]';
const ARYLAMINE = '[NX3;!H0;+0;$(Nc)]';

/** The acylpalladium species is an acylating agent like any other. */
export const aminesTakeCarbonMonoxide: MechanismRule = {
  id: 'K90',
  statement: 'The acylpalladium species of a carbonylation takes a free alkylamine before an aromatic amine, an alcohol or water.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    const { product, becomes, sourceOf } = view.mapped;
    return [...view.atoms('reactants', CARBON_MONOXIDE)].flatMap((carbon): readonly Finding[] => {
      if (becomes[carbon] < 0) return [];
      const acylated = view.made.filter((bond) => bond.includes(becomes[carbon])).flat();
      const anilines = view.atoms('reactants', ARYLAMINE);
      const takesAmine = acylated.some((atom) => product.atomicNumber[atom] === ELEMENT.nitrogen && !anilines.has(sourceOf[atom]));
      const rivals = [PRIMARY_AMINE, SECONDARY_AMINE].flatMap((pattern) => bystanders(view, pattern));
      if (takesAmine || rivals.length === 0) return [];
      const text = 'The free alkylamine takes up the acyl group before the alcohol or the aromatic amine does: its amide results.';
      return [{ verdict: 'never', chip: 'Amine acylated first', text, wanted: [carbon], rivals }];
    });
  },
};

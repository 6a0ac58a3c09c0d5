import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import { heteroatomBonds } from '../heteroatom-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { GROUPS } from './bystander-groups.ts';
import type { Finding } from './nucleophiles.ts';

const OXIME_OXYGEN = '[OX2H;$(O[NX2]=[CX3])]';

export const aminesBeforeOximes: MechanismRule = {
  id: 'C23',
  statement: 'A halide alkylates a free alkylamine before the oxygen of an oxime.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const oximes = view.atoms('reactants', OXIME_OXYGEN);
    if (oximes.size === 0) return [];
    return heteroatomBonds(view).flatMap(({ nucleophile, kind }): readonly Finding[] => {
      if (kind !== 'alkyl' || !oximes.has(nucleophile)) return [];
      const rivals = bystanders(view, GROUPS.freeAmine.pattern);
      if (rivals.length === 0) return [];
      const text = 'The free amine takes the alkyl group before the oxime: it needs a protecting group.';
      return [{ verdict: 'never', chip: 'Amine first', text, wanted: [nucleophile], rivals }];
    });
  },
};

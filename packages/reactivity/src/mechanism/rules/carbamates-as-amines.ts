import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, type Finding } from './nucleophiles.ts';

/** Carbamates that protect nitrogen, each by what takes it off: one that leaves and one of the same kind that is to stay. */
const PROTECTING_CARBAMATES = [
  '[NX3;$(NC(=O)OC([CH3])([CH3])[CH3])]',
  '[NX3;$(NC(=O)O[CH2]c1ccccc1)]',
  '[NX3;$(NC(=O)O[CH2]C1c2ccccc2c2ccccc12)]',
  '[NX3;$(NC(=O)O[CH2][CH]=[CH2])]',
] as const;

export const carbamatesAreNoAmines: MechanismRule = {
  id: 'C151',
  statement:
    'A protected amino group is no nucleophile, and what sets it free takes the same protecting group off the partner that is to keep it.',
  source: TEXTBOOKS.aminoProtection,
  judge: (view) => {
    const { reactants, becomes } = view.mapped;
    return [...bondsOf(view, 'acyl'), ...bondsOf(view, 'alkyl')].flatMap(({ nucleophile, electrophile }): readonly Finding[] => {
      if (reactants.atomicNumber[nucleophile] !== ELEMENT.nitrogen) return [];
      const carbamate = PROTECTING_CARBAMATES.find((pattern) => view.atoms('reactants', pattern).has(nucleophile));
      if (carbamate === undefined) return [];
      const isSetFree = neighboursOf(reactants, nucleophile).some((each) => becomes[each] < 0);
      const rivals = bystanders(view, carbamate).filter((each) => each !== nucleophile);
      if (!isSetFree || rivals.length === 0) return [];
      const text =
        'This nitrogen is protected and reacts only once it is free; what frees it takes the same group off the other nitrogen: start from the free amine.';
      return [{ verdict: 'never', chip: 'Protected amine', text, wanted: [nucleophile, electrophile], rivals }];
    });
  },
};

import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { substitutions } from '../saturated-substitution.ts';
import { CARBOXYLIC_ACID, type Finding, OPEN_AMIDE } from './nucleophiles.ts';

/** Phenols, azoles and carbamates give dianions that are alkylated at their end; an open amide needs so strong a base that C2 has no word of it. */
export const acidsBeforeAmides: MechanismRule = {
  id: 'C131',
  statement: 'An alkyl halide takes the carboxylate of an acylamino acid, to the ester, before the N-H of its amide.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { moleculeOf } = view.mapped;
    return substitutions(view).flatMap(({ carbon, incoming, by }): readonly Finding[] => {
      if (by !== 'halide' || moleculeOf[carbon] === moleculeOf[incoming] || !view.atoms('reactants', OPEN_AMIDE).has(incoming)) return [];
      const rivals = bystanders(view, CARBOXYLIC_ACID).filter((atom) => moleculeOf[atom] === moleculeOf[incoming]);
      if (rivals.length === 0) return [];
      const text = 'The carboxylate is there long before the anion of the amide and takes the alkyl group: protect the acid as its ester.';
      return [{ verdict: 'never', chip: 'Acid reacts first', text, wanted: [incoming], rivals }];
    });
  },
};

import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { isBesidePi, substitutions } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** Of an open urea as well, whose oxygen is the better nucleophile. */
const PRIMARY_AMIDE = '[NX3;H2;$(N[CX3](=[OX1])[#6,$([NX3;!R;+0;!$(N[!#6])])]);!$(N[CX3](=[OX1])C=O)]';

export const primaryAmidesAreNotAlkylated: MechanismRule = {
  id: 'S12',
  statement: 'The anion of a primary amide or urea is a base to a plain alkyl halide, and what it does alkylate is alkylated again.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { moleculeOf, reactants } = view.mapped;
    const amides = view.atoms('reactants', PRIMARY_AMIDE);
    return substitutions(view).flatMap((each): readonly Finding[] => {
      const { carbon, incoming, by } = each;
      if (by !== 'halide' || !amides.has(incoming) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      if (isBesidePi(view, each) || reactants.hydrogenCount[carbon] === 3) return [];
      const text = 'Elimination and a second alkylation compete: bring the acyl or carbamoyl group to the amine that bears this group.';
      return [{ verdict: 'never', chip: 'Poor nucleophile', text, wanted: [incoming, carbon], rivals: [] }];
    });
  },
};

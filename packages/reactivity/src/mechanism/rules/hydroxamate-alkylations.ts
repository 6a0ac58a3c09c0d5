import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { substitutions } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** The N-H of a hydroxamic acid or an N-hydroxycarbamate with a free hydroxyl group, and its oxygen. */
const HYDROXAMIC_NITROGEN = '[NX3;H1;$(N[CX3]=[OX1])][OX2H]';

export const hydroxamatesReactAtOxygen: MechanismRule = {
  id: 'C250',
  statement: 'An alkyl halide or an activated alcohol takes a free hydroxamic acid at its oxygen, not at its nitrogen.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const places = view.places('reactants', HYDROXAMIC_NITROGEN);
    if (places.length === 0) return [];
    const { moleculeOf } = view.mapped;
    return substitutions(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      const place = places.find(([nitrogen]) => nitrogen === incoming);
      if (place === undefined || moleculeOf[carbon] === moleculeOf[incoming] || view.changed.has(place[1])) return [];
      const text =
        'Base makes the anion of the N-O-H, whose oxygen takes the alkyl group: bring the alkyl group in with the hydroxylamine.';
      return [{ verdict: 'never', chip: 'Oxygen first', text, wanted: [incoming], rivals: [place[1]] }];
    });
  },
};

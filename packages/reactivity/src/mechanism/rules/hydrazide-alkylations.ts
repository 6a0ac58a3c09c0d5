import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, type Finding, nucleophileAt } from './nucleophiles.ts';

/** The nitrogen of a hydrazide that bears an alkyl group or only hydrogen, and no acyl group. */
const BASIC_HYDRAZIDE_NITROGEN = '[NX3;!H0;+0;$(N[NX3][CX3]=[OX1]);!$(N[#6,S,P]=[O,S,N]);!$(Nc)]';

export const hydrazidesAreAlkylatedBeforeAmides: MechanismRule = {
  id: 'C272',
  statement: 'An alkyl halide takes the basic nitrogen of a hydrazide before the N-H of an amide.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) =>
    bondsOf(view, 'alkyl').flatMap(({ nucleophile }): readonly Finding[] => {
      if (nucleophileAt(view, nucleophile) !== 'amide') return [];
      const rivals = bystanders(view, BASIC_HYDRAZIDE_NITROGEN);
      if (rivals.length === 0) return [];
      const text = 'The free nitrogen of the hydrazide takes the alkyl group first: make the amide of the amine that bears it.';
      return [{ verdict: 'never', chip: 'Hydrazide first', text, wanted: [nucleophile], rivals }];
    }),
};

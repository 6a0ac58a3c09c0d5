import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, CARBOXYLIC_ACID, type Finding } from './nucleophiles.ts';

/** The amino group at 2 of guanine, of pterins and of isocytosine: between a ring nitrogen and the N-H beside the carbonyl group. */
const GUANINE_AMINE = '[NX3;H2;+0;$(N[c;r6](:[nX2]):[nX3;$(n:[c;$(c=[OX1])])])]';
const OPEN_ALCOHOL = '[OX2H;$(O[CX4;H1,H2])]';

export const alcoholsBeforeGuanines: MechanismRule = {
  id: 'C132',
  statement:
    'An acid that is activated esterifies an open alcohol before it meets the amino group of guanine, whose lone pair the ring holds.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { moleculeOf } = view.mapped;
    return bondsOf(view, 'acyl').flatMap(({ nucleophile, electrophile }): readonly Finding[] => {
      if (!view.atoms('reactants', GUANINE_AMINE).has(nucleophile)) return [];
      // Chlorides and anhydrides come after a silyl chloride, which holds the alcohols for the time being (Jones).
      if (!view.atoms('reactants', CARBOXYLIC_ACID).has(electrophile)) return [];
      const rivals = bystanders(view, OPEN_ALCOHOL).filter((atom) => moleculeOf[atom] === moleculeOf[nucleophile]);
      if (rivals.length === 0) return [];
      const text = 'The amino group of guanine is an amide of the ring rather than an amine: the alcohol takes the acyl group first.';
      return [{ verdict: 'never', chip: 'Alcohol reacts first', text, wanted: [nucleophile], rivals }];
    });
  },
};

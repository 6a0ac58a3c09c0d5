import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A ketone with a group beside it that leaves as an anion: `[carbonyl, carbon, leaving]`. */
const WITH_LEAVING_GROUP = '[CX3;$(C([#6])[#6]);$(C=[OX1])][CX4][$([OX2H]),$([OX2][CX3]=[OX1]),$([OX2]S(=O)=O),Cl,Br,I]';

export const groupsBesideKetonesLeave: MechanismRule = {
  id: 'O16',
  statement:
    'Zinc, and hydrazine with base, take a halide or an acyloxy group off the carbon beside a ketone before they reduce the ketone.',
  source: TEXTBOOKS.redox,
  judge: (view) => {
    if (!view.names.includes('wolff-kishner-or-clemmensen-reduction')) return [];
    const { becomes } = view.mapped;
    return view.places('reactants', WITH_LEAVING_GROUP).flatMap(([carbonyl, , leaving]): readonly Finding[] => {
      if (!view.changed.has(carbonyl) || becomes[leaving] < 0) return [];
      const text = 'The group beside this ketone leaves first: what is made is the ketone without it.';
      return [{ verdict: 'never', chip: 'Group leaves first', text, wanted: [carbonyl], rivals: [leaving] }];
    });
  },
};

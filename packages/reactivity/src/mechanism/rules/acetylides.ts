import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { hydrogenReplacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';
import { electrophileRank } from './organometal-steps.ts';

const TERMINAL_ALKYNE = '[CX2;H1]#[CX2]';

/** Aldehydes, and ketones with a hydrogen beside them, which the acetylide adds to or takes the hydrogen of. */
const TAKES_ACETYLIDE = '[CX3;$([CX3;H1][#6]),$(C([#6])[CX4;!H0]);!$(C[O,N,S])]=[OX1]';

export const acetylidesBesideCarbonyls: MechanismRule = {
  id: 'M7',
  statement: 'An acetylide does not last beside an aldehyde, or a ketone that enolises, in its own molecule.',
  source: TEXTBOOKS.organometallics,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      if (!view.atoms('reactants', TERMINAL_ALKYNE).has(carbon) || reactants.atomicNumber[incoming] !== ELEMENT.carbon) return [];
      // Palladium and copper join it to halides and azides beside anything.
      const isAddedTo = electrophileRank(reactants, incoming) >= 3;
      if (!isAddedTo || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const rivals = bystanders(view, TAKES_ACETYLIDE).filter((atom) => moleculeOf[atom] === moleculeOf[carbon]);
      if (rivals.length === 0) return [];
      const text =
        'The strong base that makes the acetylide takes the hydrogen beside this carbonyl group, or the acetylide adds to it: protect it.';
      return [{ verdict: 'never', chip: 'Carbonyl in the way', text, wanted: [carbon], rivals }];
    });
  },
};

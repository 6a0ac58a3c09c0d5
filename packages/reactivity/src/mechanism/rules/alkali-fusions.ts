import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { replacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

/** The sulfur of a sulfonic acid on an arene. */
const ARENESULFONIC = '[SX4;$(S(c)(=[OX1])(=[OX1])[OX2H,OX1-])]';
/** Groups that molten alkali opens, adds to or replaces. */
const TAKEN_BY_ALKALI =
  '[$([CX3](=[OX1])[OX2][#6]),$([CX3](=[OX1])[NX3]),$([CX2]#N),$([CX3;!$(C[OX2,NX3])]=[OX1]),$([Cl,Br,I]),$([F;$(F[CX4])]),$([N+](=O)[O-]),$([OX2H;$(O[CX4;$(Cc)])])]';

export const alkaliFusionSparesNothing: MechanismRule = {
  id: 'L7',
  statement:
    'Molten alkali that puts a hydroxyl group where a sulfonic acid was opens esters, amides and nitriles, takes halides and breaks benzylic alcohols.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) => {
    const { reactants } = view.mapped;
    const acids = view.atoms('reactants', ARENESULFONIC);
    return replacements(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (!acids.has(leaving) || reactants.atomicNumber[incoming] !== ELEMENT.oxygen) return [];
      const rivals = bystanders(view, TAKEN_BY_ALKALI);
      if (rivals.length === 0) return [];
      const text = 'The alkali melt does not leave this group alone.';
      return [{ verdict: 'never', chip: 'Does not stand the melt', text, wanted: [carbon], rivals }];
    });
  },
};

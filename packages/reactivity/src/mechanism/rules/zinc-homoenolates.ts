import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** Carbon that bears zinc, two carbons from an aldehyde; the same of a ketone. */
const ZINC_NEAR_ALDEHYDE = '[CX4;$(C[Zn])][CX4][CX3;H1]=[OX1]';
const ZINC_NEAR_KETONE = '[CX4;$(C[Zn])][CX4][CX3;$(C([#6])[#6])]=[OX1]';
const ALKYLZINC = '[CX4;$(C[Zn])]';
const ALCOHOL = '[OX2H;$(O[CX4])]';

export const alkylzincsBesideCarbonylsAndHydroxyls: MechanismRule = {
  id: 'M270',
  statement:
    'An alkylzinc reagent two carbons from an aldehyde closes to the cyclopropanol, and one with a free hydroxyl group in its molecule loses its carbon to the O-H.',
  source: TEXTBOOKS.organometallics,
  judge: (view) => {
    const { moleculeOf } = view.mapped;
    const zincs = view.atoms('reactants', ALKYLZINC);
    if (zincs.size === 0) return [];
    const hydroxyls = bystanders(view, ALCOHOL);
    return [...zincs].flatMap((carbon): readonly Finding[] => {
      const near = (pattern: string) => view.places('reactants', pattern).find((place) => place[0] === carbon);
      const aldehyde = near(ZINC_NEAR_ALDEHYDE);
      const carbonyl = aldehyde ?? near(ZINC_NEAR_KETONE);
      const rivals = hydroxyls.filter((atom) => moleculeOf[atom] === moleculeOf[carbon]);
      if (rivals.length > 0) {
        const text = 'The hydroxyl group takes the carbon off the zinc as the reagent is made: protect it before.';
        return [{ verdict: 'never', chip: 'Acidic hydrogen', text, wanted: [carbon], rivals }];
      }
      if (carbonyl === undefined) return [];
      const text =
        'The carbon of the zinc reagent meets the carbonyl group two atoms away, to the cyclopropanol: take the ester, or an acetal.';
      return [{ verdict: aldehyde ? 'never' : 'risk', chip: 'Closes to ring', text, wanted: [carbon], rivals: [carbonyl[2]] }];
    });
  },
};

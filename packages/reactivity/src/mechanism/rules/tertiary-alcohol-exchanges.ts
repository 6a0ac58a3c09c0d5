import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { staysBonded } from '../kept-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, type Finding } from './nucleophiles.ts';

const TERTIARY_ALCOHOL = '[OX2H;$(O[CX4;H0;$(C([#6])([#6])[#6])])]';

/** An ester of a plain alcohol, or a vinyl ester, which an enzyme takes; those of other enols and of phenols are none. */
const PLAIN_ESTER = '[CX3;$(C[#6])](=[OX1])[OX2;$(O[CX4;!$(CC(F)F);!$(CC(Cl)Cl)]),$(O[CX3;H1]=[CX3;H2])]';

export const tertiaryAlcoholsExchangeNothing: MechanismRule = {
  id: 'C24',
  statement: 'A tertiary alcohol does not displace a smaller one from its ester.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const tertiary = view.atoms('reactants', TERTIARY_ALCOHOL);
    return bondsOf(view, 'acyl').flatMap(({ nucleophile, electrophile, closesRing }): readonly Finding[] => {
      if (closesRing || !tertiary.has(nucleophile)) return [];
      const isExchanged = view
        .places('reactants', PLAIN_ESTER)
        .some(([carbon, , oxygen]) => carbon === electrophile && !staysBonded(view, carbon, oxygen));
      if (!isExchanged) return [];
      const text = 'The equilibrium and the crowd are against this alcohol: take the acid chloride or the anhydride.';
      return [{ verdict: 'never', chip: 'Too crowded', text, wanted: [nucleophile, electrophile], rivals: [] }];
    });
  },
};

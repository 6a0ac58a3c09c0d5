import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, CARBOXYLIC_ACID, type Finding } from './nucleophiles.ts';

/** Not tert-butanol, which acid and isobutene, or a carbonate, bring to an acid. */
const TERTIARY_ALCOHOL = '[OX2H;$(O[CX4;H0;$(C([#6])([#6])[#6])]);!$(OC([CH3])([CH3])[CH3])]';

export const tertiaryAlcoholsNeedAnAcidChloride: MechanismRule = {
  id: 'C27',
  statement: 'A tertiary alcohol takes no acyl group from an acid: the acid that helps takes its water out first.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    if (!view.names.includes('fischer-speier-esterification')) return [];
    const tertiary = view.atoms('reactants', TERTIARY_ALCOHOL);
    const acids = view.atoms('reactants', CARBOXYLIC_ACID);
    return bondsOf(view, 'acyl').flatMap(({ nucleophile, electrophile, closesRing }): readonly Finding[] => {
      if (closesRing || !tertiary.has(nucleophile) || !acids.has(electrophile)) return [];
      const text = 'Acid makes the cation and then the alkene of such an alcohol: take the acid chloride or the anhydride, and a base.';
      return [{ verdict: 'never', chip: 'Tertiary alcohol', text, wanted: [nucleophile, electrophile], rivals: [] }];
    });
  },
};

import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { hydrogenReplacements, replacements } from '../replacement.ts';

/** The outer carbon of an allylic alcohol that still has its hydrogen beside the oxygen, then the inner one and the carbinol. */
const ALLYLIC_ALCOHOL = '[CX3;H1,H2]=[CX3][CX4;!H0;$(C[OX2H])]';

export const allylicAlcoholsGiveCarbonyls: MechanismRule = {
  id: 'K10',
  statement: 'The Heck reaction of an allylic alcohol gives the aldehyde or ketone: palladium hydride leaves on the side of the oxygen.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    if (!view.names.includes('heck-reaction')) return [];
    const { reactants } = view.mapped;
    const arylated = replacements(view).filter(({ carbon }) => reactants.isAromatic[carbon] === 1);
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }) => {
      if (!arylated.some((each) => each.carbon === incoming)) return [];
      const place = view.places('reactants', ALLYLIC_ALCOHOL).find(([outer]) => outer === carbon);
      // Where the carbinol changes, the carbonyl compound is what is meant.
      if (place === undefined || place.slice(1).some((atom) => view.changed.has(atom))) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Gives the carbonyl',
          text: 'Palladium hydride leaves toward the alcohol: the 3-aryl aldehyde or ketone results. Only silver salts, or a protected oxygen, keep the alkene.',
          wanted: [carbon],
          rivals: [place[2]],
        },
      ];
    });
  },
};

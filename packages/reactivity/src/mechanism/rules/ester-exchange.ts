import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, type Finding, NUCLEOPHILES } from './nucleophiles.ts';

/** An ester of an alcohol that nothing makes a good leaving group. */
const ALKYL_ESTER = '[CX3;!R;$(C[#6;!$(C(F)F);!$(C([CX3]=[OX1])[CX3]=[OX1])])](=[OX1])[OX2;$(O[CX4;!$(C[F,Cl])])]';

export const phenolsOpenNoEsters: MechanismRule = {
  id: 'C11',
  statement: 'A phenol does not take an acyl group from the ester of an alcohol: phenoxide leaves before the alkoxide does.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const bonds = bondsOf(view, 'acyl');
    if (bonds.length === 0) return [];
    const phenols = view.atoms('reactants', NUCLEOPHILES.phenol);
    const esters = phenols.size === 0 ? phenols : view.atoms('reactants', ALKYL_ESTER);
    return bonds.flatMap(({ nucleophile, electrophile }): readonly Finding[] => {
      if (!phenols.has(nucleophile) || !esters.has(electrophile)) return [];
      const text =
        'Of the two the phenoxide leaves the more readily, so that the ester stays as it is: take the acid chloride or the anhydride.';
      return [{ verdict: 'never', chip: 'Alkoxide stays', text, wanted: [nucleophile], rivals: [] }];
    });
  },
};

import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { staysBonded } from '../kept-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, type Finding } from './nucleophiles.ts';

/** An open ester of a plain alcohol whose alpha carbon bears three carbons, as in pivalates; not a malonate, nor in a small ring. */
const SHIELDED = '[CX3;!R;$(C[CX4;H0;!r3;!r4;$(C([#6])([#6])([#6])[#6]);!$(C([CX3]=[OX1])[CX3]=[OX1])])](=[OX1])[OX2;$(O[CX4;!$(CC(F)F)])]';

export const quaternaryEstersKeepAmines: MechanismRule = {
  id: 'C161',
  statement: 'Neither ammonia nor an amine opens an ester beside a quaternary carbon: the acid chloride does it.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { reactants } = view.mapped;
    return bondsOf(view, 'acyl').flatMap(({ nucleophile, electrophile }): readonly Finding[] => {
      if (reactants.atomicNumber[nucleophile] !== ELEMENT.nitrogen) return [];
      const isOpened = view
        .places('reactants', SHIELDED)
        .some(([carbon, , oxygen]) => carbon === electrophile && !staysBonded(view, carbon, oxygen));
      // A hydrazine or hydroxylamine is small and quicker than its base tells.
      const isAlpha = neighboursOf(reactants, nucleophile).some((atom) => reactants.atomicNumber[atom] !== ELEMENT.carbon);
      if (!isOpened || isAlpha) return [];
      const text = 'The quaternary carbon beside it keeps amines off this ester: take the acid chloride, or couple the acid.';
      const isPrimary = reactants.hydrogenCount[nucleophile] === 2;
      return [{ verdict: isPrimary ? 'risk' : 'never', chip: 'Ester too crowded', text, wanted: [electrophile], rivals: [] }];
    });
  },
};
